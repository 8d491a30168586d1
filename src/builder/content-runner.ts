/** Runs modules that read the content. Each module is evaluated once. */
import { createRunnableDevEnvironment, resolveConfig } from 'vite';
import { check } from '#check/check.ts';
import { contentDirectory } from '#lib/node/paths.ts';
import { entryModules } from './entry-modules.ts';
import { viteConfig } from './vite/config.ts';

/**
 * Opens a runner for modules, in Vite's server environment. `#content-folder` resolves to a folder of
 * content.
 *
 * @param folder of content.
 */
export async function openRunner(folder = contentDirectory) {
  const mode = 'production';
  const run = <Module extends object>(file: string): Promise<Module> =>
    environment.runner.import(file);
  const config = await resolveConfig(
    {
      ...viteConfig(mode, folder, run),
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
  return { run, close: () => environment.close() };
}

/** The diagnostics of a folder of content, which may change until the next call. */
export async function checkContent(folder = contentDirectory) {
  const runner = await openRunner(folder);
  try {
    return await check(folder, () => runner.run(entryModules.check));
  } finally {
    await runner.close();
  }
}
