import { useEffect, useState } from 'react';
import { FiguresText, type RepositoryFiguresProps } from './figures-text.tsx';
import type { LiveFigures } from './live-figures.tsx';

const load = () => import('./live-figures.tsx').then(({ LiveFigures }) => LiveFigures);

/**
 * Stars and last push of a project's repository. They are refreshed when a visitor hovers or
 * focuses the link to the repository. If that fails, the figures of the build remain.
 *
 * @param props.element the island's, in browsers.
 */
export function RepositoryFigures({
  element,
  ...props
}: RepositoryFiguresProps & { element?: HTMLElement }) {
  const [Live, setLive] = useState<typeof LiveFigures>();
  useEffect(() => {
    const link = element?.closest('li')?.querySelector('[data-client]');
    const show = (component: typeof LiveFigures) => setLive(() => component);
    const refresh = () =>
      load()
        .catch(load)
        .then(show, () => {});
    // The event that started React may have been on this link, before this listener existed.
    if (link?.matches(':hover, :focus')) refresh();
    for (const type of ['pointerenter', 'focus']) link?.addEventListener(type, refresh);
    return () => {
      for (const type of ['pointerenter', 'focus']) link?.removeEventListener(type, refresh);
    };
  }, [element]);
  return Live ? <Live {...props} /> : props.built && <FiguresText {...props.built} {...props} />;
}
