/** The URLs that a blog's posts had, as patterns such as '/:year/:title/'. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Generator, Settings } from './generators.ts';

export type UrlPatterns = {
  /** Empty if unknown. */
  pattern: string;
  /** By the posts' first folder, where it differs. */
  sections: Record<string, string>;
  /** The file that has it, or whose default it is. */
  source: string;
};

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Jekyll's names for patterns. */
const named: Record<string, string> = {
  date: '/:categories/:year/:month/:day/:title.html',
  pretty: '/:categories/:year/:month/:day/:title/',
  ordinal: '/:categories/:year/:y_day/:title.html',
  none: '/:categories/:title.html',
};

type Default = { scope?: { type?: string; path?: string }; values?: { permalink?: string } };

/** Jekyll's `permalink`, also among its defaults for posts. */
function inDefaults({ defaults, permalink }: Settings): string | undefined {
  const [last] = (Array.isArray(defaults) ? (defaults as Default[]) : [])
    .filter(({ scope }) => (scope?.type ?? 'posts') === 'posts')
    .flatMap(({ values }) => values?.permalink ?? [])
    .reverse();
  const pattern = last ?? permalink;
  return isText(pattern) ? (named[pattern] ?? pattern) : undefined;
}

/** Placeholders of Python and of templates as those of patterns; undefined if one is unknown. */
function toPattern(written: string): string | undefined {
  const pattern = written
    .replace(/\{date:([^}]*)\}/g, (_, format: string) =>
      format.replace(/%Y/g, ':year').replace(/%m/g, ':month').replace(/%d/g, ':day'),
    )
    .replace(/\{(?:slug)\}|\{\{-?\s*(?:page\.)?(?:fileSlug|slug)\s*(?:\|[^}]*)?-?\}\}/g, ':title')
    .replace(/\{category\}/g, ':category');
  return /[{}%$]/.test(pattern)
    ? undefined
    : `/${pattern.replace(/^\//, '').replace(/index\.html$/, '')}`;
}

/** A pattern in a file of code, such as `ARTICLE_URL = '{slug}.html'`; empty if it is computed. */
function inCode(root: string, files: string[], before: string) {
  for (const source of globSync(files, { cwd: root, exclude: (name) => name === 'node_modules' })) {
    const code = readFileSync(join(root, source), 'utf8');
    if (!new RegExp(before, 'm').test(code)) continue;
    const [, written = '{}'] =
      new RegExp(`${before}\\s*["'\`]([^"'\`\\n]+)["'\`]`, 'm').exec(code) ?? [];
    return { pattern: toPattern(written) ?? '', source };
  }
  return undefined;
}

/**
 * @param base the last part of the posts' folder.
 *
 * @returns the patterns of a blog, from its settings or, without any, its generator.
 */
export function findUrlPatterns(
  root: string,
  generator: Generator,
  { settings, file }: { settings: Settings; file: string | undefined },
  base: string,
): UrlPatterns {
  const { name } = generator;
  const inFile =
    name === 'Pelican'
      ? inCode(root, ['publishconf.py', 'pelicanconf.py'], '^ARTICLE_URL\\s*=')
      : name === 'Eleventy'
        ? inCode(root, ['**/*.11tydata.{js,cjs,mjs,json}'], 'permalink["\']?\\s*:')
        : undefined;
  if (inFile) return { ...inFile, sections: {} };
  const { permalinks } = settings;
  const bySection = Object.entries((permalinks as { page?: object })?.page ?? permalinks ?? {});
  const inSettings = inDefaults(settings);
  const isSet = inSettings !== undefined || bySection.length > 0;
  return {
    pattern: (inSettings ?? generator.url).replace(':base', base).replace(/^(?=[^/])/, '/'),
    sections: Object.fromEntries(bySection.filter(([, pattern]) => isText(pattern))),
    source: isSet && file ? file : `the default of ${name}`,
  };
}
