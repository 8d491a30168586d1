import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { memoize } from '../memoize.ts';
import { projectDirectory } from './paths.ts';

/** The subsets of Latin letters. */
export const latinSubsets = ['latin', 'vietnamese', 'latin-ext'];

/** The parts of a family in a package of Fontsource (https://fontsource.org), in its order. */
export const readSubsets = memoize((name: string) => {
  const ranges: Record<string, string> = JSON.parse(
    readFileSync(join(projectDirectory, `node_modules/${name}/unicode.json`), 'utf8'),
  );
  return Object.entries(ranges).map(([subset, range]) => {
    const pairs = range.split(',').map((part) => {
      const [from = '', to = from] = part.replace('U+', '').split('-');
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
    });
    return {
      // Numbered parts are in brackets.
      name: subset.replace(/[[\]]/g, ''),
      /** In CSS. */
      range,
      has: (point: number) => pairs.some(([from, to]) => point >= from && point <= to),
      characters: () =>
        pairs
          .flatMap(([from, to]) =>
            Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)),
          )
          .join(''),
    };
  });
});

export type FontSubset = ReturnType<typeof readSubsets>[number];
