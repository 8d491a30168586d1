import type { ReactNode } from 'react';
import { Section } from '#app/sections/section/section.tsx';
import { defined } from '#lib/defined.ts';
import type { CareerGraph } from '#model/career/career-graph.ts';
import type { CareerItem, ResolvedConnection } from '#schema/career.ts';
import { experienceSection, longCareer } from '#schema/constants.ts';
import { foldRoles } from '#schema/role-facts.ts';
import type { UiStrings } from '#strings/types.ts';
import { CareerCard } from './career-card.tsx';
import { describeConnections } from './connection-text.ts';
import { Connections } from './connections.tsx';
import { EarlierRoles } from './earlier-roles.tsx';
import styles from './experience.module.css';

type ExperienceProps = {
  career: CareerGraph;
  /** The connections that texts may mention. */
  confirmedConnections: ResolvedConnection[];
  /** The role that carries the summit's mark. */
  summitRole: number | undefined;
  /** The connections on the way to the summit. */
  spine: ResolvedConnection[];
  heading: string;
  /** The URL of the hill's file. */
  hill: string;
  strings: Pick<UiStrings, 'comma' | 'experience'>;
  /** Links under the heading. */
  links: ({ href: string; label: string } | undefined | '')[];
  /** Renders a role's details. */
  details: ((item: CareerItem, index: number) => ReactNode) | undefined;
  /** The target of the link that skips the section. */
  after: string;
};

/**
 * The career: cards that style sheets lay out as a graph from the desktop breakpoint and as a
 * timeline below it. The levels and connections behind the cards are decoration.
 */
export function Experience(props: ExperienceProps) {
  const { career, confirmedConnections, summitRole, spine, heading, strings, links } = props;
  const { items, levelLines } = career;
  const hasLevels = levelLines.length > 1;
  const { first, earlier } = foldRoles(items);

  const renderCard = (index: number) => {
    const item = defined(items[index]);
    const relations = describeConnections(index, items, confirmedConnections, strings, hasLevels);
    return (
      <CareerCard
        key={index}
        {...{ item, index, relations }}
        isSummit={index === summitRole}
        hidesDuration={items.length >= longCareer}
        comma={strings.comma}
        details={props.details?.(item, index)}
      />
    );
  };

  return (
    <Section id={experienceSection} heading={heading}>
      {links.map(
        (link) =>
          link && (
            <p key={link.href} className={styles.links}>
              <a href={link.href}>{link.label}</a>
            </p>
          ),
      )}
      <a className="skip-link" href={props.after}>
        {strings.experience.skip}
      </a>
      <div className={styles.graph} data-graph="">
        {hasLevels && (
          <>
            {levelLines.map(({ level, track }) => (
              <span key={track} className={styles.levelLine} data-row={track} aria-hidden="true">
                {`${level} `}
              </span>
            ))}
            <span className={styles.levels} aria-hidden="true">
              {strings.experience.level}
            </span>
          </>
        )}
        {/* Behind one or two cards of one level it would be squashed. */}
        {summitRole !== undefined && (hasLevels || items.length > 2) && (
          <svg
            className={`${styles.ground} mirrored`}
            width="420"
            viewBox="0 0 640 640"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <use href={`${props.hill}#lines`} />
          </svg>
        )}
        <Connections {...career} spine={spine} />
        <ol className={styles.list}>{first.map(renderCard)}</ol>
      </div>
      {earlier.length > 0 && (
        <EarlierRoles label={strings.experience.earlier(earlier.length)} className={styles.list}>
          {earlier.map(renderCard)}
        </EarlierRoles>
      )}
    </Section>
  );
}
