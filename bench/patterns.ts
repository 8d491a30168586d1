/**
 * Checks that no regular expression of the project takes more than linear time on hostile texts:
 * `npm run budgets`. `slow-patterns.json` lists the exceptions, with the milliseconds that each took
 * on the worst text of 64 KB that recheck found (2026-11-28, two cores); `-- --measure` writes it.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import pMap from 'p-map';
import { parseSync, Visitor } from 'vite';
import { fail, readArguments } from '../src/lib/node/command-line.ts';
import { projectDirectory } from '../src/lib/node/paths.ts';
import { lineAt } from '../src/lib/text.ts';

const { measure } = readArguments(
  { usage: 'node run.mjs bench/patterns.ts', summary: 'Checks the times of regular expressions.' },
  { measure: { help: 'measures the exceptions, and writes the list' } },
).values;

type Diagnosis = {
  status: 'safe' | 'vulnerable' | 'unknown';
  complexity?: { summary: string };
  attack?: { pattern: string };
};
type Recheck = {
  check: (source: string, flags: string, options: object) => Promise<Diagnosis>;
};

/** Owners do not need its 58 MB: it is installed when it is used. */
const folder = join(projectDirectory, 'build/recheck');
const module = join(folder, 'node_modules/recheck');
if (!existsSync(module))
  execFileSync('npm', ['install', '--no-save', '--prefix', folder, 'recheck@4.5.0'], {
    shell: process.platform === 'win32',
    stdio: 'ignore',
  });
process.env.RECHECK_BACKEND ??= 'native';
const { check } = createRequire(import.meta.url)(module) as Recheck;

const listFile = join(projectDirectory, 'bench/slow-patterns.json');
const known: Record<string, number> = JSON.parse(readFileSync(listFile, 'utf8'));

/** Each literal of the source, with its first place. */
const patterns = new Map<string, { regex: { pattern: string; flags: string }; place: string }>();
for (const file of globSync('{src,importer}/**/*.{ts,tsx}', { cwd: projectDirectory })) {
  if (/\.test\.tsx?$|node_modules/.test(file)) continue;
  const source = readFileSync(join(projectDirectory, file), 'utf8');
  const add = (literal: { regex?: { pattern: string; flags: string }; start: number }) => {
    const { regex, start } = literal;
    const place = `${file}:${lineAt(source, start)}`;
    if (regex && !patterns.has(regex.pattern)) patterns.set(regex.pattern, { regex, place });
  };
  new Visitor({ Literal: (node) => add(node as never) }).visit(parseSync(file, source).program);
}

const options = { timeout: 60_000, randomSeed: 2026 };
const found = await pMap(
  [...patterns.values()],
  async ({ regex, place }) => {
    // Its parser does not know these flags, which change nothing here.
    const diagnosis = await check(regex.pattern, regex.flags.replace(/[dv]/g, ''), options);
    return { ...diagnosis, regex, place };
  },
  { concurrency: availableParallelism() },
);
const slow = found.filter(({ status }) => status !== 'safe');
const names = slow.map(({ regex }) => regex.pattern);

/** A text of 64 KB like the one that recheck found: `'a'.repeat(9) + 'b'`. */
function worstText(attack = ''): string {
  const parts = [...attack.matchAll(/'((?:[^'\\]|\\.)*)'(?:\.repeat\((\d+)\))?/g)].map(
    ([, text = '', times]) => ({
      text: JSON.parse(
        `"${text.replace(/\\x/g, '\\u00').replace(/\\'/g, "'").replace(/\\v/g, '\\u000b').replace(/"/g, '\\"')}"`,
      ) as string,
      times: Number(times ?? 0),
    }),
  );
  const repeated = parts.reduce((sum, { text, times }) => sum + text.length * times, 0);
  return parts
    .map(({ text, times }) => text.repeat(times ? Math.ceil((times * 65_536) / repeated) : 1))
    .join('');
}

const code = `const { parentPort, workerData: [source, flags, text] } = require('node:worker_threads');
const pattern = new RegExp(source, flags);
const start = process.threadCpuUsage().user;
text.replace(pattern, '');
parentPort.postMessage(Math.round((process.threadCpuUsage().user - start) / 1000));`;

const maxMs = 60_000;
/** Of a processor, for 64 KB: a linear pattern takes some 10. */
const slowMs = 1000;

function timeOf({ regex, attack }: (typeof found)[number]): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const workerData = [regex.pattern, regex.flags, worstText(attack?.pattern)];
  const worker = new Worker(code, { eval: true, workerData });
  const timeout = setTimeout(() => resolve(maxMs), maxMs);
  worker.once('message', resolve);
  return promise.finally(() => {
    clearTimeout(timeout);
    void worker.terminate();
  });
}

if (measure) {
  const times = await pMap(slow, timeOf, { concurrency: 1 });
  const list = Object.fromEntries(names.map((name, i) => [name, times[i]]));
  writeFileSync(listFile, `${JSON.stringify(list, null, 2)}\n`);
  console.log(`${names.length} of ${patterns.size} patterns are listed`);
} else {
  const unlisted = slow.filter(({ regex }) => !Object.hasOwn(known, regex.pattern));
  // recheck searches for a limited time, and finds more on a faster machine. So a pattern that it
  // finds fails only if its text is slow, too.
  const times = await pMap(unlisted, timeOf, { concurrency: 1 });
  const news = unlisted.filter((_, i) => (times[i] ?? 0) > slowMs);
  for (const { place, regex, complexity, attack } of news)
    console.error(
      `${place}: /${regex.pattern}/ takes more than linear time (${complexity?.summary}), as on ${attack?.pattern}`,
    );
  if (news.length > 0)
    fail('write it without overlapping repetitions, or list it by bench/patterns.ts --measure');
  console.log(`patterns: ${patterns.size - slow.length} of ${patterns.size} are linear`);
}
