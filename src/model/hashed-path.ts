import { createHash } from 'node:crypto';
import { hashedFolder } from '#schema/constants.ts';

/** Short: pages contain many such hashes. */
const hashOf = (body: string | Buffer) =>
  createHash('sha256').update(body).digest('hex').slice(0, 6);

/** A file's path with a hash of its content. */
export const hashedPath = (name: string, ending: string, body: string | Buffer) =>
  `${hashedFolder}${name}-${hashOf(body)}.${ending}`;

/** The path of the owner's file. Blockers' lists have names such as '/assets/ad-', so the hash is first. */
export const mediaPath = (name: string, ending: string, body: string | Buffer) =>
  `${hashedFolder}${hashOf(body)}-${name.replace(/[^\w-]+/g, '-')}.${ending}`;
