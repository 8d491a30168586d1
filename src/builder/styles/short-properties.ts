import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectDirectory } from '#lib/node/paths.ts';

/** The custom properties that a style sheet uses. Functions of CSS may be in capitals. */
export const usedProperties = (css: string): string[] => css.match(/(?<=var\()--[\w-]+/gi) ?? [];

const sources = globSync('src/**/*.{css,ts}', { cwd: projectDirectory });
const read = (file: string) => readFileSync(join(projectDirectory, file), 'utf8');
const names = sources.flatMap((file) => usedProperties(read(file)));
const uses = Map.groupBy(names.sort(), (name) => name);
const byUses = [...uses].sort(([, a], [, b]) => b.length - a.length);
const numbers = new Map(byUses.map(([name], i) => [name, i]));

/**
 * Replaces the names of custom properties in a style sheet with numbers. Built pages contain their
 * styles: home is 280 bytes smaller after compression.
 */
export const shortProperties = (css: string): string =>
  // Not in a class: `.button--ink`.
  css.replace(/(?<![\w.#-])--[a-z][\w-]*/g, (name) => {
    const number = numbers.get(name);
    return number === undefined ? name : `--${number}`;
  });
