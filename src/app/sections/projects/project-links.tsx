import { ExternalLink } from '#app/components/external-link.tsx';
import { hasFigures } from '#lib/repository-api.ts';
import type { CaseStudy } from '#model/articles/case-studies.ts';
import type { Project } from '#schema/projects.ts';
import type { UiStrings } from '#strings/types.ts';
import '#app/components/links.css';
import styles from './project-links.module.css';

type ProjectLinksProps = Pick<Project, 'title' | 'link' | 'github' | 'links'> & {
  caseStudy?: CaseStudy | undefined;
  strings: UiStrings['projects'];
};

/** The links to a project, its case study and its code, and the owner's other links. */
export function ProjectLinks(props: ProjectLinksProps) {
  const { title, link, github, links = [], caseStudy, strings } = props;
  if (!link && !github && !caseStudy && links.length === 0) return null;
  return (
    <p className={`link-row ${styles.links}`}>
      {link && <ExternalLink href={link}>{strings.visit(title)}</ExternalLink>}
      {caseStudy && [
        ' ',
        <a key="case-study" href={caseStudy.href} data-url={caseStudy.printed}>
          {caseStudy.label}
          <span className="visually-hidden">{caseStudy.accessibleLabel}</span>
        </a>,
      ]}
      {github && [
        ' ',
        <ExternalLink key="code" href={github} data-client={hasFigures(github) ? '' : undefined}>
          {strings.code}
          <span className="visually-hidden">{strings.codeOf(title)}</span>
        </ExternalLink>,
      ]}
      {links.map(({ label, url }) => [
        ' ',
        <ExternalLink key={url} href={url}>
          {label}
        </ExternalLink>,
      ])}
    </p>
  );
}
