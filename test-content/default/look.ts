import type { Look } from '#schema/look.ts';

export const look: Look = {};
