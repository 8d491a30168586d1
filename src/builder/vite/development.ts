import { createReadStream, existsSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import {
  createServer,
  isRunnableDevEnvironment,
  type Plugin,
  type UserConfig,
  type ViteDevServer,
} from 'vite';
import type { Page } from '#app/pages.ts';
import { checkLanguages } from '#check/check.ts';
import { formatDiagnosticIn, isError, summary } from '#check/diagnostics.ts';
import { decodeUrl } from '#lib/decode-url.ts';
import { languagesOf, rootOf, type SiteLanguage } from '#lib/node/languages.ts';
import { basePath, isPublicBelow, namesIn, toPosix } from '#lib/node/paths.ts';
import { entryModules } from '../entry-modules.ts';

/** The styles of all modules rendered so far. */
const collectStyles = ({ environments: { client, ssr } }: ViteDevServer) =>
  Promise.all(
    [...ssr.moduleGraph.urlToModuleMap]
      .filter(([url]) => url.endsWith('.css'))
      .map(async ([url, { id }]) => ({
        id: id ?? url,
        url,
        css: (await client.transformRequest(`${url}?direct`))?.code ?? '',
      })),
  );

/** What Vite and its plugins add to the head of a page. */
async function viteHead(server: ViteDevServer, url: string) {
  // Not the page itself: Vite would add the base to URLs that have it.
  const html = await server.transformIndexHtml(url, '<head></head>');
  return html.split('<head>')[1]?.split('</head>')[0] ?? '';
}

/** Imports a module in the server, which evaluates it again after a change. */
function load<Module extends object>(
  { environments: { ssr } }: ViteDevServer,
  name: keyof typeof entryModules,
): Promise<Module> {
  if (!isRunnableDevEnvironment(ssr)) throw new Error('the server environment cannot run modules');
  return ssr.runner.import(entryModules[name]);
}

/** The types of composed files. Browsers detect other images by their first bytes. */
const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.json': 'application/json',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** Whether a file has changed since the last page was composed. */
let changed = false;

/** The number of changes so far. */
let changes = 0;

/** The modules and printed resumes of all languages, which decide what a translation inherits. */
const moduleNames = (content: string) =>
  languagesOf(rootOf(content))
    .flatMap(({ content, folder }) => namesIn(content).map((name) => folder + name))
    .filter((name) => /\.(ts|pdf)$/.test(name))
    .join();

/** Those that the servers know. Saving by renaming, as some editors do, does not change them. */
let knownModules = '';

/** The servers of all languages by base, the original's first. */
const servers = new Map<string, ViteDevServer>();

/** The restart of all servers that is under way. */
let restarting: Promise<void> | undefined;

async function restart(): Promise<void> {
  await servers.get(basePath)?.restart();
  restarting = undefined;
}

/** The errors of requests to translations, whose servers would drop them. */
const errors = new WeakMap<object, Error>();

const compose = (server: ViteDevServer) =>
  load<typeof import('../compose-site.ts')>(server, 'compose');

/** The diagnostics of all languages, until a file changes. */
let checked: ReturnType<typeof checkLanguages> | undefined;

/** The check and the pages share modules, so that the content is read once. */
const checkServers = (content: string) =>
  (checked ??= checkLanguages(
    languagesOf(rootOf(content)).flatMap((language) => {
      const server = servers.get(language.base);
      return server ? { ...language, runCheck: () => load(server, 'check') } : [];
    }),
  ));

/** The printed number of placeholders and suggestions. */
let printed = '';

async function printSummary(content: string): Promise<void> {
  // Pages show why a check fails.
  const line = await checkServers(content).then(summary, () => printed);
  if (line !== printed) console.log(`  ${line} (npm run check:content lists them)`);
  printed = line;
}

/** Responds as the built site would, but for scripts. Throws errors in content, for the browser. */
async function respond(server: ViteDevServer, content: string, url: string) {
  const diagnostics = await checkServers(content);
  const found = diagnostics.filter(isError).map(formatDiagnosticIn(rootOf(content)));
  if (found.length > 0) throw Object.assign(new Error(found.join('\n')), { stack: '' });
  const { base } = server.config;
  const { composeSite } = await compose(server);
  const all = servers.size > 1 ? await Promise.all([...servers.values()].map(compose)) : [];
  const languages = all.map(({ describeLanguage }) => describeLanguage());
  const bundlePage = async (page?: Page) => {
    // Loads the page's modules, whose styles are then known.
    await page?.load();
    const styles = await collectStyles(server);
    // As modules they are replaced after an edit.
    const client = [...styles.map(({ url }) => url), '/src/app/client.tsx'];
    const urlOf = (path: string) => base.slice(0, -1) + path;
    const tooltips = urlOf('/src/app/components/tooltip/tooltips.ts');
    return { scripts: { client: client.map(urlOf), tooltips }, styles };
  };
  const { files, fileAt, notFound } = await composeSite(base, bundlePage, languages);
  const [pathname = ''] = url.split(/[?#]/);
  const file = fileAt(pathname);
  const body = await files.get(file)?.();
  const head = file.endsWith('.html') ? await viteHead(server, url) : '';
  return {
    status: file === notFound ? 404 : 200,
    type: contentTypes[extname(file)] ?? 'application/octet-stream',
    body: typeof body === 'string' ? body.replace('<head>', () => `<head>${head}`) : body,
  };
}

/** Discards all evaluated modules: the next page is composed from the files as they are then. */
function forgetModules(server: ViteDevServer): void {
  for (const { moduleGraph } of Object.values(server.environments)) moduleGraph.invalidateAll();
  checked = undefined;
}

/** A response without modules from before a change: those that were being evaluated would stay. */
async function respondToLatest(server: ViteDevServer, content: string, url: string) {
  for (;;) {
    const start = changes;
    try {
      const response = await respond(server, content, url);
      if (start === changes) return response;
    } catch (error) {
      if (start === changes) throw error;
    }
    forgetModules(server);
  }
}

function serve(server: ViteDevServer, content: string): void {
  // A page that was still loading when a file changed has missed the message.
  server.ws.on('vite:client:connect', (_, client) => {
    if (changed) client.send({ type: 'full-reload' });
  });
  server.middlewares.use((request, response, next) => {
    if (request.headers.accept?.includes('text/html')) changed = false;
    respondToLatest(server, content, request.originalUrl ?? '/').then(
      ({ status, type, body }) => {
        // Browsers use a font late, or never on a page, if they fetch it again.
        if (type === 'font/woff2') response.setHeader('Cache-Control', 'max-age=3600');
        response.writeHead(status, { 'Content-Type': type });
        if (typeof body === 'object' && 'copyOf' in body)
          createReadStream(body.copyOf).pipe(response);
        else response.end(body);
      },
      (error) => {
        errors.set(request, error);
        next(error);
      },
    );
  });
}

/** Serves a translation below the original. */
async function addTranslation(server: ViteDevServer, config: UserConfig): Promise<void> {
  const { middlewares, close } = await createServer({
    ...config,
    configFile: false,
    cacheDir: `node_modules/.vite${config.base}`,
    server: { ...config.server, middlewareMode: true, hmr: { server: server.httpServer as never } },
  });
  server.httpServer?.once('close', close);
  server.middlewares.use((request, response, next) => {
    if (`${request.url}/` === config.base) request.url += '/';
    if (!request.url?.startsWith(`${config.base}`)) return next();
    middlewares(request, response, () => next(errors.get(request)));
  });
}

/**
 * Repeats the event of a file that was being written: the watcher drops a second event within 5 ms,
 * and an editor's first one may come when the file is empty.
 */
function repeatUnfinished({ watcher }: ViteDevServer): void {
  const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size;
  watcher.on('change', (file) => {
    const size = sizeOf(file);
    setTimeout(() => sizeOf(file) !== size && watcher.emit('change', file), 100);
  });
}

/** Serves the composed site, and errors in the content as pages. */
export const developmentServer = (
  content: string,
  configFor: (language: SiteLanguage) => UserConfig,
): Plugin => ({
  name: 'development-server',
  apply: 'serve',
  configureServer: async (server) => {
    if (!server.config.server.middlewareMode) servers.clear();
    knownModules = moduleNames(content);
    servers.set(server.config.base, server);
    // The folder may be outside the project, and Markdown files are not in the module graph. A
    // folder that is added later, when it is watched already, loses events.
    server.watcher.add(rootOf(content));
    repeatUnfinished(server);
    // What changed before the watcher had read the folder has sent no event.
    server.watcher.once('ready', () => {
      changes++;
      forgetModules(server);
    });
    for (const language of languagesOf(content).slice(1))
      await addTranslation(server, configFor(language));
    checked = undefined;
    server.httpServer?.once('listening', () => printSummary(content));
    // Vite would serve the owner's dot files.
    server.middlewares.use((request, _, next) => {
      const [url = ''] = (request.url ?? '').slice(server.config.base.length).split('?');
      const folder = join(content, 'public');
      const file = decodeUrl(url);
      if (!isPublicBelow(folder, file) && existsSync(join(folder, file))) request.url = '/404';
      next();
    });
    return () => serve(server, content);
  },
  /** The content, and modules that only the server renders, reload the page. */
  async hotUpdate({ type, file, server: { environments, ws } }) {
    const [isServers, isBrowsers] = [environments.ssr, environments.client].map(
      ({ moduleGraph }) => (moduleGraph.getModulesByFile(file)?.size ?? 0) > 0,
    );
    // The module graph of each environment has its own modules alone.
    const isOurs = isServers && !isBrowsers;
    const isContent = file.startsWith(`${toPosix(rootOf(content))}/`);
    if (!isOurs && !isContent) return;
    const isClient = this.environment.name === 'client';
    changes++;
    const modules = moduleNames(content);
    const isStale = isContent ? modules !== knownModules : type !== 'update';
    if (isContent) knownModules = modules;
    // The servers of several languages know each other and their modules from the start.
    const hasLanguages = servers.size > 1 || languagesOf(rootOf(content)).length > 1;
    if (isStale && hasLanguages && (isContent || isClient)) restarting ??= restart();
    // Every language's server receives the event. The first one restarts them all.
    if (restarting) {
      await restarting;
      return [];
    }
    for (const { moduleGraph } of Object.values(environments)) {
      if (isStale) moduleGraph.invalidateAll();
      const modules = moduleGraph.getModulesByFile(file);
      // These read files that are not in the module graph. Importers are invalidated, too.
      for (const module of moduleGraph.idToModuleMap.values())
        if (
          modules?.has(module) ||
          /\/(articles\/markdown-files|model\/translation)\.ts$/.test(module.id ?? '')
        )
          moduleGraph.invalidateModule(module);
    }
    checked = undefined;
    // Vite calls this again for the other environments, perhaps after a page has asked for the new
    // content: another reload would swallow its first click.
    if (isClient) changed = true;
    else void printSummary(content);
    // Vite calls this for every environment; only the client's has pages. Without an open page
    // Vite would keep the message for the next one.
    if (isClient && ws.clients.size > 0) ws.send({ type: 'full-reload' });
    return [];
  },
});
