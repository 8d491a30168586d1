import { type ComponentType, lazy, useState } from 'react';
import { useLocation } from 'react-router';
import { loadOrMoveOn } from './load-or-move-on.ts';

type PageModule = { default: ComponentType };

const files = import.meta.glob<PageModule>('./routes/*.tsx');

/** React Router's id of the route in a file: './routes/home.tsx' is 'routes/home'. */
const routeId = (file: string) => file.replace(/^\.\/|\.tsx$/g, '');

const notFoundId = 'routes/not-found';

const pages = Object.entries(files).map(([file, load]) => deferredPage(routeId(file), load));

/** A page whose code is fetched before it is needed, or when it is. Once fetched, it renders at once. */
function deferredPage(id: string, load: () => Promise<PageModule>) {
  let loaded: ComponentType | undefined;
  const fetchCode = () =>
    load().then((module) => {
      loaded = module.default;
      return module;
    });
  const Late = lazy(() => loadOrMoveOn(fetchCode));
  function Page() {
    const { pathname } = useLocation();
    const [Component] = useState<ComponentType>(() =>
      isWrongCase(id, pathname) ? moduleOf(notFoundId).default : (loaded ?? Late),
    );
    return <Component />;
  }
  return { id, fetchCode, Page };
}

const moduleOf = (id: string) => window.__reactRouterRouteModules?.[id] as PageModule;

/**
 * Whether React Router has taken a path for a route's that is not, as static hosts see it: version 8.4 forgets in
 * the browser that routes are case-sensitive. The host has then sent the 404 page, and that is the page to show.
 */
function isWrongCase(id: string, pathname: string): boolean {
  const path = window.__reactRouterManifest?.routes[id]?.path;
  return path !== undefined && path !== '*' && decodeURI(pathname).replace(/^\/|\/$/g, '') !== path;
}

/**
 * Gives React Router the pages that are not loaded yet. Left to itself it would load a page's code on navigation
 * and, where that fails, load the old page again; here a failure reaches the error screen, or the new page.
 */
export function seedRouteModules(): void {
  window.__reactRouterRouteModules ??= {};
  for (const { id, Page } of pages) window.__reactRouterRouteModules[id] ??= { default: Page };
}

/** Fetches the code of the other pages, so that navigation needs no network. A failure is met when it matters. */
export function prefetchPages(): void {
  for (const { fetchCode } of pages) fetchCode().catch(() => {});
}
