/**
 * Hydrates the islands of a page. src/app/inline/start-client.ts loads it when a visitor hovers,
 * focuses or clicks something that needs React.
 */
import {
  type ComponentType,
  type ReactNode,
  StrictMode,
  startTransition,
  useLayoutEffect,
} from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { ids } from '#schema/constants.ts';
import type { ClientStrings } from './client-strings.ts';
import type { IslandName } from './components/island.tsx';
import { NewsletterForm } from './sections/contact/newsletter-form.tsx';
import { RepositoryFigures } from './sections/projects/repository-figures.tsx';

/** Their props are in the page (src/app/components/island.tsx). */
const islands: Record<IslandName, ComponentType<never>> = {
  newsletter: NewsletterForm,
  figures: RepositoryFigures,
};

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

/** Shows the error screen (§8) in place of the main content. The navigation stays. */
async function showError(error: unknown, strings: ClientStrings): Promise<void> {
  const { ErrorScreen } = await import('./page-end/error-screen/error-screen.tsx');
  const main = document.getElementById('main') as HTMLElement;
  // On home they are in the main content.
  document.body.append(document.getElementById(ids.laterStyles) ?? '');
  createRoot(main).render(<ErrorScreen error={error} strings={strings.error} />);
}

function Ready({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  // Before the next key: what React has replaced gets its text and focus back then.
  useLayoutEffect(() => onReady(), [onReady]);
  return children;
}

function hydrate(element: HTMLElement, strings: ClientStrings): Promise<void> {
  const Island = islands[element.dataset.island as IslandName] as ComponentType<object>;
  const props = { ...JSON.parse(`${element.dataset.props}`), element, strings };
  const fields = [...element.querySelectorAll<HTMLInputElement>('input')];
  let focused = document.activeElement;
  const followFocus = ({ target }: Event) => {
    focused = target as Element;
  };
  addEventListener('focusin', followFocus);
  /** If an extension has changed the island, React renders it again, without text and focus. */
  function restore() {
    removeEventListener('focusin', followFocus);
    for (const { id, value, isConnected } of fields) {
      const field = document.getElementById(id) as HTMLInputElement | null;
      if (field && !isConnected) field.value ||= value;
    }
    if (focused?.id && !focused.isConnected) document.getElementById(focused.id)?.focus();
  }
  return new Promise((resolve) => {
    const onReady = () => {
      restore();
      resolve();
    };
    const island = (
      <StrictMode>
        <Ready onReady={onReady}>
          <Island {...props} />
        </Ready>
      </StrictMode>
    );
    const options = {
      // Visitors' extensions cause them, so they are not errors of the site.
      onRecoverableError: import.meta.env.DEV ? console.error : console.debug,
      onUncaughtError: (error: unknown) => resolve(showError(error, strings)),
    };
    // React renders a transition in slices, so it never blocks the page for long.
    startTransition(() => void hydrateRoot(element, island, options));
  });
}

/** Hydrates the page's islands. Sets `data-hydrated` on the root when it is done. */
export async function hydrateIslands(strings: ClientStrings): Promise<void> {
  const elements = document.querySelectorAll<HTMLElement>('[data-island]');
  await Promise.all([...elements].map((element) => hydrate(element, strings)));
  document.documentElement.dataset.hydrated = 'true';
}
