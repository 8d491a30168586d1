import { useRef } from 'react';
import { ExternalLink } from '../../components/external-link.tsx';
import { LineDrawing } from '../../components/line-drawing/line-drawing.tsx';
import { Section } from '../../components/section/section.tsx';
import { useReveal } from '../../components/use-reveal.ts';
import type { Project } from '../../content/projects.ts';
import { ProjectPicture } from './project-picture.tsx';
import styles from './projects.module.css';
import { RepositoryFigures } from './repository-figures-loader.tsx';

/** The products: a grid of one, two or three columns. */
export function Projects({ projects, level }: { projects: Project[]; level: 1 | 2 }) {
  const list = useRef<HTMLUListElement>(null);
  useReveal(list);
  return (
    <Section id="projects" heading="Projects" level={level}>
      <ul className={styles.grid} ref={list} data-stagger>
        {projects.map((project) => (
          <ProjectCard key={project.title} project={project} level={level} />
        ))}
      </ul>
    </Section>
  );
}

function ProjectCard({ project, level }: { project: Project; level: 1 | 2 }) {
  const Title = level === 1 ? 'h2' : 'h3';
  const { title, description, link, github, drawing, picture } = project;
  return (
    <li className={styles.card}>
      {picture ? <ProjectPicture {...picture} /> : <LineDrawing title={title} drawing={drawing} />}
      <Title className={styles.title}>{title}</Title>
      <p className={styles.description}>{description}</p>
      <p className={styles.links}>
        <ExternalLink href={link} className={styles.link}>
          Visit {title}
        </ExternalLink>
        {github && (
          <ExternalLink href={github} className={styles.link}>
            Code
            <span className="visually-hidden"> of {title}</span>
          </ExternalLink>
        )}
      </p>
      {github && <RepositoryFigures repository={github} />}
    </li>
  );
}
