/** Takes the prerendered page over. Loaded by app/inline/start-client.ts, after the first paint. */
import { StrictMode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { localAddress, pageAddress } from './addresses.ts';
import { App, type View } from './app.tsx';
import { fetchDocuments, readDocument } from './articles/documents.ts';
import { addressedPages, allPages, type Page, pages } from './pages.ts';

/** What can be shown at once, by its address. */
const views = new Map<string, View>();

async function loadView(page: Page): Promise<View> {
  const { default: Content } = await page.load();
  const view = { page, Content };
  if (page.path !== null) views.set(pageAddress(localAddress(page.path)), view);
  return view;
}

/**
 * What is not needed for the first page: fetched before it is, it needs no network then. Failures matter only then: until
 * all is there, links are page loads.
 *
 * @param show renders a page before it returns.
 */
async function loadTheRest(show: (view: View) => void): Promise<void> {
  import('./components/tooltip/tooltips.ts').then(({ showTooltips }) => showTooltips()).catch(() => {});
  const following = import('./navigation.ts').then(({ followNavigations }) => followNavigations(views, show));
  await Promise.allSettled([following, ...addressedPages.map(loadView)]);
  if (import.meta.env.HAS_DOCUMENTS) fetchDocuments(views, loadView);
  document.documentElement.dataset.prefetched = 'true';
}

/**
 * Hydrates the page that the host has sent, whatever the address says, and from then on shows the others in its place.
 * Rejects where the page's code cannot be had; it can be called again then.
 */
export async function takeOver(): Promise<void> {
  const container = document.getElementById('app') as HTMLElement;
  const page =
    (import.meta.env.HAS_DOCUMENTS && readDocument(document)) ||
    (allPages.find(({ name }) => name === container.dataset.page) ?? pages.notFound);
  const first = await loadView(page);
  const focused = document.activeElement?.id;
  // Somebody else changed the page before: React has rendered it anew, and the focus may have been in it.
  const onRecoverableError = (error: unknown) => {
    if (import.meta.env.DEV) console.error(error);
    if (focused && document.activeElement === document.body) document.getElementById(focused)?.focus();
  };
  // A transition is worked on in slices: it never holds up the page for long.
  const show = await new Promise<(view: View) => void>((resolve) => {
    startTransition(() => {
      const onReady = () => resolve((view) => flushSync(() => root.render(elementOf(view))));
      const elementOf = (view: View) => (
        <StrictMode>
          <App {...view} onReady={onReady} />
        </StrictMode>
      );
      const root = hydrateRoot(container, elementOf(first), { onRecoverableError });
    });
  });
  document.documentElement.dataset.hydrated = 'true';
  // The development server writes styles into the page, and then brings them again as they change.
  if (import.meta.env.DEV) document.querySelector('style:not([data-vite-dev-id])')?.remove();
  (window.requestIdleCallback ?? setTimeout)(() => loadTheRest(show));
}
