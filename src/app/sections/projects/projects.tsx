import { Island } from '#app/components/island.tsx';
import { Section } from '#app/sections/section/section.tsx';
import { type RepositoryFigures as Figures, hasFigures } from '#lib/repository-api.ts';
import type { ResponsiveImage } from '#lib/responsive-image.ts';
import { scriptsIn } from '#lib/scripts.ts';
import type { CaseStudy } from '#model/articles/case-studies.ts';
import type { Project } from '#schema/projects.ts';
import type { UiStrings } from '#strings/types.ts';
import { ProjectFigure } from './project-figure.tsx';
import { ProjectLinks } from './project-links.tsx';
import styles from './projects.module.css';
import { RepositoryFigures } from './repository-figures.tsx';

type ProjectsProps = {
  heading: string;
  projects: Project[];
  /** The link to all projects, if only some are shown. */
  more?: { href: string; label: string } | false;
  /** By file name. */
  pictures: Record<string, ResponsiveImage>;
  /** By project title. */
  caseStudies: Record<string, CaseStudy>;
  /** The figures at build time, by repository. */
  figures: Record<string, Figures>;
  level: 1 | 2;
  strings: UiStrings['projects'];
};

/**
 * The projects in a grid of one, two or three columns. Classes state the number of cards: selectors
 * that count them would move cards while a slow page is loading.
 */
export function Projects({ heading, projects, more, level, ...rest }: ProjectsProps) {
  // Four cards fill two rows of two.
  const isInThree = projects.length > 2 && projects.length % 3 !== 1;
  return (
    <Section id="projects" heading={heading} level={level}>
      <ul
        className={isInThree ? `${styles.grid} ${styles.threeColumns}` : styles.grid}
        data-stagger=""
      >
        {projects.map((project, i) => (
          <li
            key={project.title}
            className={
              i % 2 === 0 && i === projects.length - 1
                ? `${styles.card} ${styles.alone}`
                : styles.card
            }
          >
            <ProjectCard project={project} place={i} level={level} {...rest} />
          </li>
        ))}
      </ul>
      {more && (
        <p className={styles.description}>
          <a href={more.href}>{more.label}</a>
        </p>
      )}
    </Section>
  );
}

type ProjectCardProps = { project: Project; place: number } & Omit<
  ProjectsProps,
  'heading' | 'projects' | 'more'
>;

function ProjectCard(props: ProjectCardProps) {
  const { project, place, pictures, caseStudies, figures, level, strings } = props;
  const Title = level === 1 ? 'h2' : 'h3';
  const { title, description, github, picture } = project;
  return (
    <>
      <div className={styles.figure}>
        <ProjectFigure {...project} encoded={picture && pictures[picture.file]} place={place} />
      </div>
      <div>
        <Title className={styles.title} data-script={scriptsIn(title)}>
          {title}
        </Title>
        <p className={styles.description}>{description}</p>
      </div>
      <ProjectLinks
        {...project}
        // A title may be 'constructor'.
        caseStudy={Object.hasOwn(caseStudies, title) ? caseStudies[title] : undefined}
        strings={strings}
      />
      {hasFigures(github) && (
        <Island
          as="p"
          name="figures"
          className="meta-text"
          component={RepositoryFigures}
          props={{ repository: github, built: figures[github] }}
        />
      )}
    </>
  );
}
