import { extname } from 'node:path';
import { contentType } from 'mime-types';
import type { Plugin, ViteDevServer } from 'vite';
import type { Page } from '../../app/pages.ts';
import { examineContent } from '../check/check.ts';
import { describeFinding } from '../check/findings.ts';
import { contentDirectory } from '../paths.ts';
import { encodePictures } from '../pictures/encode-pictures.ts';

/** The style sheets of what has been rendered so far; the browser's own copies take their place later. */
async function stylesOf({ environments: { client, ssr } }: ViteDevServer): Promise<string> {
  const sheets = [...ssr.moduleGraph.urlToModuleMap.keys()].filter((url) => url.endsWith('.css'));
  const results = await Promise.all(sheets.map((url) => client.transformRequest(`${url}?direct`)));
  return results.map((result) => result?.code ?? '').join('');
}

/**
 * What the built site has at an address: a file, or a page in its document, which differs in its scripts alone.
 *
 * @throws what is wrong with the content, which the browser then shows.
 */
async function answer(server: ViteDevServer, address: string) {
  const errors = (await examineContent()).filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw Object.assign(new Error(errors.map(describeFinding).join('\n')), { stack: '' });
  const { base } = server.config;
  const renderer = (await server.ssrLoadModule('/site/render/compose-site.ts')) as typeof import('../render/compose-site.ts');
  const { composeSite, pageAddress, pageFile } = renderer;
  const bundleOf = async (page: Page) => {
    // Loads what the page is made of, whose styles are then known.
    await page.load();
    return { scripts: [`${base}app/client.tsx`], sheets: [], styles: await stylesOf(server) };
  };
  const { makers } = composeSite(base, await encodePictures(contentDirectory, base), bundleOf);
  const path = pageAddress(new URL(address, 'http://localhost').pathname.slice(base.length - 1));
  const file = [path.slice(1), pageFile(path)].find((name) => makers.has(name)) ?? pageFile(null);
  const body = await makers.get(file)?.();
  return {
    status: file === pageFile(null) ? 404 : 200,
    type: contentType(extname(file)) || 'text/plain',
    body: typeof body === 'string' && file.endsWith('.html') ? await server.transformIndexHtml(address, body) : body,
  };
}

/** What was in a file when it last changed: the system may tell of one edit in two steps. */
const texts = new Map<string, string>();

/** Serves in development what the build writes, and shows in the page what is wrong with the content. */
export const developmentServer = (): Plugin => ({
  name: 'development-server',
  apply: 'serve',
  configureServer: (server) => () => {
    server.middlewares.use((request, response, next) => {
      answer(server, request.originalUrl ?? '/').then(({ status, type, body }) => {
        response.writeHead(status, { 'Content-Type': type }).end(body);
      }, next);
    });
  },
  /** Of the content, and of what only the document is made of, the browser asks for the page anew. */
  async hotUpdate({ file, read, server: { environments, ws }, modules }) {
    const isOurs = modules.length > 0 && !environments.client.moduleGraph.getModulesByFile(file);
    if (!isOurs && !file.startsWith(`${contentDirectory}/`)) return;
    // Who imports all articles has not imported one that is new.
    if (file.endsWith('.md')) for (const { moduleGraph } of Object.values(environments)) moduleGraph.invalidateAll();
    // Asked of every environment; only the browser's has pages.
    if (this.environment.name !== 'client') return [];
    const text = await Promise.resolve(read()).catch(() => '');
    const isEdited = texts.get(file) !== text;
    texts.set(file, text);
    // Where no page is open, the next would be told to load anew.
    if (isEdited && ws.clients.size > 0) environments.client.hot.send({ type: 'full-reload' });
    return [];
  },
});
