/**
 * Takes the prerendered page over. Loaded by app/inline/start-client.ts, after the first paint.
 *
 * The page's state stands in attributes of the root: `data-client` ('missing'), `data-hydrated`, `data-prefetched`,
 * `data-shown` (a path), `data-theme`, `data-web-fonts`. `data-page` on the container is the page's name.
 */
import { StrictMode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { localAddress, pageAddress } from './addresses.ts';
import { App } from './app.tsx';
import { addressedPages, allPages, type LoadedPage, type Page, pages } from './pages.ts';
import { pressedBefore } from './pressed-before.ts';

/** What can be shown at once, by its address. */
const loadedPages = new Map<string, LoadedPage>();

async function loadPage(page: Page): Promise<LoadedPage> {
  const { default: Content } = await page.load();
  const loaded = { page, Content };
  if (page.path !== null) loadedPages.set(pageAddress(localAddress(page.path)), loaded);
  return loaded;
}

/**
 * Fetches what the first page does not need, so that navigation needs no network. A failure leaves links to load.
 *
 * @param show renders a page before it returns.
 */
async function loadTheRest(show: (loaded: LoadedPage) => void): Promise<void> {
  import('./components/tooltip/tooltips.ts').then(({ showTooltips }) => showTooltips()).catch(() => {});
  const following = import('./navigation.ts').then(({ followNavigations }) => followNavigations(loadedPages, show));
  await Promise.allSettled([following, ...addressedPages.map(loadPage)]);
  document.documentElement.dataset.prefetched = 'true';
}

/**
 * Hydrates the page that the host has sent, whatever the address says, and from then on shows the others in its place.
 * Rejects where the page's code cannot be had; it can be called again then.
 *
 * @param kept the buttons that wait to be pressed: it adds those that waited when the page had to be loaded anew.
 */
export async function takeOver(kept: Set<HTMLElement>): Promise<void> {
  const container = document.getElementById('app') as HTMLElement;
  const first = await loadPage(allPages.find(({ name }) => name === container.dataset.page) ?? pages.notFound);
  const focused = document.activeElement?.id;
  // Somebody else changed the page before: React has rendered it anew, and the focus may have been in it.
  const onRecoverableError = (error: unknown) => {
    if (import.meta.env.DEV) console.error(error);
    if (focused && document.activeElement === document.body) document.getElementById(focused)?.focus();
  };
  // A transition is worked on in slices: it never holds up the page for long.
  const show = await new Promise<(loaded: LoadedPage) => void>((resolve) => {
    startTransition(() => {
      const onReady = () => resolve((loaded) => flushSync(() => root.render(elementOf(loaded))));
      const elementOf = (loaded: LoadedPage) => (
        <StrictMode>
          <App {...loaded} onReady={onReady} />
        </StrictMode>
      );
      const root = hydrateRoot(container, elementOf(first), { onRecoverableError });
    });
  });
  for (const button of pressedBefore()) kept.add(button);
  document.documentElement.dataset.hydrated = 'true';
  // The development server writes styles into the page, and then brings them again as they change.
  if (import.meta.env.DEV) document.querySelector('style:not([data-vite-dev-id])')?.remove();
  (window.requestIdleCallback ?? setTimeout)(() => loadTheRest(show));
}
