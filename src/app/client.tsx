/**
 * Hydrates the prerendered page, and shows tooltips. src/app/inline/start-client.ts loads it when a
 * visitor hovers, focuses or clicks something that needs it.
 */
import { type ComponentType, StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { tooltip } from '#schema/constants.ts';
import { App } from './app.tsx';
import { allPages, pages } from './pages.ts';

// Loaded beside React, and shown after it: a tooltip is inside React's container. If they fail to
// load, the rest of the page still works.
const tooltips = import('./components/tooltip/tooltips.ts').catch(() => undefined);

type Field = HTMLInputElement | HTMLTextAreaElement;

/** The button of the last `pointerdown`, if it was on one. */
let pressedButton: Element | null = null;
addEventListener('pointerdown', ({ target }) => {
  pressedButton = (target as Element).closest('button');
});
addEventListener('pointerup', ({ pointerType, target }) => {
  // Browsers send no click if React has replaced the button in between.
  const isReplaced = pressedButton?.isConnected === false && pointerType === 'mouse';
  if (isReplaced) (target as Element).closest('button')?.click();
});

/** Finds a control again that React may replace: by its id, URL or class, and its index among those. */
function remember(element: Element | null) {
  const name = ['id', 'href', 'class'].find((name) => element?.getAttribute(name));
  const value = name && CSS.escape(element?.getAttribute(name) ?? '');
  const alike = () => document.querySelectorAll<HTMLElement>(`#app [${name}="${value}"]`);
  const place = [...alike()].indexOf(element as HTMLElement);
  return { isReplaced: () => !element?.isConnected, find: () => alike()[place] };
}

/**
 * Hydrates the prerendered page. Sets `data-hydrated` on the root when it is done.
 *
 * @param Content the page's component. Without it, in development, it is loaded here.
 */
export async function hydratePage(Content?: ComponentType): Promise<void> {
  const container = document.getElementById('app') as HTMLElement;
  const page = allPages.find(({ name }) => name === container.dataset.page) ?? pages.notFound;
  const Page = Content ?? (await page.load()).default;
  const fields = [...container.querySelectorAll<Field>('input, textarea')];
  let focused = remember(document.activeElement);
  const followFocus = ({ target }: Event) => {
    focused = remember(target as Element);
  };
  addEventListener('focusin', followFocus);
  // Visitors' extensions cause them, so they are not errors of the site.
  const onRecoverableError = import.meta.env.DEV ? console.error : console.debug;
  // React renders a transition in slices, so it never blocks the page for long.
  await new Promise<void>((resolve) => {
    startTransition(() => {
      const app = (
        <StrictMode>
          <App page={page} Content={Page} onReady={resolve} />
        </StrictMode>
      );
      hydrateRoot(container, app, { onRecoverableError });
    });
  });
  // If an extension has changed the page, React renders it again: restore the values of the fields
  // and the focus.
  for (const { id, value } of fields) {
    const field = document.getElementById(id) as Field | null;
    if (field) field.value ||= value;
  }
  removeEventListener('focusin', followFocus);
  if (focused.isReplaced()) focused.find()?.focus();
  document.documentElement.dataset.hydrated = 'true';
  tooltips.then((module) => module?.showTooltips(tooltip));
}
