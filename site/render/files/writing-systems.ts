/** Fonts for link previews in writing systems that the site's own fonts lack. */
import { existsSync, readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { defined } from '../../../shared/defined.ts';
import { writable } from '../../../shared/writable.ts';
import { readSubsets } from '../font-package.ts';

/** A font family in several parts; `letters` says when it is needed. */
type System = { letters: RegExp; family: string; subsets?: string[] };

/** Those in the project's dependencies. */
const own: System[] = [
  { letters: /./u, family: 'familjen-grotesk', subsets: ['latin', 'latin-ext'] },
  { letters: /\p{scx=Cyrillic}/u, family: 'noto-sans', subsets: ['cyrillic'] },
  { letters: /\p{scx=Greek}/u, family: 'noto-sans', subsets: ['greek'] },
  { letters: /\p{scx=Devanagari}/u, family: 'noto-sans', subsets: ['devanagari'] },
  { letters: /\p{scx=Arabic}/u, family: 'noto-sans-arabic', subsets: ['arabic'] },
  { letters: /\p{scx=Hebrew}/u, family: 'noto-sans-hebrew', subsets: ['hebrew'] },
];

const han = /\p{Script=Han}/u;
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const hangul = /\p{Script=Hangul}/u;
/** Characters that Chinese and Japanese share. */
const shared = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]/u;

/**
 * The family for Chinese, Japanese or Korean, which draw the same characters differently: installed
 * when the content needs it.
 */
function eastAsian(text: string, language: string): System | undefined {
  const { language: base, script } = new Intl.Locale(language).maximize();
  const letters =
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{P}\p{S}ー]/u;
  if (hangul.test(text)) return { letters, family: 'noto-sans-kr' };
  if (kana.test(text) || (shared.test(text) && base === 'ja'))
    return { letters, family: 'noto-sans-jp' };
  if (!han.test(text) && !(shared.test(text) && base === 'zh')) return undefined;
  return { letters, family: script === 'Hant' ? 'noto-sans-tc' : 'noto-sans-sc' };
}

const fontPackage = (family: string) => `node_modules/@fontsource/${family}`;

/** A file of a family: its letters, and its path by weight. */
export type Part = {
  name: string;
  has: (point: number) => boolean;
  file: (weight: number) => string;
};

const parts = new Map<string, Part[]>();

function splitByScript(family: string): Part[] {
  const known = parts.get(family);
  if (known) return known;
  const found = readSubsets(`@fontsource/${family}`).map(
    ({ name, has }): Part => ({
      name: `${family}-${name}`,
      has,
      file: (weight) => `${fontPackage(family)}/files/${family}-${name}-${weight}-normal.woff2`,
    }),
  );
  parts.set(family, found);
  return found;
}

const opened = new Map<string, Font>();

/** Whether a font has a character: some parts lack characters of their range. */
function hasGlyph(part: Part, point: number): boolean {
  const file = part.file(400);
  try {
    const font = opened.get(file) ?? (create(readFileSync(file)) as Font);
    opened.set(file, font);
    return font.hasGlyphForCodePoint(point);
  } catch {
    // A broken file draws nothing.
    return false;
  }
}

type Drawing = {
  /** The text without characters that no font has. */
  text: string;
  parts: Part[];
  /** The package with the missing characters. */
  missing: string | undefined;
};

/** The drawable part of a text, with its fonts. */
export function drawing(text: string, language: string): Drawing {
  const plain = writable(text);
  const east = eastAsian(plain, language);
  const isMissing = east !== undefined && !existsSync(fontPackage(east.family));
  const systems = [...own, ...(east && !isMissing ? [east] : [])].filter(({ letters }) =>
    letters.test(plain),
  );
  const used = new Set<Part>();
  let drawn = '';
  for (const sign of plain) {
    const point = defined(sign.codePointAt(0));
    if (/\s/.test(sign)) {
      drawn += ' ';
      continue;
    }
    const candidates = systems.flatMap(({ family, subsets }) =>
      splitByScript(family).filter(
        ({ name }) => !subsets || subsets.some((subset) => name === `${family}-${subset}`),
      ),
    );
    const part = candidates.find((other) => other.has(point) && hasGlyph(other, point));
    if (!part) continue;
    used.add(part);
    drawn += sign;
  }
  return {
    text: drawn.replace(/\s+/g, ' ').trim(),
    parts: [...used],
    missing: isMissing ? `@fontsource/${east.family}` : undefined,
  };
}
