/**
 * The site's fonts, cut down to the characters in use. Text fonts are files. Heading fonts are data
 * in each page's styles, so that they are ready for the first frame on any network.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import * as content from '#content/content.ts';
import { homePath, resumePath } from '#content/routes.ts';
import { localUrl } from '#content/urls.ts';
import { defined } from '#lib/defined.ts';
import { memoize } from '#lib/memoize.ts';
import { withCache } from '#lib/node/cache.ts';
import { latinSubsets, readSubsets } from '#lib/node/font-package.ts';
import { projectDirectory } from '#lib/node/paths.ts';
import { scripts } from '#lib/scripts.ts';
import { stringsIn } from '#lib/text.ts';
import { markdownFiles } from '#model/articles/markdown-files.ts';
import { hashedPath } from '#model/hashed-path.ts';
import { languageNames } from '#model/translation.ts';
import { desktopQuery, ids } from '#schema/constants.ts';
import type { PageText } from '../page-text.ts';
import { minifyCss } from '../styles/minify-css.ts';
import type { Output, OutputFile } from './output.ts';

const familjen = {
  family: 'Familjen Grotesk',
  package: '@fontsource-variable/familjen-grotesk',
  weight: '400 700',
};
const upright = { ...familjen, variant: 'wght-normal' };
const italic = { ...familjen, variant: 'wght-italic' };
const mono = {
  family: 'IBM Plex Mono',
  package: '@fontsource/ibm-plex-mono',
  weight: '400',
  variant: '400-normal',
};

/** `variant` is in the package's file names, between subset and extension. */
type Font = typeof upright;

/** On home the headings after the first screen. */
const laterHeadings = minifyCss(
  `#${ids.laterStyles} ~ *, main ~ * { --heading: "Later Headings", "Headings", var(--display); }`,
);

/** The weight of all headings, and of the name in the navigation. */
const headingWeight = 600;

/** ASCII, which any page may need: for what visitors type, for dates and for code. */
const basic = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');

const texts = [
  basic,
  '’“”…–—·×→',
  ...languageNames(),
  ...[...stringsIn(content)].map(([, text]) => text),
  ...markdownFiles.map(({ text }) => text),
];
const characters = [...new Set(texts.join(''))].join('');

const forText = { targetFormat: 'woff2', dropTables: ['STAT'] } as const;
const forHeadings = {
  targetFormat: 'woff2',
  // Ligatures would be a fifth of such a small font. `prep` is kept: without it characters would
  // be hinted and spaced unevenly.
  dropTables: ['STAT', 'GSUB', 'GDEF', 'gasp'],
  variationAxes: { wght: headingWeight },
} as const;

/** A font's subsets, in the order of preference; `size` is in %. */
type Source = Pick<Font, 'package' | 'variant'> & { subsets: string[]; size?: number };

/** The families for headings in scripts of which the site's font has no letters. */
const headingSources = Object.entries(scripts).flatMap(([script, [, , , , face]]): Source[] => {
  if (!face) return [];
  const [family, size] = face;
  const subsets = [script, `${script}-ext`];
  return [{ ...upright, package: `@fontsource-variable/${family}`, subsets, size }];
});

/** The subsets of fonts that a text needs, cut down to it. System fonts supply the rest. */
async function cutFonts(
  sources: Source[],
  text: string,
  options: typeof forText | typeof forHeadings,
) {
  // Combining marks are in several subsets: the first that has one is used.
  const all = sources.flatMap((source) =>
    source.subsets.flatMap((name) =>
      readSubsets(source.package)
        .filter((subset) => subset.name === name)
        .map((subset) => ({ ...subset, source })),
    ),
  );
  const parts = all.map(async ({ name, range, has, source }, i) => {
    const subsetCharacters = [...text].filter((character) => {
      const point = defined(character.codePointAt(0));
      return has(point) && all.findIndex((other) => other.has(point)) === i;
    });
    // Spaces and joiners alone need no font: browsers refuse one without an outline.
    if (/^[\s\p{Default_Ignorable_Code_Point}]*$/u.test(subsetCharacters.join(''))) return [];
    const base = source.package.split('/')[1];
    const file = `node_modules/${source.package}/files/${base}-${name}-${source.variant}.woff2`;
    const whole = await readFile(join(projectDirectory, file));
    const characters = subsetCharacters.sort().join('');
    const body = await withCache(['font', whole, characters, JSON.stringify(options)], () =>
      subsetFont(whole, characters, options),
    );
    return [{ name, range, has, size: source.size, body }];
  });
  return (await Promise.all(parts)).flat();
}

const rule = (fields: Record<string, string | false>) =>
  `@font-face{${Object.entries(fields)
    .flatMap(([name, value]) => (value ? [`${name}:${value}`] : []))
    .join(';')}}`;

async function textFont(font: Font) {
  const subsets = font === mono ? [...latinSubsets, 'cyrillic', 'cyrillic-ext'] : latinSubsets;
  const parts = await cutFonts([{ ...font, subsets }], characters, forText);
  const isItalic = font.variant.endsWith('italic');
  return parts.map(({ name, range, has, body }) => {
    const family = `${font.package.split('/')[1]}${isItalic ? '-italic' : ''}`;
    const path = hashedPath(`${family}-${name}`, 'woff2', body);
    const styles = (isAlone: boolean) =>
      rule({
        'font-family': `"${font.family}"`,
        src: `url(${localUrl(path)})format("woff2")`,
        'font-weight': font.weight,
        'font-style': isItalic && 'italic',
        // A font that loads late is first used on the next page, so that text does not move.
        'font-display': 'optional',
        'unicode-range': !isAlone && range,
      });
    /** Whether a page needs it: one word of another script would cost all pages a rule. */
    const isFor = ({ characters, hasItalics }: PageText) =>
      (hasItalics || !isItalic) &&
      (latinSubsets.includes(name) ||
        [...characters].some((character) => has(defined(character.codePointAt(0)))));
    return { path, body, styles, isFirst: name === 'latin', isFor };
  });
}

/** The parts of each font of text. */
const textFonts = memoize(() =>
  Promise.all([upright, mono, ...(markdownFiles.length > 0 ? [italic] : [])].map(textFont)),
);

export const fonts: Output = async () =>
  (await textFonts()).flat().map(({ path, body }): OutputFile => [path, () => body]);

/** The font of headings, cut down to a text, as data. */
async function headingFont(family: string, text: string) {
  const characters = [...new Set(text)].sort().join('');
  const sources = [{ ...upright, subsets: latinSubsets }, ...headingSources];
  const parts = await cutFonts(sources, characters, forHeadings);
  return parts.map(({ range, size, body }) =>
    rule({
      'font-family': `"${family}"`,
      src: `url(data:font/woff2;base64,${body.toString('base64')})format("woff2")`,
      'font-weight': `${headingWeight}`,
      'size-adjust': size !== undefined && `${size}%`,
      'unicode-range': parts.length > 1 && range,
    }),
  );
}

export type PageFonts = Awaited<ReturnType<typeof pageFonts>>;

/**
 * The font styles of a page, and the text fonts that browsers on desktops fetch with it. On home the
 * first screen has a font of its own, for the name. On the resume the name is the only heading in
 * the font of headings.
 */
export async function pageFonts(page: PageText, path: string | null) {
  const { headings } = page;
  const isHome = path === homePath;
  const first = isHome || path === resumePath ? '' : headings;
  const text = (await textFonts()).map((parts) => parts.filter(({ isFor }) => isFor(page)));
  const styles = [
    ...(await headingFont('Headings', content.owner.name + first)),
    ...text.flatMap((parts) => parts.map(({ styles }) => styles(parts.length === 1))),
  ].join('');
  const laterStyles = isHome
    ? (await headingFont('Later Headings', headings.replace(content.owner.name, ''))).join('') +
      laterHeadings
    : '';
  const preloads = text
    .flat()
    .flatMap(({ path, isFirst }) =>
      isFirst ? [{ href: localUrl(path), media: desktopQuery }] : [],
    );
  return { styles, laterStyles, preloads };
}
