/** As much of app/client.tsx as is used here; the other scripts have none of it. */
type Client = { takeOver?: (kept: Set<HTMLElement>) => Promise<void> };

/**
 * Loads the client after the first paint: when the page has loaded and the browser is idle, or at once when the visitor
 * reaches for something. What they press meanwhile, where only the client can answer, is kept and done when it has
 * taken over, so that no press is lost. Where scripts cannot be had, the page says so (`data-client` on the root) and
 * the next press, or the network's return, tries again.
 *
 * Written into every page as an inline script: it must not import anything.
 *
 * @param files the page's scripts, in the order in which they are run, and the style sheets that it carries inside.
 * @param files.patience how long the scripts may take before they count as missing, in milliseconds.
 * @param files.notices what is said to who has pressed something that waits: while it loads, and when it is missing.
 * @param load imports a script by its address.
 */
export function startClient(
  files: { scripts: string[]; sheets: string[]; patience: number; notices: Record<'loading' | 'missing', string> },
  load: (file: string) => Promise<Client>,
) {
  const { scripts, sheets, patience, notices } = files;
  const root = document.documentElement;
  /** The buttons that wait to be pressed. */
  const kept = new Set<HTMLElement>();
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  let isStarted = false;
  let failures = 0;

  const say = (text: string) => {
    (document.getElementById('notice') as HTMLElement).textContent = kept.size > 0 ? text : '';
  };

  function missClient() {
    root.dataset.client = 'missing';
    say(notices.missing);
  }

  /** All scripts are fetched at once. What loads code finds the style sheets that the page carries, and fetches none. */
  function fetchFiles() {
    for (const file of [...scripts, ...sheets]) {
      const link = document.createElement('link');
      link.rel = scripts.includes(file) ? 'modulepreload' : 'stylesheet';
      link.toggleAttribute('disabled', sheets.includes(file));
      link.href = file;
      document.head.append(link);
    }
  }

  /** Loads the page anew, once. What was typed and pressed outlives that (use-draft.ts, pressed-before.ts). */
  function loadAnew() {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (isStarted || visit?.type === 'reload') return;
    try {
      for (const { id, value } of document.querySelectorAll('input')) sessionStorage[id] = value;
      sessionStorage.pressed = [...kept].map(({ textContent }) => textContent).join('\n');
    } catch {
      // Storage may be refused.
    }
    location.reload();
  }

  /** Where everything can be had by now, tries once more. Firefox remembers what it could not import, and needs a new page. */
  async function tryAgain(isRepeated: boolean) {
    const answers = await Promise.all(scripts.map((file) => fetch(file).catch(() => ({ ok: false }))));
    if (!answers.every(({ ok }) => ok)) return;
    // What is just being pressed becomes a click first.
    if (isRepeated) setTimeout(loadAnew, 300);
    else start(true);
  }

  /** @param isRepeated true where it failed a moment ago although everything can be had. */
  async function start(isRepeated: unknown) {
    if (isStarted) return;
    isStarted = true;
    const waiting = setTimeout(missClient, patience);
    try {
      if (failures === 0) fetchFiles();
      let takeOver: Client['takeOver'];
      // They run one at a time, with a pause for the visitor in between.
      for (const file of scripts) {
        const module = await load(file);
        takeOver ??= module.takeOver;
        await new Promise((resolve) => setTimeout(resolve));
      }
      await takeOver?.(kept);
      listening.abort();
      delete root.dataset.client;
      for (const button of kept) button.click();
      kept.clear();
      say('');
    } catch {
      // Offline, or the site was just redeployed: the page stays what it is, HTML, until something is pressed again.
      isStarted = false;
      missClient();
      if (failures++ > 0) tryAgain(isRepeated === true);
    }
    clearTimeout(waiting);
  }

  function keepPress(event: Event) {
    const target = event.target as Element;
    // The page's other functions answer these buttons; a form's button is kept when it submits.
    const others = 'button:not([type=submit], [aria-expanded], [aria-pressed], [data-leads-to])';
    const button = event instanceof SubmitEvent ? target.querySelector('button') : target.closest<HTMLElement>(others);
    if (!button) return;
    kept.add(button);
    event.preventDefault();
    event.stopImmediatePropagation();
    say(root.dataset.client ? notices.missing : notices.loading);
  }

  for (const type of ['pointerover', 'focusin']) addEventListener(type, start, { ...options, once: true });
  for (const type of ['pointerdown', 'keydown', 'online']) addEventListener(type, start, options);
  for (const type of ['click', 'submit']) addEventListener(type, keepPress, options);
  // The load event of a small page comes before its first frame: the frame goes first.
  // After a failed start only a press tries again.
  const startWhenIdle = () => (window.requestIdleCallback ?? setTimeout)(() => failures || start(false));
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(startWhenIdle)));
}
