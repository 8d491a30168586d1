/** The common form of every source, before it becomes content. */

import type { CareerItem } from '#content-types/career.ts';
import type { Profile } from '#content-types/owner.ts';
import type { Post } from '#content-types/posts.ts';
import type { Project } from '#content-types/projects.ts';
import { mailboxPattern } from '../site/check/values.ts';

/** A role, its time in months ('2019-04') where it is known. */
export type ImportedRole = Partial<Pick<CareerItem, 'title' | 'company' | 'project' | 'period' | 'start' | 'end'>> & {
  /** The site's own part of a published role: taken as it is. */
  own?: Omit<CareerItem, 'title' | 'company' | 'project'> & { index: number; ledTo: number[] };
};

export type Imported = {
  name?: string | undefined;
  tagline?: string | undefined;
  pitch?: string | undefined;
  email?: string | undefined;
  site?: string | undefined;
  profiles: Profile[];
  /** In any order. */
  roles: ImportedRole[];
  projects: Partial<Project>[];
  topics: string[];
  posts: Post[];
  /** What has no place in the content, a line each. */
  leftOut: string[];
};

/** An empty start for a source's reader. */
export const emptyImport = (): Imported => ({
  profiles: [],
  roles: [],
  projects: [],
  topics: [],
  posts: [],
  leftOut: [],
});

/** A text without surplus blanks; undefined where there is none. */
export function textOf(value: unknown): string | undefined {
  const text = typeof value === 'string' || typeof value === 'number' ? `${value}`.replace(/\s+/g, ' ').trim() : '';
  return text || undefined;
}

/** An https address: of a page that was named without a scheme, or with the unsafe one, the safe one. */
export function addressOf(value: unknown): string | undefined {
  const text = textOf(value)?.replace(/^(?:http:\/\/)?(?=[\w-]+\.[\w.-])/, 'https://');
  return text && URL.canParse(text) && text.startsWith('https://') ? text : undefined;
}

/** A mailbox as the content's rules ask for it. */
export function mailboxOf(value: unknown): string | undefined {
  const text = textOf(value)?.replace(/^mailto:/, '');
  return text && mailboxPattern.test(text) ? text : undefined;
}

/** The first sentences of a text that fit, or as many words. */
export function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const sentences = text.slice(0, longest + 1).match(/^.*[.!?](?=\s)/)?.[0];
  return sentences ?? `${text.slice(0, longest - 1).replace(/\s+\S*$/, '')}…`;
}
