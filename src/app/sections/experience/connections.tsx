import type { CareerGraph } from '#model/career/career-graph.ts';
import type { ResolvedConnection } from '#schema/career.ts';
import styles from './experience.module.css';
import { lineStyle } from './line-style.ts';
import '#app/components/wipe.css';

type ConnectionsProps = Pick<CareerGraph, 'items' | 'spans'> & { spine: ResolvedConnection[] };

/** The lines between roles. Hidden from assistive technology: the cards describe them as text. */
export function Connections({ items, spans, spine }: ConnectionsProps) {
  const isOnSpine = (from: number, to: number) =>
    spine.some(([start, end]) => start === from && end === to);
  return (
    <div className={styles.connections}>
      <div data-wipe="up">
        <div>
          {spans.map(({ from, to, lines }) => (
            <svg
              key={`${from} ${to}`}
              width="100"
              viewBox="0 0 100 100"
              preserveAspectRatio="none"
              aria-hidden="true"
              data-span={`${from} ${to}`}
            >
              {lines.map(({ ends: [start, end], d }) => {
                const [lower, upper] = [items[start], items[end]];
                const style = lower && upper && lineStyle(lower, upper);
                return (
                  <path
                    key={`${start} ${end}`}
                    className={styles.connection}
                    d={d}
                    data-style={style === 'primary' ? undefined : style}
                    data-ends={`${start} ${end}`}
                    data-spine={isOnSpine(start, end) ? '' : undefined}
                  />
                );
              })}
            </svg>
          ))}
        </div>
      </div>
    </div>
  );
}
