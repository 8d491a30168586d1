import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { matchRoutes, type RouteObject } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { prefetchPages, seedRouteModules } from './deferred-pages.tsx';
import { hydratedEvent } from './hydrated-event.ts';
import { pathAsked } from './path-asked.ts';
import { tidyPath } from './tidy-path.ts';

/** Whether the address in the address bar is that of the page that the host has sent. */
function isPageOfAddress(): boolean {
  const { root: _, ...routes } = window.__reactRouterManifest?.routes ?? {};
  const table = Object.values(routes).map(({ id, path, index, caseSensitive }) => ({
    id,
    path,
    index,
    caseSensitive,
  }));
  const matches = matchRoutes(table as RouteObject[], location, window.__reactRouterContext?.basename);
  return (matches?.at(-1)?.route.id ?? '') in (window.__reactRouterRouteModules ?? {});
}

function hydrate() {
  if (import.meta.env.PROD) seedRouteModules();
  // A transition is worked on in slices: it never holds up the page for long.
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
  if (import.meta.env.PROD) (window.requestIdleCallback ?? setTimeout)(prefetchPages);
}

const path = tidyPath(pathAsked);
if (path !== pathAsked) history.replaceState(history.state, '', path + location.search + location.hash);

// Hydrating one page's HTML with another page's code would show both at once. Where the host has its own idea of
// which page an address means, its page stays as it is, and it is complete without script.
// In a task of its own, after this one.
if (isPageOfAddress()) setTimeout(hydrate);
else if (path !== pathAsked) location.replace(location.href);
else dispatchEvent(new Event(hydratedEvent));
