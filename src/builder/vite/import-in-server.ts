import { isRunnableDevEnvironment, type ViteDevServer } from 'vite';

/** Imports a module in the development server, which evaluates it again after a change. */
export function importInServer<Module extends object>(
  { environments: { ssr } }: ViteDevServer,
  file: string,
): Promise<Module> {
  if (!isRunnableDevEnvironment(ssr)) throw new Error('the server environment cannot run modules');
  return ssr.runner.import(file);
}
