import type { CareerConnection, CareerItem } from '../../content/career.ts';
import styles from './experience.module.css';
import { connectionPath, lineStyle } from './geometry.ts';

type ConnectionsProps = { items: CareerItem[]; connections: CareerConnection[] };

/** The curves from role to role. Hidden from assistive technology: the cards say the same in words. */
export function Connections({ items, connections }: ConnectionsProps) {
  return (
    <svg className={styles.connections} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      {connections.map(([from, to]) => {
        const start = items[from];
        const end = items[to];
        if (!start || !end) return null;
        return (
          <path
            key={`${from}-${to}`}
            className={styles.connection}
            d={connectionPath(start, end)}
            data-style={lineStyle(start, end)}
            data-rise={start.level}
            data-ends={`${from} ${to}`}
          />
        );
      })}
    </svg>
  );
}
