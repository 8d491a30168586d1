import { readFileSync } from 'node:fs';
import { type Plugin, parseSync, Visitor } from 'vite';
import { projectDirectory, toPosix } from '#lib/node/paths.ts';

/** The values in a module of strings, without white space, which formatters change. */
function valuesIn(source: string): { start: number; end: number; value: string }[] {
  const values: ReturnType<typeof valuesIn> = [];
  new Visitor({
    Property({ start, end, value }) {
      if (value.type === 'ObjectExpression') return;
      // The parameters of English strings have types, those of owners need none.
      const text = value.type === 'ArrowFunctionExpression' ? value.body : value;
      values.push({ start, end, value: source.slice(text.start, text.end).replace(/\s+/g, '') });
    },
  }).visit(parseSync('words.ts', source).program);
  return values;
}

/** Strings that version 1.0 wrote into every owner's words.ts, and that English no longer has. */
const firstStrings = `({
  level: 'Level',
  cameFrom: (roles) => \`Came from \${roles}.\`,
  ledTo: (roles) => \`Led to \${roles}.\`,
  copy: 'Copy the message',
  message: (address) => \`Hello,

please subscribe this address to your newsletter: \${address}

Thank you.\`,
  text: 'This page could not be shown. Loading it again usually helps; if you are offline, once you are back.',
})`;

/** No owner writes so many English strings on purpose: version 1.0 wrote them. */
const minFirstStrings = 20;

/**
 * The source of words.ts with the strings that an owner has chosen. Version 1.0 wrote all English
 * strings into it. Those are not the owner's choice: the language's strings replace them.
 */
export function chosenStrings(source: string): string {
  const english = readFileSync(`${projectDirectory}src/strings/en.ts`, 'utf8');
  const first = new Set([english, firstStrings].flatMap(valuesIn).map(({ value }) => value));
  const unchosen = valuesIn(source).filter(({ value }) => first.has(value));
  if (unchosen.length < minFirstStrings) return source;
  return unchosen.reduceRight(
    (code, { start, end }) => `${code.slice(0, start)}...{}${code.slice(end)}`,
    source,
  );
}

export const chosenStringsPlugin = (content: string): Plugin => ({
  name: 'chosen-strings',
  // Later, the source is JavaScript with other quotes.
  enforce: 'pre',
  transform: (code, id) =>
    id === `${toPosix(content)}/words.ts` ? { code: chosenStrings(code), map: null } : null,
});
