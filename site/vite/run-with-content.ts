/** Runs modules that read the content, which Vite brings them: no other file of Node's names one of them. */
import { runnerImport } from 'vite';
import { basePath, contentDirectory } from '../paths.ts';

type Modules = {
  compose: typeof import('../render/compose-site.ts');
  examine: typeof import('../check/with-content/examine.ts');
  outsideLinks: typeof import('../check/with-content/outside-links.ts');
};

/** Where they are, from the project's folder. */
export const modules: Record<keyof Modules, string> = {
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
  runnerImport<Module>(file, { configFile: false, mode, base: basePath, resolve: { alias: { '#content': folder } } });

/** One of the modules above. */
export const runWithContent = async <Name extends keyof Modules>(name: Name, folder?: string) =>
  (await runFile<Modules[Name]>(modules[name], 'production', folder)).module;

/** The module that writes the site, as a function brings it. */
export const loadComposer = async (load: (file: string) => Promise<unknown>) =>
  (await load(modules.compose)) as Modules['compose'];
