import { useEffect, useRef, useState } from 'react';
import { useDeferred } from '#app/components/use-deferred.ts';
import { FiguresText, type RepositoryFiguresProps } from './figures-text.tsx';
import styles from './repository-figures.module.css';

const load = () => import('./repository-figures.tsx').then(({ LiveFigures }) => LiveFigures);

/**
 * Stars and last push of a project's repository. They are refreshed when a visitor reaches for the
 * link to it, which is in the same card; if that fails, the built ones stay.
 */
export function RepositoryFigures(props: RepositoryFiguresProps) {
  const paragraph = useRef<HTMLParagraphElement>(null);
  const [isWanted, setWanted] = useState(false);
  const Live = useDeferred(isWanted, load);
  useEffect(() => {
    const link = paragraph.current?.closest('li')?.querySelector('[data-client]');
    const want = () => setWanted(true);
    // A visitor who reaches for the link starts React, which misses that event.
    if (link?.matches(':hover, :focus')) want();
    for (const type of ['pointerenter', 'focus']) link?.addEventListener(type, want);
    return () => {
      for (const type of ['pointerenter', 'focus']) link?.removeEventListener(type, want);
    };
  }, []);
  return (
    <p ref={paragraph} className={styles.figures}>
      {Live ? <Live {...props} /> : props.built && <FiguresText {...props.built} {...props} />}
    </p>
  );
}
