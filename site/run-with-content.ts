/** Runs a module that reads the content, in a script that Vite does not run. */
import { runnerImport } from 'vite';
import { contentDirectory } from './paths.ts';

/**
 * What a module exports, with `#content` a folder of content.
 *
 * @param file from the project's folder.
 */
export async function runWithContent<Module>(file: string, folder = contentDirectory): Promise<Module> {
  const { module } = await runnerImport<Module>(file, {
    configFile: false,
    resolve: { alias: { '#content': folder } },
  });
  return module;
}
