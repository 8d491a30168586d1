import type { ReactNode } from 'react';
import type { Project } from '#content-types/projects.ts';
import { absoluteAddress, localAddress } from '../addresses.ts';
import { ExternalLink } from '../components/external-link.tsx';
import { booking, words as siteWords, articleWords as words } from '../content.ts';
import { language } from '../language.ts';
import { readableDate } from '../sections/blog/readable-date.ts';
import { type EncodedPicture, ProjectFigure } from '../sections/projects/project-figure.tsx';
import { ProjectLinks } from '../sections/projects/project-links.tsx';
import styles from './article.module.css';
import { type Article, minutesOf } from './articles.ts';
import prose from './prose.module.css';

const Day = ({ date }: { date: string }) => <time dateTime={date}>{readableDate(date, language)}</time>;

export type Heading = { level: 2 | 3; id: string; text: string };

type ArticlePageProps = {
  article: Article;
  /** The body as HTML, and what it is divided into. */
  html: string;
  headings: Heading[];
  /** Its neighbours in time. */
  newer: Article | undefined;
  older: Article | undefined;
  /** A case study's project, and the project's picture. */
  project: Project | undefined;
  encoded: EncodedPicture | undefined;
};

/** From so many headings on a text has a table of contents. */
const headingsWithContents = 3;

/** An article or a case study, which opens and ends with its project's picture or drawing and the ways there. */
export function ArticlePage({ article, html, headings, newer, older, project, encoded }: ArticlePageProps) {
  const { title, excerpt, date, updated, category, path } = article;
  const index = project ? { path: '/projects', label: words.allProjects } : { path: '/blog', label: words.allArticles };
  return (
    <article className={styles.article} aria-labelledby="article-title">
      <header className={styles.header}>
        <p className={styles.filed}>
          <span className={styles.category}>{category ?? words.caseStudy}</span>
          {date && <Day date={date} />}
          {updated && (
            <span>
              {words.updated} <Day date={updated} />
            </span>
          )}
          <span>{words.readTime(minutesOf(article))}</span>
        </p>
        <h1 id="article-title" className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.excerpt}>{excerpt}</p>
        {project && <About project={project} encoded={encoded} />}
        <p className={styles.address}>{absoluteAddress(path)}</p>
      </header>
      <div className={styles.columns}>
        {headings.length >= headingsWithContents && <Contents headings={headings} />}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made of Markdown without raw HTML, when the site is built */}
        <div className={prose.body} dangerouslySetInnerHTML={{ __html: html }} />
      </div>
      {project && <About project={project} encoded={encoded} />}
      <nav className={styles.onwards} aria-label={words.more}>
        {newer && <Neighbour label={words.newer} rel="prev" {...newer} />}
        {older && <Neighbour label={words.older} rel="next" {...older} />}
        <p className={styles.ways}>
          <a href={localAddress(index.path)}>{index.label}</a>
          <ExternalLink href={booking}>{siteWords.book}</ExternalLink>
        </p>
      </nav>
    </article>
  );
}

const About = ({ project, encoded }: { project: Project; encoded: EncodedPicture | undefined }) => (
  <div className={styles.project}>
    <ProjectFigure {...project} encoded={encoded} />
    <ProjectLinks {...project} words={siteWords.projects} />
  </div>
);

function Contents({ headings }: { headings: Heading[] }): ReactNode {
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <p id="contents">{words.contents}</p>
      <ol>
        {headings.map(({ id, text, level }) => (
          <li key={id} data-level={level}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const Neighbour = ({ label, rel, title, path }: { label: string; rel: string } & Pick<Article, 'title' | 'path'>) => (
  <a className={styles.neighbour} href={localAddress(path)} rel={rel}>
    <span>{label}</span>
    <strong>{title}</strong>
  </a>
);
