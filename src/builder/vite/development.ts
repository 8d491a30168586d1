import { extname } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Plugin, ViteDevServer } from 'vite';
import type { Page } from '#app/pages.ts';
import { check } from '#check/check.ts';
import { formatDiagnostic } from '#check/diagnostics.ts';
import { contentDirectory, toPosix } from '#lib/node/paths.ts';
import { languageFiles } from '#strings/find-language.ts';
import { entryModules } from '../entry-modules.ts';
import { importInServer } from './import-in-server.ts';

/** The styles of all modules rendered so far. */
const collectStyles = ({ environments: { client, ssr } }: ViteDevServer) =>
  Promise.all(
    [...ssr.moduleGraph.urlToModuleMap]
      .filter(([url]) => url.endsWith('.css'))
      .map(async ([url, { id }]) => ({
        id: id ?? url,
        css: (await client.transformRequest(`${url}?direct`))?.code ?? '',
      })),
  );

/** What Vite and its plugins add to the head of a page. */
async function viteHead(server: ViteDevServer, url: string) {
  // Not the page itself: Vite would add the base to URLs that have it.
  const html = await server.transformIndexHtml(url, '<head></head>');
  return /<head>(.*)<\/head>/s.exec(html)?.[1] ?? '';
}

const load = <Module extends object>(server: ViteDevServer, name: keyof typeof entryModules) =>
  importInServer<Module>(server, entryModules[name]);

/** The types of composed files. Browsers detect other images and fonts by their first bytes. */
const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.json': 'application/json',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

/** Whether a file has changed since the last page was composed. */
let changed = false;

/** What `#language` resolves to. */
let languages = languageFiles(contentDirectory);

/** The diagnostics of the content, until a file changes. */
let checked: ReturnType<typeof check> | undefined;

/**
 * Responds as the built site would. Only the page's scripts differ.
 *
 * @throws the errors in the content, which the browser shows.
 */
async function respond(server: ViteDevServer, url: string) {
  // The check and the page share modules, so that the content is read once.
  checked ??= check(contentDirectory, () => load(server, 'check'));
  const errors = (await checked).filter(({ severity }) => severity === 'error');
  if (errors.length > 0)
    throw Object.assign(new Error(errors.map(formatDiagnostic).join('\n')), { stack: '' });
  const { base } = server.config;
  const { composeSite } = await load<typeof import('../compose-site.ts')>(server, 'compose');
  const bundlePage = async (page?: Page) => {
    // Loads the page's modules, whose styles are then known.
    await page?.load();
    return {
      scripts: [`${base}src/app/client.tsx`],
      styles: await collectStyles(server),
    };
  };
  const { files, fileAt, notFound } = await composeSite(base, bundlePage);
  const file = fileAt(new URL(url, 'http://localhost').pathname);
  const body = await files.get(file)?.();
  const head = file.endsWith('.html') ? await viteHead(server, url) : '';
  return {
    status: file === notFound ? 404 : 200,
    type: contentTypes[extname(file)] ?? 'application/octet-stream',
    body: typeof body === 'string' ? body.replace('<head>', () => `<head>${head}`) : body,
  };
}

/** Serves the composed site in development, with errors in the content as pages. */
export const developmentServer = (): Plugin => ({
  name: 'development-server',
  apply: 'serve',
  configureServer: (server) => () => {
    // The folder may be outside the project, and Markdown files are not in the module graph.
    server.watcher.add(contentDirectory);
    // A page that was still loading when a file changed has missed the message.
    server.ws.on('vite:client:connect', (_, client) => {
      if (changed) client.send({ type: 'full-reload' });
    });
    server.middlewares.use((request, response, next) => {
      if (request.headers.accept?.includes('text/html')) changed = false;
      respond(server, request.originalUrl ?? '/').then(({ status, type, body }) => {
        response.writeHead(status, { 'Content-Type': type }).end(body);
      }, next);
    });
  },
  /** The content, and modules that only the server renders, reload the page. */
  hotUpdate({ file, server: { environments, ws }, modules }) {
    const isOurs = modules.length > 0 && !environments.client.moduleGraph.getModulesByFile(file);
    const isContent = file.startsWith(`${toPosix(contentDirectory)}/`);
    if (!isOurs && !isContent) return;
    const before = languages;
    languages = languageFiles(contentDirectory);
    const isSameLanguage = isDeepStrictEqual(languages, before);
    // A glob finds the file once it is there, and its importers are unknown.
    const isAdded =
      /\.(ts|pdf)$/.test(file) && !environments.ssr.moduleGraph.getModulesByFile(file)?.size;
    for (const { moduleGraph } of Object.values(environments)) {
      if (isAdded || !isSameLanguage) moduleGraph.invalidateAll();
      const modules = moduleGraph.getModulesByFile(file);
      // These read files that are not in the module graph. Importers are invalidated, too.
      for (const module of moduleGraph.idToModuleMap.values())
        if (modules?.has(module) || /\.data\.ts$|\/articles\/sources\.ts$/.test(module.id ?? ''))
          moduleGraph.invalidateModule(module);
    }
    changed = true;
    checked = undefined;
    // Vite calls this for every environment; only the client's has pages. Without an open page
    // Vite would keep the message for the next one.
    if (this.environment.name === 'client' && ws.clients.size > 0) ws.send({ type: 'full-reload' });
    return [];
  },
});
