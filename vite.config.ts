import { defineConfig } from 'vite';
import { viteConfig } from './src/builder/vite/config.ts';
import { contentDirectory } from './src/lib/node/paths.ts';

/** For `npm run dev`; builds do without this file. */
export default defineConfig(({ mode }) => viteConfig(mode, contentDirectory));
