/** Takes the prerendered page over. Loaded by app/inline/start-client.ts, after the first paint. */
import { type ComponentType, StrictMode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { ErrorBoundary } from './components/error-screen/error-screen.tsx';
import { followNavigations } from './navigation.ts';
import { addressedPages, allPages, localAddress, type Page, pages } from './pages.ts';
import { fetchWebFonts } from './web-fonts.ts';

const loaded = new Map<string, ComponentType>();

async function loadPage({ name, load }: Page): Promise<ComponentType> {
  const { default: Content } = await load();
  loaded.set(name, Content);
  return Content;
}

const view = (page: Page, Content: ComponentType, onReady?: () => void) => (
  <StrictMode>
    <ErrorBoundary home={localAddress('/')} isOutermost>
      <App page={page} Content={Content} {...(onReady && { onReady })} />
    </ErrorBoundary>
  </StrictMode>
);

/**
 * Hydrates the page that the host has sent, whatever the address says, and from then on shows the others in its place.
 * Rejects where the page's code cannot be had; it can be called again then.
 */
export async function takeOver(): Promise<void> {
  const container = document.getElementById('app') as HTMLElement;
  const page = allPages.find(({ name }) => name === container.dataset.page) ?? pages.notFound;
  const Content = await loadPage(page);
  const focused = document.activeElement?.id;
  await new Promise<void>((resolve) => {
    // A transition is worked on in slices: it never holds up the page for long.
    startTransition(() => {
      const root = hydrateRoot(container, view(page, Content, resolve), {
        // Somebody else changed the page before: React has rendered it anew, and the focus may have been in it.
        onRecoverableError(error) {
          if (import.meta.env.DEV) console.error(error);
          if (focused && document.activeElement === document.body) document.getElementById(focused)?.focus();
        },
      });
      followNavigations(
        ({ name }) => loaded.get(name),
        (next, NextContent) => flushSync(() => root.render(view(next, NextContent))),
      );
    });
  });
  document.documentElement.dataset.hydrated = 'true';
  // The development server writes styles into the page, and then brings them again as they change.
  if (import.meta.env.DEV) document.querySelector('style:not([data-vite-dev-id])')?.remove();
  // Once fetched, a page shows without the network. A failure matters when it is asked for: then it is loaded.
  (window.requestIdleCallback ?? setTimeout)(() => {
    Promise.allSettled(addressedPages.map(loadPage)).then(() => {
      document.documentElement.dataset.prefetched = 'true';
    });
    fetchWebFonts();
    import('./components/tooltip/tooltips.ts').then(
      ({ showTooltips }) => showTooltips(),
      // Icons have their names for assistive technology all the same.
      () => {},
    );
  });
}
