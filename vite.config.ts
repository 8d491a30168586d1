import { defineConfig } from 'vite';
import { contentRunner } from './src/builder/content-runner.ts';
import { viteConfig } from './src/builder/vite/config.ts';
import { contentDirectory } from './src/lib/node/paths.ts';

export default defineConfig(({ mode }) =>
  viteConfig(mode, contentDirectory, async (id) => (await contentRunner()).run(id)),
);
