import { ExternalLink } from '#app/components/external-link.tsx';
import { hasFigures } from '#lib/repository-api.ts';
import type { Project } from '#schema/projects.ts';
import type { FullWords } from '#schema/words.ts';
import styles from './project-links.module.css';

type ProjectLinksProps = Pick<Project, 'title' | 'link' | 'github' | 'links'> & {
  words: FullWords['projects'];
};

/** Links to a project, to its code, and others. */
export function ProjectLinks({ title, link, github, links = [], words }: ProjectLinksProps) {
  if (!link && !github && links.length === 0) return null;
  return (
    <p className={styles.links}>
      {link && (
        <ExternalLink href={link} className={styles.link}>
          {words.visit(title)}
        </ExternalLink>
      )}
      {github && (
        <ExternalLink
          href={github}
          className={styles.link}
          data-client={hasFigures(github) ? 'any' : undefined}
        >
          {words.code}
          <span className="visually-hidden">{words.codeOf(title)}</span>
        </ExternalLink>
      )}
      {links.map(({ label, url }) => (
        <ExternalLink key={url} href={url} className={styles.link}>
          {label}
        </ExternalLink>
      ))}
    </p>
  );
}
