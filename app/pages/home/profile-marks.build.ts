/** The marks of the owner's profiles, in their order: drawn when the site is built from libraries that are never shipped. */
import { owner } from '../../content.ts';
import { markOf } from '../../sections/hero/profile-marks.ts';

export const profileMarks = owner.profiles.map(markOf);
