/** Runs modules that read the content, which Vite brings them. */
import { createRunnableDevEnvironment, resolveConfig } from 'vite';
import { basePath, contentDirectory } from '../shared/paths.ts';

/** Those that Node's side runs, from the project's folder: no other file names one of them in a string. */
export const modules = {
  compose: 'site/render/compose-site.ts',
  lint: 'site/check/with-content/lint.ts',
  outsideLinks: 'site/check/with-content/outside-links.ts',
};

/**
 * Opens what runs modules with `#content` a folder of content: each module runs once, however many import it.
 *
 * @param mode 'production' leaves out what is not published yet.
 */
export async function openRunner(mode: string, folder = contentDirectory) {
  const config = await resolveConfig(
    {
      configFile: false,
      mode,
      base: basePath,
      envDir: false,
      cacheDir: process.cwd(),
      resolve: { alias: { '#content': folder } },
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

  /** The files that a module is made of: its own, and those of all that it imports. */
  function filesOf(id: string, found = new Set<string>()): Set<string> {
    const node = runner.evaluatedModules.getModuleById(id);
    if (!node || found.has(node.file)) return found;
    found.add(node.file);
    for (const other of node.imports) filesOf(other, found);
    return found;
  }

  return {
    /** Runs a module; returns what it exports, and the files that it depends on. */
    run: async <Module extends object>(file: string) => {
      const module: Module = await runner.import(file);
      const node = [...(runner.evaluatedModules.urlToIdModuleMap.values() ?? [])].find(
        ({ exports }) => exports === module,
      );
      return { module, dependencies: node ? [...filesOf(node.id)] : [] };
    },
    close: () => environment.close(),
  };
}

/** One of the modules above, of the type that the caller says. What it does later, it has imported before. */
export async function runWithContent<Module extends object>(
  name: keyof typeof modules,
  folder?: string,
): Promise<Module> {
  const runner = await openRunner('production', folder);
  try {
    return (await runner.run<Module>(modules[name])).module;
  } finally {
    await runner.close();
  }
}
