import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { expect, test } from 'vitest';
import { projectDirectory } from '#lib/node/paths.ts';
import { dataModules } from './data-modules.ts';

type Hooks = Record<'configResolved' | 'load' | 'watchChange', (value: unknown) => unknown>;

test('a file that changes while a module loads does not stop it', async () => {
  const plugin = dataModules() as Plugin & Hooks;
  plugin.configResolved({ mode: 'development' });
  const loading = plugin.load(join(projectDirectory, 'src/app/site.data.ts'));
  plugin.watchChange('one.ts');
  const again = plugin.load(join(projectDirectory, 'src/app/site.data.ts'));
  plugin.watchChange('two.ts');
  expect(await loading).toContain('export const resumeLink = ');
  expect(await again).toBe(await loading);
});

test('a value that JSON does not hold stops the build by name', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'data-'));
  const file = join(folder, 'some.data.ts');
  for (const [value, message] of [
    ["new Map([['a', 1]])", /some\.data\.ts: facts has Map\(1\) \{ 'a' => 1 \}, which JSON/],
    ['[{ day: new Date(0) }]', /facts has 1970-01-01T00:00:00\.000Z/],
    ['[1, undefined]', /facts has undefined/],
    ['{ ratio: 0 / 0 }', /facts has NaN/],
  ] as const) {
    const plugin = dataModules() as Plugin & Hooks;
    plugin.configResolved({ mode: 'development' });
    writeFileSync(file, `export const facts = ${value};`);
    await expect(plugin.load(file)).rejects.toThrow(message);
    plugin.watchChange(file);
  }
  rmSync(folder, { recursive: true });
});
