import type { Project } from '#schema/projects.ts';

export const projects: Project[] = [];
