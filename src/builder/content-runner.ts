/** Runs modules that read the content. Each module is evaluated once. */
import { createRunnableDevEnvironment, resolveConfig } from 'vite';
import { checkLanguages } from '#check/check.ts';
import { languagesOf } from '#lib/node/languages.ts';
import { basePath, contentDirectory } from '#lib/node/paths.ts';
import { entryModules } from './entry-modules.ts';
import { viteConfig } from './vite/config.ts';

/**
 * Opens a runner for modules, in Vite's server environment, where `#content-folder` is the content.
 * `base` is the path of the pages' folder in their URLs.
 */
export async function openRunner(content = contentDirectory, base = basePath) {
  const mode = 'production';
  const run = <Module extends object>(file: string): Promise<Module> =>
    environment.runner.import(file);
  const config = await resolveConfig(
    {
      ...viteConfig(mode, content, run, base),
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
  return { run, runCheck, close: () => environment.close() };
}

/** The languages of a site, the original first, with a runner for each. */
export const openRunners = (folder?: string) =>
  Promise.all(
    languagesOf(folder).map(async (language) => ({
      ...language,
      ...(await openRunner(language.content, language.base)),
    })),
  );

/** The diagnostics of a folder of content, which may change until the next call. */
export async function checkContent(folder?: string) {
  const runners = await openRunners(folder);
  try {
    return await checkLanguages(runners);
  } finally {
    await Promise.all(runners.map(({ close }) => close()));
  }
}
