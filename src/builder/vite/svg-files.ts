import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { hashedPath } from '#model/hashed-path.ts';

/** Gives an imported SVG file the URL that it has in composed pages, which are not bundled. */
export const svgFiles = (base: string): Plugin => ({
  name: 'svg-files',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith('.svg')) return null;
    const source = await readFile(id, 'utf8');
    const fileName = hashedPath(basename(id, '.svg'), 'svg', source);
    if (this.environment.mode === 'build') this.emitFile({ type: 'asset', fileName, source });
    return `export default ${JSON.stringify(base + fileName)};`;
  },
});
