import { type ComponentType, lazy, useState } from 'react';
import { loadOrMoveOn } from './load-or-move-on.ts';

type PageModule = { default: ComponentType };

const files = import.meta.glob<PageModule>('./routes/*.tsx');

/** React Router's id of the route in a file: './routes/home.tsx' is 'routes/home'. */
const routeId = (file: string) => file.replace(/^\.\/|\.tsx$/g, '');

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
    const [Component] = useState<ComponentType>(() => loaded ?? Late);
    return <Component />;
  }
  return { id, fetchCode, Page };
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
