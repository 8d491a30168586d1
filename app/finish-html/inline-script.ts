import { readFile } from 'node:fs/promises';
import { minify, transformWithOxc } from 'vite';

/**
 * The source of a module without imports as an inline script, followed by a call.
 *
 * @param file the module, from the project's folder.
 */
export async function inlineScript(file: string, call: string): Promise<string> {
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file);
  const minified = await minify('inline.js', `{${code.replace(/^export /gm, '')};${call}}`);
  return minified.code.trim();
}
