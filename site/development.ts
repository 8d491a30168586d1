import { contentType } from 'mime-types';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { examineContent } from './content-check.ts';
import { describeFinding } from './content-findings.ts';
import { contentDirectory } from './paths.ts';

type Renderer = typeof import('./render.tsx');

/** What is wrong with the content as an error that the browser shows over the page; undefined where nothing is. */
async function contentError(): Promise<Error | undefined> {
  const errors = (await examineContent()).filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return undefined;
  const error = new Error(errors.map(describeFinding).join('\n'));
  error.stack = '';
  return error;
}

/** The style sheets that a page needs so far, as in the built page; the browser's own copies take their place later. */
async function stylesOf({ environments: { client, ssr } }: ViteDevServer): Promise<string> {
  const sheets = [...ssr.moduleGraph.urlToModuleMap.keys()].filter((url) => url.endsWith('.css'));
  const direct = sheets.map((url) => client.transformRequest(`${url}${url.includes('?') ? '&' : '?'}direct`));
  return (await Promise.all(direct)).map((result) => result?.code ?? '').join('');
}

/** The page at an address as the development server's own document, which differs from the built one in its scripts. */
async function renderInDevelopment(server: ViteDevServer, { originalUrl = '/' }: Connect.IncomingMessage) {
  const { allPages, pageAtAddress, renderPage } = (await server.ssrLoadModule(
    '/site/render.tsx',
  )) as Renderer;
  const page = pageAtAddress(originalUrl) ?? allPages.find(({ path }) => path === null);
  if (!page) throw new Error('app/pages.ts has no page for what is missing');
  // Loads the page's modules, whose styles are then known.
  await page.load();
  const scripts = [`${server.config.base}app/client.tsx`];
  const bundle = { scripts, styles: await stylesOf(server), sheets: [], printSheet: undefined };
  const { html } = await renderPage(page, bundle, false);
  return { status: page.path === null ? 404 : 200, html: await server.transformIndexHtml(originalUrl, html) };
}

/** Serves in development what the build writes: the pages in their documents, and the files beside them. */
export function developmentServer(): Plugin {
  let isBroken = false;
  return {
    name: 'development-server',
    apply: 'serve',
    configureServer: (server) => () => {
      server.middlewares.use(async (request, response, next) => {
        try {
          const error = await contentError();
          isBroken = Boolean(error);
          if (error) throw error;
          const { files } = (await server.ssrLoadModule('/site/render.tsx')) as Renderer;
          const path = (request.url ?? '/').slice(1).replace(/\?.*/, '');
          const body = await files[path]?.();
          if (body !== undefined)
            return void response.setHeader('Content-Type', contentType(path) || 'text/plain').end(body);
          const { status, html } = await renderInDevelopment(server, request);
          response.writeHead(status, { 'Content-Type': 'text/html' }).end(html);
        } catch (error) {
          next(error);
        }
      });
    },
    async hotUpdate({ file, server, type, modules }) {
      const { client } = server.environments;
      const isContent = file.startsWith(contentDirectory);
      if (this.environment.name === 'ssr') {
        // The browser knows nothing of what only the document is made of.
        const isShared = isContent || client.moduleGraph.getModulesByFile(file);
        if (modules.length > 0 && !isShared) client.hot.send({ type: 'full-reload' });
        return;
      }
      if (this.environment !== client || !isContent) return;
      const error = type === 'delete' ? undefined : await contentError();
      if (error) client.hot.send({ type: 'error', err: { message: error.message, stack: '' } });
      else if (isBroken) client.hot.send({ type: 'full-reload' });
      isBroken = Boolean(error);
      return error ? [] : undefined;
    },
  };
}
