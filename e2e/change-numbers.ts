/**
 * Changes each of the specification's numbers in a copy of the project and runs the tests of its
 * section, which must fail: `npm run test:numbers`. Prints a table; exits with status 1 if a change
 * goes unnoticed.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { projectDirectory } from '../site/paths.ts';

/** A test file and, of end-to-end tests, the titles to run. */
type Guard = [file: string, titles?: string];

const toasts = (titles: string): Guard => ['toasts-and-tooltips', titles];

/** The tests of each number, by the name of its constant and field in schema/specification.ts. */
const guards: Record<string, Guard> = {
  desktopBreakpoint: ['experience', 'it updates when the window is resized'],
  largeBreakpoint: ['experience', 'The graph area is'],
  'graphHeight.medium': ['experience', 'The graph area is'],
  'graphHeight.large': ['experience', 'The graph area is'],
  scrollAfterNavigateDelay: ['navigation', 'scrolls after about 100 ms'],
  connectionRevealDelay: ['experience', 'Connection lines in the graph are revealed'],
  projectStagger: ['sections', 'Cards appear with a stagger'],
  topicStagger: ['sections', 'Badges appear with a 100 ms stagger'],
  'tooltip.openDelay': toasts('open delay 700 ms'),
  'tooltip.skipDelay': toasts('the skip delay'),
  'tooltip.offset': toasts('offset 4'),
  'toast.visible': toasts('at most 3 visible'),
  'toast.autoClose': toasts('auto-close'),
  'toast.width': toasts('356 px wide'),
  'toast.gap': toasts('14 px gap'),
  'toast.swipe': toasts('a swipe of'),
  'dataCache.discardAfter': ['app/sections/projects/data-cache.test.ts'],
  'dataCache.retries': ['app/sections/projects/data-cache.test.ts'],
  'dataCache.maxBackOff': ['app/sections/projects/data-cache.test.ts'],
  'careerLevels.lowest': ['site/check/rules.test.ts'],
  'careerLevels.highest': ['importer/import.command.test.ts'],
  'careerLevels.highestGrown': ['site/check/rules.test.ts'],
};

/** Numbers that count things are also raised by one. */
const counts = ['toast.visible', 'dataCache.retries', 'careerLevels'];

const folder = mkdtempSync(join(tmpdir(), 'numbers-'));
const skipped = ['node_modules', 'build', '.git', 'test-results'];
cpSync(projectDirectory, folder, {
  recursive: true,
  filter: (source) => !skipped.includes(relative(projectDirectory, source)),
});
symlinkSync(join(projectDirectory, 'node_modules'), join(folder, 'node_modules'));
const file = join(folder, 'schema/specification.ts');
const source = readFileSync(file, 'utf8');

/** The source with a number replaced. */
function change(name: string, replace: (value: number) => number): string {
  const [constant = '', field] = name.split('.');
  const start = source.indexOf(`export const ${constant} =`);
  const at = field === undefined ? start : source.indexOf(`${field}: `, start);
  const [number = ''] = /(?<=[=:] )\d[\d_]*/.exec(source.slice(at)) ?? [];
  const offset = at + source.slice(at).search(/(?<=[=:] )\d/);
  const value = replace(Number(number.replaceAll('_', '')));
  return source.slice(0, offset) + value + source.slice(offset + number.length);
}

/** Whether some tests pass. */
function passes([test, titles]: Guard): boolean {
  const [command, ...options] = titles
    ? ['playwright', 'test', `e2e/${test}.spec.ts`, '--grep', titles, '--max-failures=1']
    : ['vitest', 'run', test];
  const { status, stdout } = spawnSync(join(folder, 'node_modules/.bin', `${command}`), options, {
    cwd: folder,
    env: { ...process.env, EXPECT_TIMEOUT: '10000', ONLY_DEFAULT: '1' },
    encoding: 'utf8',
  });
  if (/No tests? (files )?found/.test(stdout))
    throw new Error(`there is no test '${titles ?? test}'`);
  return status === 0;
}

for (const guard of Map.groupBy(Object.values(guards), String)
  .values()
  .map(([first]) => first as Guard))
  if (!passes(guard)) throw new Error(`red without a change: ${guard.join(', ')}`);

const rows: { number: string; change: string; noticed: boolean }[] = [];
try {
  for (const [number, guard] of Object.entries(guards)) {
    const isCount = counts.some((name) => number.startsWith(name));
    const changes = {
      doubled: (value: number) => 2 * value,
      'plus one': (value: number) => value + 1,
    };
    for (const [title, replace] of Object.entries(changes)) {
      if (title === 'plus one' && !isCount) continue;
      const changed = change(number, replace);
      // Twice zero is zero.
      if (changed === source) continue;
      writeFileSync(file, changed);
      rows.push({ number, change: title, noticed: !passes(guard) });
      console.log(JSON.stringify(rows.at(-1)));
    }
  }
} finally {
  rmSync(folder, { recursive: true });
}
console.table(rows);
process.exitCode = rows.every(({ noticed }) => noticed) ? 0 : 1;
