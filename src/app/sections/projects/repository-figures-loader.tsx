import { useEffect, useRef, useState } from 'react';
import { FiguresText, type RepositoryFiguresProps } from './figures-text.tsx';
import type { LiveFigures } from './repository-figures.tsx';

const load = () => import('./repository-figures.tsx').then(({ LiveFigures }) => LiveFigures);

/**
 * Stars and last push of a project's repository. They are refreshed when a visitor hovers or
 * focuses the link to the repository. If that fails, the figures of the build remain.
 */
export function RepositoryFigures(props: RepositoryFiguresProps) {
  const paragraph = useRef<HTMLParagraphElement>(null);
  const [Live, setLive] = useState<typeof LiveFigures>();
  useEffect(() => {
    const link = paragraph.current?.closest('li')?.querySelector('[data-client]');
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
  }, []);
  return (
    <p ref={paragraph} className="meta-text">
      {Live ? <Live {...props} /> : props.built && <FiguresText {...props.built} {...props} />}
    </p>
  );
}
