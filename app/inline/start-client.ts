/** As much of app/client.tsx as is used here; the other scripts have none of it. */
type Client = { takeOver?: () => Promise<void> };

type Files = {
  /** The scripts that the page needs, in the order in which they are run. */
  scripts: string[];
  /** The style sheets that the page carries inside: what loads code later need not fetch them. */
  sheets: string[];
  /** How long the scripts may take before the page says that they are missing, in milliseconds. */
  patience: number;
  /** What is said to who has pressed something that waits for script: while it loads, and when it is missing. */
  notices: { loading: string; missing: string };
};

/**
 * Loads the client after the first paint: when the page has loaded and the browser is idle, or at once when the visitor
 * reaches for something. What they press meanwhile, where only the client can answer, is kept and done when it has
 * taken over, so that no press is lost. Where scripts cannot be had, the page says so (`data-client` on the root) and
 * the next press, or the network's return, tries again.
 *
 * Written into every page as an inline script: it must not import anything.
 *
 * @param load imports a script by its address.
 */
export function startClient(
  { scripts, sheets, patience, notices }: Files,
  load: (file: string) => Promise<Client>,
) {
  const root = document.documentElement;
  const notice = document.getElementById('notice') as HTMLElement;
  /** The last press of each control. */
  const kept = new Map<Element, () => void>();
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  let isStarted = false;

  const say = (text: string) => {
    notice.textContent = kept.size > 0 ? text : '';
  };

  function addLink(rel: string, file: string, isDisabled = false) {
    const link = document.createElement('link');
    link.rel = rel;
    link.toggleAttribute('disabled', isDisabled);
    link.href = file;
    document.head.append(link);
  }

  function missClient() {
    root.dataset.client = 'missing';
    say(notices.missing);
  }

  async function start() {
    if (isStarted) return;
    isStarted = true;
    const waiting = setTimeout(missClient, patience);
    try {
      // All are fetched at once, but run one at a time with a pause for the visitor in between.
      for (const file of scripts) addLink('modulepreload', file);
      for (const file of sheets) addLink('stylesheet', file, true);
      let takeOver: Client['takeOver'];
      for (const file of scripts) {
        const module = await load(file);
        takeOver ??= module.takeOver;
        await new Promise((resolve) => setTimeout(resolve));
      }
      await takeOver?.();
      listening.abort();
      delete root.dataset.client;
      for (const act of kept.values()) act();
      kept.clear();
      say('');
    } catch {
      // Offline, or the site was just redeployed: the page stays what it is, HTML, until it is reached for again.
      isStarted = false;
      missClient();
    }
    clearTimeout(waiting);
  }

  function keep(event: Event) {
    const target = event.target as Element;
    const form = event instanceof SubmitEvent && (target as HTMLFormElement);
    // What expands or leads somewhere is answered by the page itself.
    const button =
      !form &&
      target.closest<HTMLButtonElement>('button:not([type=submit], [aria-expanded], [data-leads-to])');
    if (form) kept.set(form, () => form.requestSubmit((event as SubmitEvent).submitter));
    else if (button) kept.set(button, () => button.click());
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
    say(root.dataset.client ? notices.missing : notices.loading);
  }

  for (const type of ['pointerover', 'pointerdown', 'keydown', 'focusin', 'online'])
    addEventListener(type, start, options);
  for (const type of ['click', 'submit']) addEventListener(type, keep, options);
  // The load event of a small page comes before its first frame: the frame goes first.
  const whenIdle = () =>
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      (window.requestIdleCallback ?? setTimeout)(start);
    }).observe({ type: 'paint', buffered: true });
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
