import '#app/components/filled-button.css';
import { ContourLines, type NamedStation } from '#app/components/contour-lines/contour-lines.tsx';
import { ExternalLink } from '#app/components/external-link.tsx';
import { HillSection } from '#app/components/hill-section/hill-section.tsx';
import { Portrait, type PortraitProps } from '#app/components/portrait/portrait.tsx';
import { WholeWords } from '#app/components/whole-words.tsx';
import { scriptsIn } from '#lib/scripts.ts';
import { hill } from '#model/career/own-hill.ts';
import { experienceSection } from '#schema/constants.ts';
import type { Owner } from '#schema/owner.ts';
import styles from './hero.module.css';

type HeroProps = {
  owner: Owner;
  /** With the URLs of their icons, and the width of an icon's box. */
  profiles: { url: string; label: string; icon: string; size: number }[];
  /** The booking or email button. */
  contact: { href: string; label: string };
  /** The stations of the roles on the route to the summit. */
  stations: NamedStation[] | undefined;
  /** What the map of the stations shows. */
  mapTitle: { heading: string; years: string | undefined };
  portrait: PortraitProps | undefined;
};

/**
 * The owner's name, portrait, tagline, pitch, booking button and profiles. Its classes are also those
 * of an h-card (https://microformats.org/wiki/h-card).
 */
export function Hero({ owner, profiles, contact, stations, mapTitle, portrait }: HeroProps) {
  return (
    <HillSection id="hero" className="h-card" frame={styles.frame}>
      <h1
        id="hero-heading"
        className={`p-name ${styles.name}`}
        translate="no"
        data-script={scriptsIn(owner.name)}
      >
        <WholeWords>{owner.name}</WholeWords>
      </h1>
      <div className={portrait && 'with-portrait'}>
        {portrait && <Portrait {...portrait} />}
        <p className={styles.tagline}>{owner.tagline}</p>
        <p className={styles.pitch}>{owner.pitch}</p>
        <div className={styles.actions}>
          <ExternalLink href={contact.href} className="filled-button">
            <WholeWords>{contact.label}</WholeWords>
          </ExternalLink>
          {profiles.length > 0 && (
            <ul className={styles.profiles}>
              {profiles.map(({ label, url, icon, size }) => (
                <li key={url}>
                  <ExternalLink
                    href={url}
                    aria-label={label}
                    data-tooltip=""
                    className="u-url"
                    rel="me"
                  >
                    <svg
                      width="24"
                      viewBox={`0 0 ${size} ${size}`}
                      fill="currentColor"
                      aria-hidden="true"
                    >
                      <use href={icon} />
                    </svg>
                  </ExternalLink>
                </li>
              ))}
            </ul>
          )}
          {stations && (
            <p className={`meta-text ${styles.mapTitle}`}>
              <a href={`#${experienceSection}`}>
                {mapTitle.heading}
                {mapTitle.years && <span>{`\u00a0· ${mapTitle.years}`}</span>}
              </a>
            </p>
          )}
        </div>
        {owner.availability && <p className="availability">{owner.availability}</p>}
      </div>
      {/* After the text, whose height determines its place. Before the text it would shift. */}
      <ContourLines hill={hill.url} stations={stations} />
    </HillSection>
  );
}
