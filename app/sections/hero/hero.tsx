import { GitHubLogoIcon, LinkedInLogoIcon } from '@radix-ui/react-icons';
import type { Owner, Profile } from '#content/owner.ts';
import { ContourLines } from '../../components/contour-lines/contour-lines.tsx';
import { ExternalLink } from '../../components/external-link.tsx';
import styles from './hero.module.css';
import { IconLink } from './icon-link/icon-link.tsx';

const profileIcons: Record<Profile['kind'], typeof GitHubLogoIcon> = {
  code: GitHubLogoIcon,
  network: LinkedInLogoIcon,
};

/** Who this is, what they do, and where to click to talk. */
export function Hero({ owner }: { owner: Owner }) {
  return (
    <section id="hero" className={styles.hero} aria-labelledby="hero-heading">
      <ContourLines className={styles.contours} />
      <div className={styles.frame}>
        <h1 id="hero-heading" className={styles.name} tabIndex={-1}>
          {owner.name}
        </h1>
        <p className={styles.tagline}>{owner.tagline}</p>
        <p className={styles.pitch}>{owner.pitch}</p>
        <div className={styles.actions}>
          <ExternalLink href={owner.booking} className={styles.booking}>
            Book a quick 30-minute call with me
          </ExternalLink>
          <ul className={styles.profiles}>
            {owner.profiles.map(({ kind, label, url }) => {
              const Icon = profileIcons[kind];
              return (
                <li key={url}>
                  <IconLink href={url} label={label}>
                    <Icon aria-hidden="true" />
                  </IconLink>
                </li>
              );
            })}
          </ul>
        </div>
        <ul className={styles.contact}>
          <li>{owner.email}</li>
          <li>{owner.site}</li>
          {owner.profiles.map(({ url }) => (
            <li key={url}>{url}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
