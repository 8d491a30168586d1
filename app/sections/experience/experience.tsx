import { useRef } from 'react';
import { Section } from '../../components/section/section.tsx';
import { useReveal } from '../../components/use-reveal.ts';
import type { CareerConnection, CareerItem } from '../../content/career.ts';
import { connectionRevealDelay } from '../../specification.ts';
import { CareerCard } from './career-card.tsx';
import { Connections } from './connections.tsx';
import styles from './experience.module.css';
import { readingOrder, strata } from './geometry.ts';

type ExperienceProps = { items: CareerItem[]; connections: CareerConnection[] };

/**
 * The career: one list of cards that style sheets lay out as a graph from the desktop breakpoint and as a timeline
 * below it. The strata and connections behind the cards are decoration.
 */
export function Experience({ items, connections }: ExperienceProps) {
  const graph = useRef<HTMLDivElement>(null);
  useReveal(graph, { skipDelay: connectionRevealDelay });
  return (
    <Section id="experience" heading="Professional Experience">
      <div className={styles.graph} ref={graph} data-graph>
        <div className={styles.strata} aria-hidden="true">
          {strata(items).map(({ level }) => (
            <span key={level} className={styles.stratum} data-level={level}>
              {level}
            </span>
          ))}
        </div>
        <Connections items={items} connections={connections} />
        <ol className={styles.list}>
          {readingOrder(items).map((index) => {
            const item = items[index];
            return item && <CareerCard key={index} item={item} index={index} />;
          })}
        </ol>
      </div>
    </Section>
  );
}
