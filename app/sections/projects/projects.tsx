import { useRef } from 'react';
import type { Project } from '#content-types/projects.ts';
import type { Words } from '#content-types/words.ts';
import { ExternalLink } from '../../components/external-link.tsx';
import { Section } from '../../components/section/section.tsx';
import { useReveal } from '../../components/use-reveal.ts';
import { StoryLink } from './case-study-link.tsx';
import { LineDrawing } from './line-drawing/line-drawing.tsx';
import { type EncodedPicture, ProjectPicture } from './project-picture.tsx';
import styles from './projects.module.css';
import { hasFigures } from './repository-api.ts';
import { RepositoryFigures } from './repository-figures-loader.tsx';

type ProjectsProps = {
  heading: string;
  projects: Project[];
  /** The pictures that projects bring, by their file names. */
  pictures: Record<string, EncodedPicture>;
  /** Of the section's heading. */
  level: 1 | 2;
  words: Words['projects'];
};

/** The products: a grid of one, two or three columns. */
export function Projects({ heading, projects, pictures, level, words }: ProjectsProps) {
  const list = useRef<HTMLUListElement>(null);
  useReveal(list);
  return (
    <Section id="projects" heading={heading} level={level}>
      <ul className={styles.grid} ref={list} data-stagger>
        {projects.map((project) => (
          <ProjectCard
            key={project.title}
            project={project}
            encoded={project.picture && pictures[project.picture.file]}
            level={level}
            words={words}
          />
        ))}
      </ul>
    </Section>
  );
}

type ProjectCardProps = { project: Project; encoded: EncodedPicture | undefined } & Pick<
  ProjectsProps,
  'level' | 'words'
>;

function ProjectCard({ project, encoded, level, words }: ProjectCardProps) {
  const Title = level === 1 ? 'h2' : 'h3';
  const { title, description, link, github, drawing, picture } = project;
  return (
    <li className={styles.card}>
      {picture && encoded ? (
        <ProjectPicture {...encoded} alt={picture.alt} />
      ) : (
        <LineDrawing title={title} drawing={drawing} />
      )}
      <Title className={styles.title}>{title}</Title>
      <p className={styles.description}>
        {import.meta.env.HAS_DOCUMENTS ? <StoryLink project={title}>{description}</StoryLink> : description}
      </p>
      <p className={styles.links}>
        <ExternalLink href={link} className={styles.link}>
          {words.visit(title)}
        </ExternalLink>
        {github && (
          <ExternalLink href={github} className={styles.link}>
            {words.code}
            <span className="visually-hidden">{words.codeOf(title)}</span>
          </ExternalLink>
        )}
      </p>
      {hasFigures(github) && <RepositoryFigures repository={github} words={words.figures} />}
    </li>
  );
}
