import { defineConfig } from 'vite';
import { viteConfig } from './src/builder/vite/config.ts';
import { contentDirectory } from './src/lib/node/paths.ts';

/** For `npm run dev`. `npm run build` does not read this file (src/builder/bundle-client.ts). */
export default defineConfig(({ mode }) => viteConfig(mode, contentDirectory));
