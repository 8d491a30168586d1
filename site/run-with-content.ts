/** Runs modules that read the content, which Vite brings them. */
import { runnerImport } from 'vite';
import { optionalContent } from './optional-content.ts';
import { basePath, contentDirectory } from './paths.ts';

/** Those that Node's side runs, from the project's folder: no other file names one of them in a string. */
export const modules = {
  compose: 'site/render/compose-site.ts',
  examine: 'site/check/with-content/examine.ts',
  outsideLinks: 'site/check/with-content/outside-links.ts',
};

/**
 * Any module, with `#content` a folder of content, and the files that it depends on.
 *
 * @param mode 'production' leaves out what is not published yet.
 */
export const runFile = <Module extends object>(file: string, mode: string, folder = contentDirectory) =>
  runnerImport<Module>(file, {
    configFile: false,
    mode,
    base: basePath,
    resolve: { alias: { '#content': folder } },
    plugins: [optionalContent(folder)],
  });

/** One of the modules above, of the type that the caller says. */
export const runWithContent = async <Module extends object>(name: keyof typeof modules, folder?: string) =>
  (await runFile<Module>(modules[name], 'production', folder)).module;
