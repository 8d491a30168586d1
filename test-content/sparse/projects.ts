import type { Project } from '#content-types/projects.ts';

export const projects: Project[] = [];
