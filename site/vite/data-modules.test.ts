import { join } from 'node:path';
import type { Plugin } from 'vite';
import { expect, test } from 'vitest';
import { projectDirectory } from '../paths.ts';
import { dataModules } from './data-modules.ts';

type Hooks = Record<'configResolved' | 'load' | 'watchChange', (value: unknown) => unknown>;

test('a file that changes while a module loads does not stop it', async () => {
  const plugin = dataModules() as Plugin & Hooks;
  plugin.configResolved({ mode: 'development' });
  const loading = plugin.load(join(projectDirectory, 'app/site.data.ts'));
  plugin.watchChange('one.ts');
  const again = plugin.load(join(projectDirectory, 'app/site.data.ts'));
  plugin.watchChange('two.ts');
  expect(await loading).toContain('export const resumeLink = ');
  expect(await again).toBe(await loading);
});
