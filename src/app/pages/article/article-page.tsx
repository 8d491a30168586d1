import type { ReactNode } from 'react';
import { ProjectFigure } from '#app/sections/projects/project-figure.tsx';
import { ProjectLinks } from '#app/sections/projects/project-links.tsx';
import { projects, strings as siteStrings, articleStrings as strings } from '#content/content.ts';
import { language as siteLanguage, textDirection } from '#content/language.ts';
import { blogPath, projectsPath } from '#content/routes.ts';
import { absoluteUrl, localUrl } from '#content/urls.ts';
import { readableDate } from '#lib/dates.ts';
import type { ResponsiveImage } from '#lib/responsive-image.ts';
import { scriptsIn } from '#lib/scripts.ts';
import type { Heading } from '#markdown/to-html.ts';
import { type Article, articleLanguage, readTime } from '#model/articles/articles.ts';
import { articleTopics, findTopic } from '#model/articles/topics.ts';
import type { Project } from '#schema/projects.ts';
import styles from './article.module.css';
import caseStudy from './case-study.module.css';
import onwards from './onwards.module.css';

export type ArticleBody = {
  html: string;
  /** For feed readers. */
  feedHtml: string;
  headings: Heading[];
  /** The text of its first block. */
  opening: string;
};

type ArticlePageProps = Omit<ArticleBody, 'feedHtml'> & {
  article: Article;
  /** The parts of its series, in order. */
  parts: Article[];
  /** The next and the previous article by date. */
  newer: Article | undefined;
  older: Article | undefined;
  /** The project of a case study. */
  project: Project | undefined;
  encoded: ResponsiveImage | undefined;
};

/** The minimum number of headings for a table of contents. */
const minHeadingsForContents = 3;

/** The pages that articles link back to. */
const indexes = {
  articles: { path: blogPath, label: strings.allArticles },
  'case-studies': { path: projectsPath, label: strings.allProjects },
  pages: undefined,
  sections: undefined,
};

/** The attributes of text whose language may differ from that of the surrounding text. */
const inLanguage = (language: string, surrounding: string) =>
  language === surrounding ? {} : { lang: language, dir: textDirection(language) };

/** Whether a text begins with an excerpt, which may end in an ellipsis. */
const startsWithExcerpt = (opening: string, excerpt: string) =>
  opening.replace(/\s+/g, ' ').startsWith(excerpt.replace(/(…|\.{3})$/, '').trim());

/** An article, a custom page, or a case study with its project's picture and links. */
export function ArticlePage(props: ArticlePageProps) {
  const { article, html, headings, opening, parts, newer, older, project, encoded } = props;
  const { folder, title, excerpt, path } = article;
  const index = indexes[folder];
  const language = articleLanguage(article);
  return (
    <article
      className={`frame ${styles.article}`}
      aria-labelledby="article-title"
      {...inLanguage(language, siteLanguage)}
    >
      <header className={styles.header}>
        {index && <ArticleMeta article={article} />}
        <h1 id="article-title" className={styles.title} data-script={scriptsIn(title)}>
          {title}
        </h1>
        {excerpt && !startsWithExcerpt(opening, excerpt) && (
          <p className={styles.excerpt}>{excerpt}</p>
        )}
        {project && <ProjectSummary project={project} encoded={encoded} />}
        <p className={styles.url} aria-hidden="true">
          {absoluteUrl(path)}
        </p>
      </header>
      {parts.length > 1 && <SeriesParts article={article} parts={parts} />}
      {headings.length >= minHeadingsForContents && (
        <Contents headings={headings} language={language} />
      )}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from Markdown and sanitised at build time */}
      <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
      {project && (
        <div className={caseStudy.end}>
          <ProjectSummary project={project} encoded={encoded} />
        </div>
      )}
      {index && (
        <nav
          className={onwards.onwards}
          aria-label={strings.more}
          {...inLanguage(siteLanguage, language)}
        >
          {newer && <Neighbour label={strings.newer} rel="prev" {...newer} />}{' '}
          {older && <Neighbour label={strings.older} rel="next" {...older} />}{' '}
          <a className={onwards.all} href={localUrl(index.path)}>
            {index.label}
          </a>
        </nav>
      )}
    </article>
  );
}

/** Category, topics and dates. */
function ArticleMeta({ article }: { article: Article }) {
  const { date, updated, folder } = article;
  const language = articleLanguage(article);
  const siteText = inLanguage(siteLanguage, language);
  const time = readTime(article);
  return (
    <p className={`meta-text ${styles.meta}`}>
      {folder === 'case-studies' && <span {...siteText}>{strings.caseStudy}</span>}{' '}
      {articleTopics(article).map((name) => {
        const topic = findTopic(name);
        return (
          topic && [
            <a key={name} href={localUrl(topic.path)} className="quiet-link">
              {name}
            </a>,
            ' ',
          ]
        );
      })}
      {date && <Day date={date} language={language} />}{' '}
      {updated && (
        <span>
          <span {...siteText}>{strings.updated}</span> <Day date={updated} language={language} />
        </span>
      )}{' '}
      {time && <span {...siteText}>{time}</span>}
    </p>
  );
}

const Day = ({ date, language }: { date: string; language: string }) => (
  <time dateTime={date}>{readableDate(date, language)}</time>
);

type ProjectSummaryProps = { project: Project; encoded: ResponsiveImage | undefined };

const ProjectSummary = ({ project, encoded }: ProjectSummaryProps) => (
  <div className={caseStudy.project}>
    <ProjectFigure {...project} encoded={encoded} place={projects.indexOf(project)} width="52rem" />
    <ProjectLinks {...project} strings={siteStrings.projects} />
  </div>
);

/** Folded on narrow screens; open beside the text on wide ones (article.module.css). */
function Contents({ headings, language }: { headings: Heading[]; language: string }): ReactNode {
  const highest = Math.min(...headings.map(({ level }) => level));
  return (
    <nav className={styles.contents} aria-labelledby="article-contents">
      <details>
        <summary
          id="article-contents"
          className="meta-text"
          {...inLanguage(siteLanguage, language)}
        >
          {strings.contents}
        </summary>
        <ol>
          {headings.map(({ id, text, level }) => (
            <li key={id} data-level={level > highest ? 3 : undefined}>
              <a href={`#${id}`} className="quiet-link">
                {text}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

/** The parts of the article's series, folded. */
function SeriesParts({ article, parts }: { article: Article; parts: Article[] }) {
  const { series, lang } = article;
  return (
    <nav className={styles.series} aria-label={series}>
      <details>
        <summary className="meta-text">
          <strong>{series}</strong>{' '}
          <span {...inLanguage(siteLanguage, lang ?? siteLanguage)}>
            {strings.partOf(parts.indexOf(article) + 1, parts.length)}
          </span>
        </summary>
        <ol>
          {parts.map(({ path, title }) => (
            <li key={path}>
              <a
                href={localUrl(path)}
                className="quiet-link"
                aria-current={path === article.path ? 'page' : undefined}
              >
                {title}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

type NeighbourProps = { label: string; rel: string } & Pick<Article, 'title' | 'path' | 'lang'>;

const Neighbour = ({ label, rel, title, path, lang }: NeighbourProps) => (
  <a className={`quiet-link ${onwards.neighbour}`} href={localUrl(path)} rel={rel}>
    <span className="meta-text">{label}</span>{' '}
    <strong>
      <bdi {...inLanguage(lang ?? siteLanguage, siteLanguage)} data-script={scriptsIn(title)}>
        {title}
      </bdi>
    </strong>
  </a>
);
