/**
 * Breaks the code in one place at a time, and runs the test that guards the promise there. Prints
 * the survivors: mutations that the test does not notice. `npm run mutations -- hosts` runs those
 * of the tests with 'hosts' in their name.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail } from '../src/lib/node/command-line.ts';
import { projectDirectory } from '../src/lib/node/paths.ts';
import { mutations } from './mutation-table.ts';

let running: ChildProcess | undefined;
let restore = () => {};
process.on('exit', () => {
  running?.kill();
  restore();
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(130));

const isBrowserTest = (test: string) => test.startsWith('e2e/');

/** Whether tests of one runner pass: all of them have a title, or none has. */
async function pass(tests: string[]): Promise<boolean> {
  const parts = tests.map((test) => test.split(' > '));
  const titles = parts.flatMap(([, title]) => (title ? RegExp.escape(title) : []));
  const [runner = '', byTitle = '', ...options] = isBrowserTest(tests[0] ?? '')
    ? ['@playwright/test/cli.js', '--grep', 'test', '--retries=0', '--max-failures=1']
    : ['vitest/vitest.mjs', '--testNamePattern', 'run', '--bail=1'];
  const filter = titles.length > 0 ? [byTitle, titles.join('|')] : [];
  const files = parts.flatMap(([file]) => file ?? []);
  running = spawn(
    process.execPath,
    [join('node_modules', runner), ...options, ...filter, ...files],
    { cwd: projectDirectory, stdio: 'ignore', timeout: 10 * 60_000 },
  );
  const [code] = await once(running, 'close');
  return code === 0;
}

const [part = ''] = process.argv.slice(2);
const chosen = Object.keys(mutations).filter((test) => test.includes(part));
const read = (file: string) => readFileSync(join(projectDirectory, file), 'utf8');

const kindOf = (test: string) => `${isBrowserTest(test)} ${test.includes(' > ')}`;
for (const tests of Map.groupBy(chosen, kindOf).values())
  if (!(await pass(tests)))
    fail(`without a mutation, one of these tests fails:\n${tests.join('\n')}`);

let survivors = 0;
for (const test of chosen)
  for (const [file, from, to, reason] of mutations[test] ?? []) {
    const source = read(file);
    if (source.split(from).length !== 2)
      fail(`bench/mutation-table.ts: this code of ${file} has changed: ${from}`);
    const write = (text: string) => writeFileSync(join(projectDirectory, file), text);
    restore = () => write(source);
    write(source.split(from).join(to));
    const isCaught = !(await pass([test]));
    restore();
    if (!isCaught && !reason) survivors++;
    const result = isCaught ? 'caught' : `SURVIVED${reason ? ` (${reason})` : ''}`;
    console.log(`${result}: ${file}: ${from} -> ${to}: ${test}`);
  }
console.log(`${survivors} survivors without a reason`);
process.exitCode = survivors > 0 ? 1 : 0;
