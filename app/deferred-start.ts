/** What React Router needs on the page before its entry runs. */
export type StartFiles = {
  /** What the others build on, in order: each is started by itself. */
  libraries: string[];
  manifest: string;
  /** Route id to module address, outermost first. */
  routes: Record<string, string>;
  entry: string;
};

/**
 * Loads the application after the first paint: when the page has loaded and the browser is idle, or at once when
 * the visitor reaches for something. What they press meanwhile is kept and done when React has taken over, so that
 * no click is lost.
 *
 * app/finish-html writes this file's source into every page as an inline script, in place of React Router's own: it
 * must not import anything.
 */
export function startDeferred(
  { libraries, manifest, routes, entry }: StartFiles,
  hydrated: string,
  prepare: () => void,
) {
  const kept: (() => void)[] = [];
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  let started = false;
  let prepared = false;

  function prefetch(file: string) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = file;
    document.head.append(link);
  }

  async function start() {
    if (started) return;
    started = true;
    if (!prepared) prepare();
    prepared = true;
    try {
      // All are fetched at once, but started one at a time with a pause for the visitor in between.
      for (const file of [...libraries, manifest, ...Object.values(routes), entry]) prefetch(file);
      for (const file of libraries) {
        await import(/* @vite-ignore */ file);
        await new Promise((resolve) => setTimeout(resolve));
      }
      const files = [manifest, ...Object.values(routes)];
      const [, ...modules] = await Promise.all(files.map((file) => import(/* @vite-ignore */ file)));
      window.__reactRouterRouteModules = Object.fromEntries(
        Object.keys(routes).map((id, i) => [id, modules[i]]),
      );
      await import(/* @vite-ignore */ entry);
    } catch {
      // Offline, or the site was just redeployed: the page stays what it is, HTML, until it is reached for again.
      started = false;
    }
  }

  function keep(event: Event) {
    const target = event.target as Element;
    if (event instanceof SubmitEvent) {
      const form = event.target as HTMLFormElement;
      const submitter = event.submitter;
      kept.push(() => form.requestSubmit(submitter));
    } else {
      const button = target.closest?.<HTMLButtonElement>('button:not([type=submit])');
      if (!button) return;
      kept.push(() => button.click());
    }
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  for (const type of ['pointerover', 'pointerdown', 'keydown', 'focusin'])
    addEventListener(type, start, options);
  for (const type of ['click', 'submit']) addEventListener(type, keep, options);
  addEventListener(
    hydrated,
    () => {
      listening.abort();
      for (const act of kept) act();
    },
    { once: true },
  );
  // The load event of a small page comes before its first frame: the frame goes first.
  const whenIdle = () => requestAnimationFrame(() => (window.requestIdleCallback ?? setTimeout)(start));
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
