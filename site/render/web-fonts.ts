/**
 * The site's faces, cut down to what the site says when it is built: those of text as files, those of headings as data in
 * each page's styles, so that they are there with the first frame on any network.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { sources } from '../../model/articles/sources.ts';
import { content } from '../../shared/all-content.ts';
import { hashedFolder } from '../../shared/constants.ts';
import { owner } from '../../shared/content.ts';
import { desktopQuery } from '../../shared/specification.ts';
import { localUrl } from '../../shared/urls.ts';
import { cached } from '../cache.ts';
import { subsetsOf } from './font-package.ts';

type Face = {
  family: string;
  package: string;
  /** Between the subset and the ending, in the package's files. */
  variant: string;
  weight: string;
  style: 'normal' | 'italic';
};

const familjen = {
  family: 'Familjen Grotesk',
  package: '@fontsource-variable/familjen-grotesk',
  weight: '400 700',
};
const upright: Face = { ...familjen, variant: 'wght-normal', style: 'normal' };
const italic: Face = { ...familjen, variant: 'wght-italic', style: 'italic' };
const mono: Face = {
  family: 'IBM Plex Mono',
  package: '@fontsource/ibm-plex-mono',
  variant: '400-normal',
  weight: '400',
  style: 'normal',
};

/** The weight of every heading, and of the name above them. */
const headingWeight = 600;

/** Every string of a value; of functions what they make of a number. */
function* strings(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'function')
    yield `${value(...Array.from({ length: value.length }, () => '7'))}`;
  else if (typeof value === 'object' && value)
    for (const part of Object.values(value)) yield* strings(part);
}

/** Signs that every page may need, whatever the content: a visitor types some, dates and programs have others. */
const basic = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');

/** Every sign of the site's texts. */
const letters = [
  ...new Set(
    [basic, '’“”…–—·×→', ...strings(content), ...sources.map(({ text }) => text)].join(''),
  ),
].join('');

/** Cut down to some signs and, of a variable face, to one weight. */
function cut(source: Buffer, text: string, weight?: number): Promise<Buffer> {
  const options = {
    targetFormat: 'woff2',
    // What browsers do without; headings also without ligatures, which are a fifth of so few letters, and without what
    // smooths small ones. Without `prep` letters would be hinted, which sets them apart unevenly.
    dropTables: ['STAT', ...(weight ? ['GSUB', 'GDEF', 'gasp'] : [])],
    ...(weight && { variationAxes: { wght: weight } }),
  } as const;
  return cached(['font', source, text, JSON.stringify(options)], () =>
    subsetFont(source, text, options as Parameters<typeof subsetFont>[2]),
  );
}

/** The parts of a face that a text needs, cut down to it. Signs that the face lacks fall back to the system's. */
async function cutFace(face: Face, text: string, weight?: number) {
  const base = face.package.split('/')[1];
  // Marks that combine are in several parts: the first that a face lists for a sign has it.
  const subsets = subsetsOf(face.package).filter(
    ({ name }) => name === 'latin' || name === 'latin-ext' || name === 'vietnamese',
  );
  const latinFirst = subsets.sort(
    (a, b) => Number(b.name === 'latin') - Number(a.name === 'latin'),
  );
  const parts = latinFirst.map(async ({ name, range, has }) => {
    const own = [...text].filter((letter) => {
      const point = letter.codePointAt(0) ?? 0;
      return has(point) && latinFirst.find((other) => other.has(point))?.name === name;
    });
    // A face of nothing but a space is none.
    if (own.join('').trim() === '') return [];
    const source = await readFile(
      `node_modules/${face.package}/files/${base}-${name}-${face.variant}.woff2`,
    );
    return [{ name, range, body: await cut(source, own.sort().join(''), weight) }];
  });
  return (await Promise.all(parts)).flat();
}

const rule = (fields: Record<string, string | false>) =>
  `@font-face{${Object.entries(fields)
    .flatMap(([name, value]) => (value ? [`${name}:${value}`] : []))
    .join(';')}}`;

/** A face of text as files, and the styles that name them. */
async function textFace(face: Face) {
  const parts = await cutFace(face, letters);
  return parts.map(({ name, range, body }) => {
    const hash = createHash('sha256').update(body).digest('hex').slice(0, 6);
    const path = `${hashedFolder}${face.package.split('/')[1]}-${face.style === 'italic' ? 'italic-' : ''}${name}-${hash}.woff2`;
    const styles = rule({
      'font-family': `"${face.family}"`,
      src: `url(${localUrl(path)})format("woff2")`,
      'font-weight': face.weight,
      'font-style': face.style === 'italic' && 'italic',
      // What is not there in time waits for the next page: no text is late, and none moves.
      'font-display': 'optional',
      'unicode-range': parts.length > 1 && range,
    });
    return { path, body, styles, isFirst: name === 'latin' };
  });
}

type TextFont = Awaited<ReturnType<typeof textFace>>[number];

/** The faces of text: on every page, and where texts have italics. */
async function makeTextFonts(): Promise<{ everywhere: TextFont[]; italics: TextFont[] }> {
  const everywhere = (await Promise.all([upright, mono].map(textFace))).flat();
  return { everywhere, italics: sources.length > 0 ? await textFace(italic) : [] };
}

let made: ReturnType<typeof makeTextFonts> | undefined;
const textFonts = () => {
  made ??= makeTextFonts();
  return made;
};

/** The files of faces, by their paths below the site's root. */
export async function fontFiles(): Promise<[path: string, make: () => Buffer][]> {
  const { everywhere, italics } = await textFonts();
  return [...everywhere, ...italics].map(({ path, body }) => [path, () => body]);
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** Every sign of a page's headings, and of the name above them. */
function headingLetters(html: string): string {
  const headings = [...html.matchAll(/<(h[12])\b[^>]*>([\s\S]*?)<\/\1>/g)].map(
    ([, , inside = '']) =>
      inside
        .replace(/<[^>]*>/g, '')
        .replace(/&(#x27|\w+);/g, (entity) => entities[entity] ?? entity),
  );
  return [...new Set([owner.name, ...headings].join(''))].sort().join('');
}

/** What is set in italics (site/render/articles/prose.module.css). */
const inItalics = /<(em|i|cite|dfn|var|q)[ >]/;

/**
 * A page's faces: the styles that bring them, and those of text that browsers on desktops fetch with the page.
 *
 * @param html the page, whose headings are in their face from the first frame on.
 */
export async function pageFonts(html: string) {
  const { everywhere, italics } = await textFonts();
  const text = [...everywhere, ...(inItalics.test(html) ? italics : [])];
  const headings = await cutFace(upright, headingLetters(html), headingWeight);
  const styles = [
    ...headings.map(({ range, body }) =>
      rule({
        'font-family': '"Headings"',
        src: `url(data:font/woff2;base64,${body.toString('base64')})format("woff2")`,
        'font-weight': `${headingWeight}`,
        'unicode-range': headings.length > 1 && range,
      }),
    ),
    ...text.map((font) => font.styles),
  ].join('');
  const preloads = text.flatMap(({ path, isFirst }) =>
    isFirst ? [{ href: localUrl(path), media: desktopQuery }] : [],
  );
  return { styles, preloads };
}
