import styles from './experience.module.css';
import { type CareerGraph, connectionPath, lineStyle } from './geometry.ts';

/** The curves from role to role. Hidden from assistive technology: the cards say the same in words. */
export function Connections({ items, connections, rows }: CareerGraph) {
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
            d={connectionPath(start, end, rows)}
            data-style={lineStyle(start, end)}
            data-rise={start.level}
            data-ends={`${from} ${to}`}
          />
        );
      })}
    </svg>
  );
}
