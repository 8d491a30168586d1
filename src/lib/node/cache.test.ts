import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { hashSources } from './cache.ts';

const folder = mkdtempSync(join(tmpdir(), 'sources-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['contours.svg', true],
  ['page.css', true],
  ['model.ts', true],
  ['renamed.ts', true],
  ['model.test.ts', false],
])('a new file %s changes the hash of the sources: %s', (file, isChanged) => {
  mkdirSync(join(folder, 'src/app'), { recursive: true });
  const before = hashSources(folder);
  writeFileSync(join(folder, 'src/app', file), 'x');
  expect(hashSources(folder) !== before).toBe(isChanged);
});
