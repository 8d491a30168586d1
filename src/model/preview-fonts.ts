/** The fonts of link previews: the site's font, and fonts for scripts that it does not support. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { defined } from '#lib/defined.ts';
import { withCache } from '#lib/node/cache.ts';
import { type FontSubset, latinSubsets, readSubsets } from '#lib/node/font-package.ts';
import { projectDirectory } from '#lib/node/paths.ts';
import { anyOf, scripts } from '#lib/scripts.ts';
import { writable } from '#lib/writable.ts';

/** A font package of Fontsource: which characters need it, and which of its subsets to use. */
type Family = { characters: RegExp; name: string; subsets?: string[] };

const families: Family[] = [
  { characters: /./u, name: 'familjen-grotesk', subsets: latinSubsets },
  ...Object.entries(scripts).flatMap(([subset, script]) => {
    const [, , , name] = script;
    return name ? { characters: anyOf(script), name, subsets: [subset] } : [];
  }),
];

/** Characters that Chinese and Japanese share. */
const shared = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]/u;

/**
 * The family for Chinese, Japanese or Korean text, which draw the same characters differently. Its
 * package is only installed if the content needs it.
 */
function eastAsian(text: string, language: string): string | undefined {
  const { language: base, script } = new Intl.Locale(language).maximize();
  const isShared = shared.test(text);
  if (/\p{Script=Hangul}/u.test(text)) return 'noto-sans-kr';
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) || (isShared && base === 'ja'))
    return 'noto-sans-jp';
  if (!/\p{Script=Han}/u.test(text) && !(isShared && base === 'zh')) return undefined;
  return script === 'Hant' ? 'noto-sans-tc' : 'noto-sans-sc';
}

const packageFolder = (name: string) => join(projectDirectory, 'node_modules/@fontsource', name);

type Part = FontSubset & { family: string };

const partsOf = ({ name, subsets }: Family): Part[] =>
  readSubsets(`@fontsource/${name}`)
    .filter((subset) => subsets?.includes(subset.name) ?? true)
    .map((subset) => ({ ...subset, family: name }));

/** Joiners of characters, which Persian and Hindi spelling needs. Emoji have them, too. */
const joiner = /[\u200c\u200d]/u;
const joinerWithoutLetter = /(?<![\p{L}\p{M}])[\u200c\u200d]/gu;

/**
 * The drawable part of a text, with its fonts. `isReadable` is false if the rest of it has letters.
 * `missing` is the package to install for the rest, if there is one.
 */
export function findDrawable(text: string, language: string) {
  const plain = writable(text).replace(/\s+/g, ' ').trim();
  const east = eastAsian(plain, language);
  const needed: Family[] = [
    ...families,
    ...(east ? [{ characters: /./u, name: east }] : []),
  ].filter(({ characters }) => characters.test(plain));
  const isInstalled = ({ name }: Family) => existsSync(packageFolder(name));
  const missing = needed.find((family) => !isInstalled(family));
  const candidates = needed.filter(isInstalled).flatMap(partsOf);
  const used = new Set<Part>();
  let isReadable = !missing;
  const drawn = [...plain].filter((character) => {
    if (character === ' ' || joiner.test(character)) return true;
    // Emoji are omitted: fonts have them only in colour.
    if (/\p{Emoji_Presentation}|\p{Default_Ignorable_Code_Point}/u.test(character)) return false;
    const part = candidates.find(({ has }) => has(defined(character.codePointAt(0))));
    if (part) used.add(part);
    else if (/\p{L}/u.test(character)) isReadable = false;
    return part !== undefined;
  });
  return {
    text: drawn.join('').replace(joinerWithoutLetter, '').replace(/\s+/g, ' ').trim(),
    isReadable,
    parts: [...used],
    missing: missing && `@fontsource/${missing.name}`,
  };
}

const registered = new Map<string, Promise<void>>();

/**
 * Registers a font with Pango. Pango reads only TrueType, and finds a font by its name once it has
 * drawn a character with it.
 */
async function register(file: string, characters: string): Promise<void> {
  const source = readFileSync(file);
  const font = await withCache(['preview font', source, characters], () =>
    subsetFont(source, characters, { targetFormat: 'sfnt' }),
  );
  const hash = createHash('sha256').update(font).digest('hex').slice(0, 16);
  const fontfile = join(tmpdir(), `portfolio-font-${hash}.ttf`);
  if (!existsSync(fontfile)) writeFileSync(fontfile, font);
  await sharp({ text: { text: 'a', fontfile } })
    .png()
    .toBuffer();
}

/** Registers a file of a font package, once. */
export function registerFont(family: string, { name, characters }: FontSubset, weight: number) {
  const file = join(packageFolder(family), `files/${family}-${name}-${weight}-normal.woff2`);
  const registering = registered.get(file) ?? register(file, characters());
  registered.set(file, registering);
  return registering;
}

/** A family's name for Pango, which ignores case: 'noto sans arabic'. */
export const familyName = (family: string) => family.replaceAll('-', ' ');
