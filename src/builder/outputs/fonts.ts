/**
 * The site's fonts, cut down to the characters in use. Text fonts are files. Heading fonts are data
 * in each page's styles, so that they are ready for the first frame on any network.
 */
import * as content from '#content/content.ts';
import { homePath, resumePath } from '#content/routes.ts';
import { localUrl } from '#content/urls.ts';
import { memoize } from '#lib/memoize.ts';
import type { Cut, FontFamily } from '#lib/node/font-families.ts';
import { stringsIn } from '#lib/text.ts';
import { markdownFiles } from '#model/articles/markdown-files.ts';
import { cutFont } from '#model/cut-font.ts';
import { hashedPath } from '#model/hashed-path.ts';
import {
  designMetrics,
  type FontRole,
  fitToDesign,
  fontParts,
  headingCut,
} from '#model/site-fonts.ts';
import { languageNames } from '#model/translation.ts';
import { desktopQuery, ids } from '#schema/constants.ts';
import type { PageText } from '../page-text.ts';
import { minifyCss } from '../styles/minify-css.ts';
import type { Output, OutputFile } from './output.ts';

/** On home the headings after the first screen. */
const laterHeadings = minifyCss(
  `#${ids.laterStyles} ~ *, main ~ * { --heading: "Later Headings", "Headings", var(--display); }`,
);

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

/** Sentences have at least this many different letters. */
const lettersOfSentences = 16;

const upright: Cut = { weight: [400, 700] };

/** The roles of text, and their cuts. */
const textCuts: [role: 'text' | 'code', cut: Cut][] = [
  ['text', upright],
  ['code', { weight: 400 }],
];
if (markdownFiles.length > 0) textCuts.push(['text', { ...upright, style: 'italic' }]);

const rule = (fields: Record<string, string | false>) =>
  `@font-face{${Object.entries(fields)
    .flatMap(([name, value]) => (value ? [`${name}:${value}`] : []))
    .join(';')}}`;

/** The descriptors that scale a family to the design, and give its lines the designed height. */
async function scaled(role: FontRole, font: FontFamily): Promise<Record<string, string>> {
  const size = await fitToDesign(role, font);
  if (size === undefined) return {};
  const { ascent, descent } = await designMetrics(role);
  const percent = (length: number) => `${Number((100 * length).toFixed(1))}%`;
  return {
    'size-adjust': percent(size),
    'ascent-override': percent(ascent / size),
    'descent-override': percent(descent / size),
    'line-gap-override': '0%',
  };
}

/** The parts of a font of text. Families without italics have a family of their own in CSS. */
async function textFont([role, cut]: (typeof textCuts)[number]) {
  const isItalic = cut.style === 'italic';
  const parts = (await fontParts(role, characters)).filter(
    ({ font }) => font.hasItalics || !isItalic,
  );
  const weight = [cut.weight].flat().join(' ');
  return Promise.all(
    parts.map(async (part) => {
      const { font, subset } = part;
      const body = await cutFont(role, cut, part);
      const path = hashedPath(
        `${font.id}${isItalic ? '-italic' : ''}-${subset.name}`,
        'woff2',
        body,
      );
      const family = (role === 'code' && 'Code') || (font.hasItalics ? 'Text' : 'Text Upright');
      const metrics = await scaled(role, font);
      const styles = (isAlone: boolean) =>
        rule({
          'font-family': `"${family}"`,
          src: `url(${localUrl(path)})format("woff2")`,
          'font-weight': weight,
          'font-style': isItalic && 'italic',
          // A font that loads late is first used on the next page, so that text does not move.
          'font-display': 'optional',
          'unicode-range': !isAlone && subset.range,
          ...metrics,
        });
      const lettersOn = (page: PageText) =>
        [...part.characters].filter((character) => page.characters.has(character)).length;
      /** Whether a page needs it: one word of another script would cost all pages a rule. */
      const isFor = (page: PageText) =>
        (page.hasItalics || !isItalic) && (subset.isLatin || lettersOn(page) > 0);
      /** Whether sentences of a page are in it, not only a name. */
      const isFirst = (page: PageText) =>
        subset.name === 'latin' || lettersOn(page) >= lettersOfSentences;
      return { path, body, subset, styles, isFirst, isFor };
    }),
  );
}

/** The parts of each font of text. */
const textFonts = memoize(() => Promise.all(textCuts.map(textFont)));

export const fonts: Output = async () =>
  (await textFonts()).flat().map(({ path, body }): OutputFile => [path, () => body]);

/** The font of headings, cut down to a text, as data. */
async function headingFont(family: string, text: string) {
  const parts = await fontParts('headings', text);
  const rules = parts.map(async (part) => {
    const body = await cutFont('headings', headingCut, part);
    return rule({
      'font-family': `"${family}"`,
      src: `url(data:font/woff2;base64,${body.toString('base64')})format("woff2")`,
      'font-weight': `${headingCut.weight}`,
      'unicode-range': parts.length > 1 && part.subset.range,
      ...(await scaled('headings', part.font)),
    });
  });
  return (await Promise.all(rules)).join('');
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
  const stylesOf = (isLater: boolean) =>
    text.flatMap((parts) =>
      parts
        .filter((part) => isLater === (isHome && !part.subset.isLatin && !part.isFirst(page)))
        .map(({ styles }) => styles(parts.length === 1)),
    );
  const styles = [
    await headingFont('Headings', content.owner.name + first),
    ...stylesOf(false),
  ].join('');
  const laterStyles = isHome
    ? (await headingFont('Later Headings', headings.replace(content.owner.name, ''))) +
      laterHeadings +
      stylesOf(true).join('')
    : '';
  const preloads = text
    .flat()
    .flatMap(({ path, isFirst }) =>
      isFirst(page) ? [{ href: localUrl(path), media: desktopQuery }] : [],
    );
  return { styles, laterStyles, preloads };
}
