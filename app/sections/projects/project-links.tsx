import type { Project } from '#content-types/projects.ts';
import type { FullWords } from '#content-types/words.ts';
import { ExternalLink } from '../../components/external-link.tsx';
import styles from './project-links.module.css';

type ProjectLinksProps = Pick<Project, 'title' | 'link' | 'github'> & {
  words: FullWords['projects'];
};

/** Links to a project and to its code. */
export function ProjectLinks({ title, link, github, words }: ProjectLinksProps) {
  if (!link && !github) return null;
  return (
    <p className={styles.links}>
      {link && (
        <ExternalLink href={link} className={styles.link}>
          {words.visit(title)}
        </ExternalLink>
      )}
      {github && (
        <ExternalLink href={github} className={styles.link}>
          {words.code}
          <span className="visually-hidden">{words.codeOf(title)}</span>
        </ExternalLink>
      )}
    </p>
  );
}
