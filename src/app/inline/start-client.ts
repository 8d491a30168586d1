import type { ComponentType } from 'react';

/** A module: the client, the page or a shared one. */
type Module = { hydratePage?: (Content?: ComponentType) => Promise<void>; default?: ComponentType };

/** The notices while scripts load and after they have failed, and the label of the reload link. */
type Notices = Record<'loading' | 'missing' | 'reload', string>;

/**
 * Starts React when an element with `data-client`, which needs it, is hovered, clicked or focused
 * by keyboard. Clicks before hydration are queued, and replayed once after it. If the files fail to
 * load, a notice says so, and the next click tries again.
 *
 * @param scripts the URLs of the page's scripts.
 * @param timeoutMs the time after which loading counts as failed, in milliseconds.
 * @param load imports a script by its URL.
 * @returns the function that starts React.
 */
export function startClient(
  scripts: string[],
  timeoutMs: number,
  notices: Notices,
  load: (script: string) => Promise<Module>,
) {
  /** The buttons that were clicked. */
  const queue = new Set<HTMLElement>();
  const listening = new AbortController();
  let isStarting = false;

  const notify = (...parts: (string | Node)[]) =>
    document.getElementById('notice')?.replaceChildren(...parts);

  function fail() {
    if (queue.size === 0) return;
    const reload = document.createElement('a');
    reload.href = '';
    reload.textContent = notices.reload;
    notify(notices.missing, ' ', reload);
  }

  async function start() {
    if (isStarting) return;
    isStarting = true;
    const timeout = setTimeout(fail, timeoutMs);
    try {
      const exports: Module = Object.assign({}, ...(await Promise.all(scripts.map(load))));
      await exports.hydratePage?.(exports.default);
      listening.abort();
      // React may have replaced a button by another with the same id.
      for (const button of queue) (document.getElementById(button.id) ?? button).click();
      notify();
    } catch {
      isStarting = false;
      fail();
      queue.clear();
    }
    clearTimeout(timeout);
  }

  const listen = <Type extends keyof WindowEventMap>(
    types: Type[],
    selector: string,
    listener: (event: WindowEventMap[Type], element: HTMLElement) => void,
  ) => {
    for (const type of types)
      addEventListener(
        type,
        (event) => {
          const element = (event.target as Element).closest<HTMLElement>(selector);
          if (element) listener(event, element);
        },
        { capture: true, signal: listening.signal },
      );
  };

  // Not `pointerover`: elements that scroll under a resting mouse do not count.
  listen(
    ['pointermove', 'pointerdown'],
    '[data-client]',
    ({ pointerType }) => pointerType !== 'touch' && start(),
  );
  listen(['focusin'], ':is([data-client], [data-client] *):focus-visible', start);
  // Forms with an action do not need React. Enter in a form clicks its button, too.
  listen(['click'], 'button:is([data-client], form:not([action]) *)', (event, button) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    queue.add(button);
    notify(notices.loading);
    start();
  });
  return start;
}
