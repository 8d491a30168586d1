/** The fonts of link previews: the site's, and families for scripts that pages leave to system fonts. */
import { createHash } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { type FontFamily, type FontSubset, familyId, findFamily } from '#lib/node/font-families.ts';
import { openFont } from '#lib/node/open-font.ts';
import { anyOf, scripts } from '#lib/scripts.ts';
import { writable } from '#lib/writable.ts';
import { type FontRole, fontsOf } from './site-fonts.ts';

/** The families for scripts that pages leave to system fonts, by the characters that need them. */
const otherFamilies = Object.entries(scripts).flatMap(([subset, script]) => {
  const [, , , name] = script;
  return name ? { characters: anyOf(script), name, subset } : [];
});

/** Characters that Chinese and Japanese share. */
const shared = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]/u;

/**
 * The family for Chinese, Japanese or Korean text, which draw the same characters differently. Its
 * package is only installed if the content needs it.
 */
function eastAsian(text: string, language: string): string | undefined {
  const { language: base, script } = new Intl.Locale(language).maximize();
  const isShared = shared.test(text);
  if (/\p{Script=Hangul}/u.test(text)) return 'Noto Sans KR';
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) || (isShared && base === 'ja'))
    return 'Noto Sans JP';
  if (!/\p{Script=Han}/u.test(text) && !(isShared && base === 'zh')) return undefined;
  return script === 'Hant' ? 'Noto Sans TC' : 'Noto Sans SC';
}

type Part = { font: FontFamily; subset: FontSubset };

/** Joiners of characters, which Persian and Hindi spelling needs. Emoji have them, too. */
const joiner = /[\u200c\u200d]/u;
const joinerWithoutLetter = /(?<![\p{L}\p{M}])[\u200c\u200d]/gu;

/**
 * The drawable part of a text, with its fonts, and the characters that are omitted. `isReadable` is
 * false if these are letters. `missing` is the package to install for them, if there is one.
 */
export function findDrawable(text: string, language: string, role: FontRole = 'headings') {
  const plain = writable(text).replace(/\s+/g, ' ').trim();
  const east = eastAsian(plain, language);
  const others = otherFamilies.filter(({ characters }) => characters.test(plain));
  const needed: { name: string; subset?: string }[] = [
    ...others,
    ...(east ? [{ name: east }] : []),
  ];
  const missing = needed.find(({ name }) => !findFamily(name));
  const found = needed.flatMap(({ name, subset }) => {
    const font = findFamily(name);
    const subsets = font?.subsets.filter((part) => !subset || part.name === subset) ?? [];
    return font ? [{ font, subsets }] : [];
  });
  const candidates = [...fontsOf(role), ...found].flatMap(({ font, subsets }) =>
    subsets.map((subset): Part => ({ font, subset })),
  );
  const used = new Set<Part>();
  const omitted = new Set<string>();
  let isReadable = !missing;
  const drawn = [...plain].filter((character) => {
    if (character === ' ' || joiner.test(character)) return true;
    if (/\p{Default_Ignorable_Code_Point}/u.test(character)) return false;
    // Fonts have emoji only in colour.
    const isEmoji = /\p{Emoji_Presentation}/u.test(character);
    const part = isEmoji ? undefined : candidates.find(({ subset }) => subset.has(character));
    if (part) used.add(part);
    else omitted.add(character);
    if (!part && /\p{L}/u.test(character)) isReadable = false;
    return part !== undefined;
  });
  return {
    text: drawn.join('').replace(joinerWithoutLetter, '').replace(/\s+/g, ' ').trim(),
    isReadable,
    parts: [...used],
    omitted: [...omitted],
    missing: missing && `@fontsource/${familyId(missing.name)}`,
  };
}

const registered = new Map<
  string,
  Promise<{ name: string; isBold: boolean; lineHeight: number }>
>();

/**
 * Registers a cut of a family with Pango, once. Pango reads only TrueType, and finds a font by its
 * name once it has drawn a character with it.
 *
 * @returns its name, and the height of a line in font sizes.
 */
export function registerFont({ font, subset }: Part, weight: number) {
  const key = `${font.id} ${subset.name} ${weight}`;
  const registering =
    registered.get(key) ??
    (async () => {
      const cut = { weight, isLarge: weight > 500 };
      const opened = await openFont(subset, cut, subset.characters());
      const hash = createHash('sha256').update(opened.truetype).digest('hex').slice(0, 16);
      const fontfile = join(tmpdir(), `portfolio-font-${hash}.ttf`);
      if (!existsSync(fontfile)) writeFileSync(fontfile, opened.truetype);
      await sharp({ text: { text: 'a', fontfile } })
        .png()
        .toBuffer();
      const { name, isBold, ascent, descent } = opened;
      return { name, isBold, lineHeight: ascent + descent };
    })();
  registered.set(key, registering);
  return registering;
}
