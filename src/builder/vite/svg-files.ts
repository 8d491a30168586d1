import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { hashedPath } from '#model/hashed-path.ts';

/** Gives an imported SVG file the URL that it has in composed pages (src/builder/outputs/drawings.ts). */
export const svgFiles = (base: string): Plugin => ({
  name: 'svg-files',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith('.svg')) return null;
    const fileName = hashedPath(basename(id, '.svg'), 'svg', await readFile(id, 'utf8'));
    return `export default ${JSON.stringify(base + fileName)};`;
  },
});
