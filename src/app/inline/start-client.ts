import type { ClientStrings } from '../client-strings.ts';
import type { OnIntent } from './on-intent.ts';

type Client = { hydrateIslands: (strings: ClientStrings) => Promise<void> };
type Strings = { strings: ClientStrings };

/** The notices while scripts load and after they have failed, and the label of the reload link. */
type Notices = Record<'loading' | 'missing' | 'reload', string>;

/**
 * Starts React when an element with `data-client`, which needs it, is hovered, clicked or focused
 * by keyboard. Clicks before hydration are queued, and replayed once after it. If the files fail to
 * load, a notice says so, and the next click tries again.
 *
 * @param scripts the URLs of the page's scripts, the client's and that of the strings last.
 * @param timeoutMs the time after which loading counts as failed, in milliseconds.
 * @param load imports a script by its URL.
 * @returns the function that starts React.
 */
export function startClient(
  scripts: string[],
  timeoutMs: number,
  notices: Notices,
  load: (script: string) => Promise<unknown>,
  onIntent: OnIntent,
) {
  /** The buttons that were clicked. */
  const queue = new Set<HTMLElement>();

  const notify = (...parts: (string | Node)[]) =>
    document.getElementById('notice')?.replaceChildren(...parts);

  function fail() {
    if (queue.size === 0) return;
    const reload = document.createElement('a');
    reload.href = '';
    reload.textContent = notices.reload;
    notify(notices.missing, ' ', reload);
  }

  const start = onIntent('[data-client]', async () => {
    const timeout = setTimeout(fail, timeoutMs);
    try {
      const modules = await Promise.all(scripts.map(load));
      const [client, { strings }] = modules.slice(-2) as [Client, Strings];
      await client.hydrateIslands(strings);
      removeEventListener('click', holdClick, true);
      // React may have replaced a button by another with the same id.
      for (const button of queue) (document.getElementById(button.id) ?? button).click();
      notify();
    } catch (error) {
      fail();
      queue.clear();
      throw error;
    } finally {
      clearTimeout(timeout);
    }
  });

  function holdClick(event: Event) {
    // Forms with an action do not need React. Enter in a form clicks its button, too.
    const needsReact = 'button:is([data-client], form:not([action]) *)';
    const button = (event.target as Element).closest<HTMLElement>(needsReact);
    if (!button) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    queue.add(button);
    notify(notices.loading);
    start();
  }
  addEventListener('click', holdClick, true);
  return start;
}
