import { randomUUID } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withCache } from './cache.ts';
import { projectDirectory } from './paths.ts';

test('a result whose file is damaged is computed again', async () => {
  const text = randomUUID();
  let computed = 0;
  const get = async () => {
    const body = await withCache(['test', text], async () => {
      computed++;
      return Buffer.from(text);
    });
    return `${body}`;
  };
  const result = await get();
  expect([await get(), computed]).toEqual([result, 1]);
  const folder = join(projectDirectory, 'node_modules/.cache/portfolio');
  const file = globSync('*/*', { cwd: folder })
    .map((name) => join(folder, name))
    .find((path) => readFileSync(path).includes(result));
  const whole = readFileSync(`${file}`);
  const flipped = Buffer.from(whole).fill('-', whole.length - 1);
  for (const damaged of ['', whole.subarray(0, 40), whole.subarray(0, -1), flipped]) {
    writeFileSync(`${file}`, damaged);
    expect(await get()).toBe(result);
  }
  expect(computed).toBe(5);
});
