import type { ReactNode } from 'react';
import type { CardFields } from '#schema/role-facts.ts';
import styles from './experience.module.css';
import icons from './role-icons.svg';

type CareerCardProps = {
  item: CardFields;
  index: number;
  /** Whether the card carries the summit's mark. */
  isSummit: boolean;
  /** For screen readers: the level, and the roles before and after. */
  relations: string;
  /** Whether only screen readers get the duration. */
  hidesDuration: boolean;
  comma: string;
  details: ReactNode;
};

/**
 * The button of a role. In the timeline it toggles the project line. In the graph an expanded card
 * highlights its connections and neighbours. Style sheets do both, by `aria-expanded`.
 */
export function CareerCard(props: CareerCardProps) {
  const { item, index, isSummit, relations, hidesDuration, comma, details } = props;
  // A line may break before a duration, but not within it.
  const duration = item.duration.replaceAll(' ', '\u00a0');
  const times = [item.period, duration].filter(Boolean);
  const [time, spokenTime] = hidesDuration ? times : [times.join(comma)];
  // Separates lines that a screen reader would otherwise read without a pause.
  const pause = <span className="visually-hidden">{comma}</span>;
  return (
    <li className={isSummit ? `${styles.item} ${styles.summit}` : styles.item} id={`role-${index}`}>
      <button
        type="button"
        className={styles.card}
        aria-expanded="false"
        aria-controls={details ? `role-${index}-details` : undefined}
        aria-describedby={relations ? `role-${index}-relations` : undefined}
      >
        <span className={styles.pin} data-color={item.color}>
          <svg width="24" viewBox="0 0 24 24" aria-hidden="true">
            <use href={`${icons}#${item.icon ?? 'building'}`} />
          </svg>
        </span>
        {/* print.css selects the title by its position. */}
        <span className={styles.title}>{item.title}</span>
        {item.company && pause}
        <span className={styles.company} data-company="">
          {item.company}
        </span>
        {time && pause}
        {time && (
          <span className={styles.period}>
            {time}
            {spokenTime && <span className="visually-hidden">{`${comma}${spokenTime}`}</span>}
          </span>
        )}
        {item.project && <span className={styles.projectPause}>{pause}</span>}
        {item.project && (
          <span className={styles.project} data-folds>
            {item.project}
          </span>
        )}
      </button>
      {details}
      {relations && (
        <p id={`role-${index}-relations`} hidden>
          {relations}
        </p>
      )}
    </li>
  );
}
