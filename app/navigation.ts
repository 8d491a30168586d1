/**
 * Client navigation through the Navigation API (https://html.spec.whatwg.org/#navigation-api): links are plain links,
 * and the browser itself keeps the history. Where a browser lacks it, or a page's code is not there
 * yet, a link loads the page, and every page is a finished page.
 */
import { absoluteAddress, pageAddress } from './addresses.ts';
import { errorScreenId } from './components/error-screen/error-screen-id.ts';
import { bringWebFonts } from './inline/bring-web-fonts.ts';
import type { LoadedPage, Page } from './pages.ts';
import { desktopQuery, quick } from './specification.ts';

/** Gives the document what a visitor sees of a page's head; crawlers and previews read the page's own. */
function showHead({ title, path }: Page) {
  document.title = title;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (canonical) canonical.href = absoluteAddress(`${path}`);
}

/** Does what a browser does on a page load: says the page's title and moves the focus to where reading begins. */
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
  document.querySelector('main')?.animate([{ opacity: 0.4 }, { opacity: 1 }], { duration: quick, easing: 'ease-out' });
}

/**
 * Shows pages in place of loads, from now on.
 *
 * @param loadedPages what can be shown, by its address; more may come.
 * @param show renders a page before it returns.
 */
export function followNavigations(
  loadedPages: ReadonlyMap<string, LoadedPage>,
  show: (loaded: LoadedPage) => void,
): void {
  bringWebFonts(desktopQuery);
  const root = document.documentElement.dataset;
  // Not the browser's own restoring: Firefox 153 takes a page of another height to its end.
  const places = new Map<string, number>();
  const { navigation } = window;
  navigation?.addEventListener('navigate', (event) => {
    places.set(navigation.currentEntry?.key ?? '', scrollY);
    const { canIntercept, destination, downloadRequest, formData, hashChange, navigationType } = event;
    const { pathname } = new URL(destination.url);
    const loaded = loadedPages.get(pageAddress(pathname));
    const isLoad = !canIntercept || hashChange || downloadRequest !== null || formData || navigationType === 'reload';
    // A load leaves behind whatever is broken in this tab.
    const isBroken = document.getElementById(errorScreenId) !== null;
    if (!loaded || isLoad || isBroken) return;
    // app/inline/follow-history.ts loads what history leads to and is not shown.
    root.shown = pathname;
    const handler = async () => {
      bringWebFonts(desktopQuery);
      show(loaded);
      showHead(loaded.page);
      scrollTo({ top: places.get(destination.key) ?? 0, behavior: 'instant' });
      if (navigationType !== 'traverse') event.scroll();
      announcePage(loaded.page);
      fadeInPage();
    };
    event.intercept({ focusReset: 'manual', scroll: 'manual', handler });
  });
}
