/** Runs modules that read the content, which Vite loads. */
import { createRunnableDevEnvironment, resolveConfig } from 'vite';
import { lintContent } from '#check/check.ts';
import { basePath, contentDirectory } from '#lib/node/paths.ts';
import { contentSettings } from '#strings/find-language.ts';
import { normalizeContent } from './vite/normalize-content.ts';

/** The entry points, by their paths from the project's folder. */
export const modules = {
  compose: 'src/builder/compose-site.ts',
  lint: 'src/check/with-content/lint.ts',
};

/**
 * Opens a runner for modules with `#content` as a folder of content. Each module runs once.
 *
 * @param mode 'production' leaves out articles that are not published yet.
 */
export async function openRunner(mode: string, folder = contentDirectory) {
  const config = await resolveConfig(
    {
      configFile: false,
      mode,
      base: basePath,
      envDir: false,
      cacheDir: process.cwd(),
      ...contentSettings(folder),
      plugins: [normalizeContent(folder)],
      environments: {
        content: {
          consumer: 'server',
          dev: { moduleRunnerTransform: true },
          resolve: { external: true, mainFields: [], conditions: ['node', 'module-sync'] },
        },
      },
    },
    'serve',
  );
  const environment = createRunnableDevEnvironment('content', config, {
    runnerOptions: { hmr: { logger: false } },
    hot: false,
  });
  await environment.init();
  const { runner } = environment;

  return {
    run: <Module extends object>(file: string): Promise<Module> => runner.import(file),
    close: () => environment.close(),
  };
}

/**
 * Runs one of the modules above with a folder of content. It must import everything beforehand: the
 * runner closes.
 *
 * @returns the module's exports.
 */
export async function runWithContent<Module extends object>(
  name: keyof typeof modules,
  folder?: string,
): Promise<Module> {
  const runner = await openRunner('production', folder);
  try {
    return await runner.run<Module>(modules[name]);
  } finally {
    await runner.close();
  }
}

/** The diagnostics of a folder of content. */
export const checkContent = (folder = contentDirectory) => lintContent(folder, runWithContent);
