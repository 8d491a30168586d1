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
import { readSubsets } from '#lib/node/font-package.ts';
import { projectDirectory } from '#lib/node/paths.ts';
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

/** The subsets of a font that a text needs, cut down to it. System fonts supply the rest. */
async function cutFont(font: Font, text: string, options: typeof forText | typeof forHeadings) {
  const base = font.package.split('/')[1];
  // Combining marks are in several subsets: the first that has one is used.
  const subsets = ['latin', 'vietnamese', 'latin-ext'].flatMap((name) =>
    readSubsets(font.package).filter((subset) => subset.name === name),
  );
  const parts = subsets.map(async ({ name, range, has }) => {
    const subsetCharacters = [...text].filter((character) => {
      const point = defined(character.codePointAt(0));
      return has(point) && subsets.find((other) => other.has(point))?.name === name;
    });
    // Spaces and joiners alone need no font: browsers refuse one without an outline.
    if (/^[\s\p{Default_Ignorable_Code_Point}]*$/u.test(subsetCharacters.join(''))) return [];
    const file = `node_modules/${font.package}/files/${base}-${name}-${font.variant}.woff2`;
    const source = await readFile(join(projectDirectory, file));
    const characters = subsetCharacters.sort().join('');
    const body = await withCache(['font', source, characters, JSON.stringify(options)], () =>
      subsetFont(source, characters, options),
    );
    return [{ name, range, body }];
  });
  return (await Promise.all(parts)).flat();
}

const rule = (fields: Record<string, string | false>) =>
  `@font-face{${Object.entries(fields)
    .flatMap(([name, value]) => (value ? [`${name}:${value}`] : []))
    .join(';')}}`;

async function textFont(font: Font) {
  const parts = await cutFont(font, characters, forText);
  const isItalic = font.variant.endsWith('italic');
  return parts.map(({ name, range, body }) => {
    const family = `${font.package.split('/')[1]}${isItalic ? '-italic' : ''}`;
    const path = hashedPath(`${family}-${name}`, 'woff2', body);
    const styles = rule({
      'font-family': `"${font.family}"`,
      src: `url(${localUrl(path)})format("woff2")`,
      'font-weight': font.weight,
      'font-style': isItalic && 'italic',
      // A font that loads late is first used on the next page, so that text does not move.
      'font-display': 'optional',
      'unicode-range': parts.length > 1 && range,
    });
    return { path, body, styles, isFirst: name === 'latin' };
  });
}

/** The fonts of text: for every page, and for pages with italics. */
const textFonts = memoize(async () => {
  const everywhere = (await Promise.all([upright, mono].map(textFont))).flat();
  return { everywhere, italics: markdownFiles.length > 0 ? await textFont(italic) : [] };
});

export const fonts: Output = async () => {
  const { everywhere, italics } = await textFonts();
  return [...everywhere, ...italics].map(({ path, body }): OutputFile => [path, () => body]);
};

/** The font of headings, cut down to a text, as data. */
async function headingFont(family: string, text: string) {
  const characters = [...new Set(text)].sort().join('');
  const parts = await cutFont(upright, characters, forHeadings);
  return parts.map(({ range, body }) =>
    rule({
      'font-family': `"${family}"`,
      src: `url(data:font/woff2;base64,${body.toString('base64')})format("woff2")`,
      'font-weight': `${headingWeight}`,
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
export async function pageFonts({ headings, hasItalics }: PageText, path: string | null) {
  const isHome = path === homePath;
  const first = isHome || path === resumePath ? '' : headings;
  const { everywhere, italics } = await textFonts();
  const text = [...everywhere, ...(hasItalics ? italics : [])];
  const styles = [
    ...(await headingFont('Headings', content.owner.name + first)),
    ...text.map((font) => font.styles),
  ].join('');
  const laterStyles = isHome
    ? (await headingFont('Later Headings', headings.replace(content.owner.name, ''))).join('') +
      laterHeadings
    : '';
  const preloads = text.flatMap(({ path, isFirst }) =>
    isFirst ? [{ href: localUrl(path), media: desktopQuery }] : [],
  );
  return { styles, laterStyles, preloads };
}
