/**
 * Client navigation through the Navigation API (https://html.spec.whatwg.org/#navigation-api): links are plain links,
 * and the browser itself keeps the history. Where a browser lacks it, or a page's code is not there
 * yet, a link loads the page, and every page is a finished page.
 */
import { pageAddress } from './addresses.ts';
import type { View } from './app.tsx';
import { errorScreenId } from './components/error-screen/error-screen.tsx';
import { showHead } from './head.ts';
import type { Page } from './pages.ts';
import { applyWebFonts, fetchWebFonts } from './web-fonts.ts';

/** What a browser does on a full page load: says the page's title and moves the focus to where reading begins. */
function announcePage({ title }: Page) {
  const announcer = document.getElementById('announcer');
  if (announcer) announcer.textContent = title;
  document.querySelector('h1')?.focus({ preventScroll: true });
}

/**
 * Lets a new page come up, over a moment and from its first frame on. Not a view transition: taking the pictures of both
 * pages takes three times as long as showing the new one (measured: 109 against 34 ms from click to paint).
 */
function fadeInPage() {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  document.querySelector('main')?.animate([{ opacity: 0.4 }, { opacity: 1 }], { duration: 160, easing: 'ease-out' });
}

/**
 * Shows pages in place of loads, from now on, in the web fonts as soon as they are there.
 *
 * @param views the pages whose code has been loaded, by their addresses; more may come.
 * @param show renders a page before it returns.
 */
export function followNavigations(views: ReadonlyMap<string, View>, show: (view: View) => void): void {
  fetchWebFonts();
  // Not the browser's own restoring: Firefox 153 takes a page of another height to its end.
  const places = new Map<string, number>();
  const { navigation } = window;
  navigation?.addEventListener('navigate', (event) => {
    places.set(navigation.currentEntry?.key ?? '', scrollY);
    const { canIntercept, destination, downloadRequest, formData, hashChange, navigationType } = event;
    const view = views.get(pageAddress(new URL(destination.url).pathname));
    const isLoad = !canIntercept || hashChange || downloadRequest !== null || formData || navigationType === 'reload';
    // A load leaves behind whatever is broken in this tab.
    const isBroken = document.getElementById(errorScreenId) !== null;
    if (!view || isLoad || isBroken) return;
    const handler = async () => {
      applyWebFonts();
      show(view);
      showHead(view.page);
      scrollTo({ top: places.get(destination.key) ?? 0, behavior: 'instant' });
      if (navigationType !== 'traverse') event.scroll();
      announcePage(view.page);
      fadeInPage();
    };
    event.intercept({ focusReset: 'manual', scroll: 'manual', handler });
  });
}
