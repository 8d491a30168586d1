/** Runs a module that reads the content, in a script that Vite does not run. */
import { runnerImport } from 'vite';
import { basePath, contentDirectory } from '../paths.ts';

/**
 * A module with `#content` a folder of content, and the files that it depends on.
 *
 * @param file from the project's folder.
 */
export const runWithContent = <Module extends object>(file: string, folder = contentDirectory) =>
  runnerImport<Module>(file, { configFile: false, base: basePath, resolve: { alias: { '#content': folder } } });
