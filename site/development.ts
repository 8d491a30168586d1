import { contentType } from 'mime-types';
import type { Plugin, ViteDevServer } from 'vite';
import { examineContent } from './content-check.ts';
import { describeFinding } from './content-findings.ts';
import { contentDirectory } from './paths.ts';

/** What is wrong with the content, as the message that the browser shows over the page; empty where nothing is. */
async function contentError(): Promise<string> {
  const findings = await examineContent();
  const errors = findings.filter(({ severity }) => severity === 'error');
  return errors.map(describeFinding).join('\n');
}

/** The style sheets of what has been rendered so far; the browser's own copies take their place later. */
async function stylesOf({ environments: { client, ssr } }: ViteDevServer): Promise<string> {
  const sheets = [...ssr.moduleGraph.urlToModuleMap.keys()].filter((url) => url.endsWith('.css'));
  const results = await Promise.all(sheets.map((url) => client.transformRequest(`${url}?direct`)));
  return results.map((result) => result?.code ?? '').join('');
}

/** What the built site has at an address: a file, or a page in its document, which differs in its scripts alone. */
async function answer(server: ViteDevServer, address: string) {
  const renderer = (await server.ssrLoadModule('/site/render.tsx')) as typeof import('./render.tsx');
  const url = new URL(address, 'http://localhost');
  const file = url.pathname.slice(server.config.base.length);
  const body = await renderer.files[file]?.();
  if (body !== undefined) return { status: 200, type: contentType(file) || 'text/plain', body };
  const page = renderer.pageAt(url) ?? renderer.notFound;
  // Loads what the page is made of, whose styles are then known.
  await page.load();
  const bundle = { scripts: [`${server.config.base}app/client.tsx`], sheets: [], styles: await stylesOf(server) };
  const { html } = await renderer.renderPage(page, bundle, { isStrict: false });
  return {
    status: page.path === null ? 404 : 200,
    type: 'text/html',
    body: await server.transformIndexHtml(address, html),
  };
}

/** Serves in development what the build writes, and shows in the page what is wrong with the content. */
export function developmentServer(): Plugin {
  let error = '';
  return {
    name: 'development-server',
    apply: 'serve',
    configureServer: (server) => () => {
      server.middlewares.use(async (request, response, next) => {
        try {
          error = await contentError();
          if (error) throw Object.assign(new Error(error), { stack: '' });
          const { status, type, body } = await answer(server, request.originalUrl ?? '/');
          response.writeHead(status, { 'Content-Type': type }).end(body);
        } catch (reason) {
          next(reason);
        }
      });
    },
    async hotUpdate({ file, server, type, modules }) {
      const { client } = server.environments;
      const isContent = file.startsWith(contentDirectory);
      // The browser knows nothing of what only the document is made of.
      const isOnlyOurs = !isContent && modules.length > 0 && !client.moduleGraph.getModulesByFile(file);
      if (this.environment !== client) return void (isOnlyOurs && client.hot.send({ type: 'full-reload' }));
      if (!isContent || type === 'delete') return;
      const wasBroken = error !== '';
      error = await contentError();
      if (error) client.hot.send({ type: 'error', err: { message: error, stack: '' } });
      else if (wasBroken) client.hot.send({ type: 'full-reload' });
      return error ? [] : undefined;
    },
  };
}
