/**
 * The content, with this version's types: the files may declare types of an earlier version. Globs
 * import the files, since a content folder need not have all of them.
 */
import { withReplacements } from '#lib/with-replacements.ts';
import { accentPalette, parseColour } from '#schema/accent-palette.ts';
import type { CareerConnection, CareerItem, ResolvedConnection } from '#schema/career.ts';
import { defaultPalette, type FullPalette } from '#schema/default-palette.ts';
import type { Look } from '#schema/look.ts';
import type { Owner } from '#schema/owner.ts';
import type { Post } from '#schema/posts.ts';
import type { Project } from '#schema/projects.ts';
import type { Resume } from '#schema/resume.ts';
import { stringsIn } from '#strings/strings-in.ts';
import type { UiArticleStrings, UiStrings } from '#strings/types.ts';

export type Content = typeof import('./content.ts');

/** The connections with indices in place of ids. An id that no role has is unchanged. */
const resolveConnections = (items: CareerItem[], connections: CareerConnection[]) =>
  connections.map((ends) => {
    // Two pairs without a comma between them are one expression, whose value the check reports.
    if (!Array.isArray(ends)) return ends;
    return ends.map((end) => {
      const index = items.findIndex(({ id }) => id !== undefined && id === end);
      return index === -1 ? end : index;
    }) as ResolvedConnection;
  });

/** Values without empty fields, which are as if they were not there; some must be there. */
function withoutEmpty<Value>(value: Value, required: string[] = []): Value {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => withoutEmpty(item, required)) as Value;
  const fields = Object.entries(value).flatMap(([name, field]) => {
    if (required.includes(name)) return [[name, field]];
    const isEmpty = typeof field === 'string' && field.trim() === '';
    return isEmpty ? [] : [[name, withoutEmpty(field, required)]];
  });
  return Object.fromEntries(fields) as Value;
}

/** The export of a file, or the fallback if the content folder does not have the file. */
function read<Value>(files: Record<string, unknown>, fallback: Value): Value {
  const [value = fallback] = Object.values(files);
  return value as Value;
}

export const owner: Owner = withoutEmpty(
  read(import.meta.glob('#content-folder/owner.ts', { eager: true, import: 'owner' }), {} as Owner),
  ['name', 'tagline', 'pitch', 'email', 'site', 'description', 'alt', 'hidden'],
);
export const projects: Project[] = read(
  import.meta.glob('#content-folder/projects.ts', { eager: true, import: 'projects' }),
  [],
);
export const careerItems: CareerItem[] = withoutEmpty(
  read(import.meta.glob('#content-folder/career.ts', { eager: true, import: 'careerItems' }), []),
  ['title', 'company', 'period', 'duration', 'project'],
);
export const careerConnections: ResolvedConnection[] = resolveConnections(
  careerItems,
  read(
    import.meta.glob('#content-folder/career.ts', { eager: true, import: 'careerConnections' }),
    [],
  ),
);
export const resume: Resume = withoutEmpty(
  read(import.meta.glob('#content-folder/resume.ts', { eager: true, import: 'resume' }), {}),
);
export const topics: string[] = read(
  import.meta.glob('#content-folder/topics.ts', { eager: true, import: 'topics' }),
  [],
);
export const posts: Post[] = read(
  import.meta.glob('#content-folder/posts.ts', { eager: true, import: 'posts' }),
  [],
);
const language = stringsIn(owner.lang);
export const strings: UiStrings = withReplacements(
  language.strings,
  read(import.meta.glob('#content-folder/words.ts', { eager: true, import: 'words' }), {}),
);
export const articleStrings: UiArticleStrings = withReplacements(
  language.articleStrings,
  read(import.meta.glob('#content-folder/words.ts', { eager: true, import: 'articleWords' }), {}),
);
/** Earlier addresses of the feed, at which it is, too. */
export const feeds: string[] = read(
  import.meta.glob('#content-folder/feeds.ts', { eager: true, import: 'feeds' }),
  [],
);
export const look: Look = read(
  import.meta.glob('#content-folder/look.ts', { eager: true, import: 'look' }),
  {},
);
/** The colours of an earlier version's palette.ts, which the check reports. */
const earlierColours: Partial<FullPalette> = read(
  import.meta.glob('#content-folder/palette.ts', { eager: true, import: 'palette' }),
  {},
);
const { accent, colours } = look ?? {};
export const palette: FullPalette = {
  // The check reports an invalid accent.
  ...(typeof accent === 'string' && parseColour(accent) ? accentPalette(accent) : defaultPalette),
  ...earlierColours,
  ...(colours as Partial<FullPalette> | undefined),
};
