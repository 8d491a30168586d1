/** Runs modules that read the content. Each module is evaluated once. */
import { createRunnableDevEnvironment, type EnvironmentModuleNode, resolveConfig } from 'vite';
import { checkLanguages } from '#check/check.ts';
import { languagesOf, type SiteLanguage } from '#lib/node/languages.ts';
import { basePath, contentDirectory } from '#lib/node/paths.ts';
import { entryModules } from './entry-modules.ts';
import { viteConfig } from './vite/config.ts';

/** Opens a runner for modules in which `#content-folder` is `content`. Pages are below `base`. */
export async function openRunner(content = contentDirectory, base = basePath) {
  const mode = 'production';
  const run = <Module extends object>(file: string): Promise<Module> =>
    environment.runner.import(file);
  const config = await resolveConfig(
    {
      ...viteConfig(mode, content, base),
      mode,
      configFile: false,
      logLevel: 'silent',
      // Initializes Vite's CSS plugin together with this environment.
      server: { perEnvironmentStartEndDuringDev: true },
    },
    'serve',
    mode,
    mode,
  );
  const environment = createRunnableDevEnvironment('ssr', config, {
    runnerOptions: { hmr: { logger: false } },
    hot: false,
  });
  await environment.init();
  const runCheck = () =>
    run<typeof import('#check/loaded-content/run-check.ts')>(entryModules.check);
  /** The ids of the style sheets that modules import, in the order of the imports. */
  const styleSheetsOf = async (files: string[], isSkipped = (_: string) => false) => {
    const seen = new Set<EnvironmentModuleNode>();
    const visit = (module: EnvironmentModuleNode): string[] => {
      const { id, importedModules, transformResult } = module;
      if (!id || seen.has(module) || isSkipped(id)) return [];
      seen.add(module);
      // Dynamic imports are left out.
      const imported = [...importedModules].filter(({ url }) =>
        transformResult?.deps?.includes(url),
      );
      return [...imported.flatMap(visit), ...(id.endsWith('.css') ? [id] : [])];
    };
    await Promise.all(files.map(run));
    const modules = await Promise.all(
      files.map((file) => environment.moduleGraph.getModuleByUrl(file)),
    );
    return modules.flatMap((module) => (module ? visit(module) : []));
  };
  return { run, runCheck, styleSheetsOf, environment, close: () => environment.close() };
}

/** Calls a function with the languages of a site, the original first, and a runner for each. */
export async function withRunners<Result>(
  use: (languages: (SiteLanguage & Awaited<ReturnType<typeof openRunner>>)[]) => Promise<Result>,
  folder?: string,
): Promise<Result> {
  const languages = await Promise.all(
    languagesOf(folder).map(async (language) => ({
      ...language,
      ...(await openRunner(language.content, language.base)),
    })),
  );
  return use(languages).finally(() => Promise.all(languages.map(({ close }) => close())));
}

/** The diagnostics of a folder of content, which may change until the next call. */
export const checkContent = (folder?: string) => withRunners(checkLanguages, folder);
