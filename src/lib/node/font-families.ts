/**
 * Families of Fontsource (https://fontsource.org), of which each is an npm package. The owner's are
 * in content/fonts, which an update keeps.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defined } from '../defined.ts';
import { memoize } from '../memoize.ts';
import { contentDirectory, namesIn, projectDirectory } from './paths.ts';

const folders = [join(contentDirectory, 'fonts'), projectDirectory];
const packageFolders = (scope: string) =>
  folders.map((folder) => join(folder, 'node_modules', scope));
const scopes = ['@fontsource-variable', '@fontsource'];

/** The command that installs a package, so that an update keeps it. */
export const installCommand = (name: string) => `npm install --prefix content/fonts ${name}`;

/** A family's name as packages spell it: 'source-serif-4' for 'Source Serif 4'. */
export const familyId = (family: string) => family.trim().toLowerCase().replaceAll(/\s+/g, '-');

export const installedFamilies = () => scopes.flatMap(packageFolders).flatMap(namesIn);

const latinSubsets = ['latin', 'vietnamese', 'latin-ext'];

/** The parts of a family, the Latin ones first. A character is taken from the first part that has it. */
function readSubsets(folder: string) {
  const ranges: Record<string, string> = JSON.parse(
    readFileSync(join(folder, 'unicode.json'), 'utf8'),
  );
  const subsets = Object.entries(ranges).map(([subset, range]) => {
    const pairs = range.split(',').map((part) => {
      const [from = '', to = from] = part.replace('U+', '').split('-');
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
    });
    // Numbered parts are in brackets.
    const name = subset.replace(/[[\]]/g, '');
    return {
      name,
      isLatin: latinSubsets.includes(name),
      /** In CSS. */
      range,
      has: (character: string) => {
        const point = defined(character.codePointAt(0));
        return pairs.some(([from, to]) => point >= from && point <= to);
      },
      characters: () =>
        pairs
          .flatMap(([from, to]) =>
            Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)),
          )
          .join(''),
    };
  });
  // A page uses few characters of these two: they are not worth a file.
  const others = subsets.filter(({ name }) => ![...latinSubsets, 'math', 'symbols'].includes(name));
  return [
    ...latinSubsets.flatMap((latin) => subsets.filter(({ name }) => name === latin)),
    ...others,
  ];
}

type Metadata = {
  family: string;
  category: string;
  weights: number[];
  styles: string[];
  variable: false | Record<string, { min: string; max: string }>;
};

/** Which cut of a family: one weight or several, in italics, or for large text. */
export type Cut = {
  weight: number | [min: number, max: number];
  style?: string;
  isLarge?: boolean;
};

/** An installed family by its name. Variable packages come first. */
export const findFamily = memoize((name: string) => {
  const id = familyId(name);
  const folder = scopes
    .flatMap(packageFolders)
    .map((scope) => join(scope, id))
    .find((path) => existsSync(join(path, 'metadata.json')));
  if (!id || !folder) return undefined;
  const metadata: Metadata = JSON.parse(readFileSync(join(folder, 'metadata.json'), 'utf8'));
  const axes = folder.includes(defined(scopes[0])) ? metadata.variable || {} : {};
  const clamp = (axis: string, value: number) =>
    Math.min(Number(axes[axis]?.max), Math.max(Number(axes[axis]?.min), value));
  /** The file of a cut, and the positions of its axes. Static families have the nearest weight. */
  const read = (subset: string, { weight, style = 'normal', isLarge }: Cut) => {
    const [min, max] = [weight].flat() as [number, number?];
    const nearest = (other: number) => Math.abs(other - min);
    const isSized = isLarge && 'opsz' in axes;
    const variationAxes = 'wght' in axes && {
      wght:
        max === undefined
          ? clamp('wght', min)
          : { min: clamp('wght', min), max: clamp('wght', max) },
      ...(isSized && { opsz: clamp('opsz', 72) }),
    };
    const [still = min] = metadata.weights.toSorted((a, b) => nearest(a) - nearest(b) || b - a);
    const variant = (isSized && 'opsz') || (variationAxes && 'wght') || still;
    const file = join(folder, `files/${id}-${subset}-${variant}-${style}.woff2`);
    return {
      source: readFileSync(file),
      variationAxes: variationAxes || {},
      isBold: (variationAxes ? min : still) >= 600,
    };
  };
  return {
    id,
    family: metadata.family,
    isSerif: metadata.category === 'serif',
    isVariable: 'wght' in axes,
    hasItalics: metadata.styles.includes('italic'),
    subsets: readSubsets(folder).map((subset) => ({
      ...subset,
      read: (cut: Cut) => read(subset.name, cut),
    })),
  };
});

export type FontFamily = NonNullable<ReturnType<typeof findFamily>>;
export type FontSubset = FontFamily['subsets'][number];
