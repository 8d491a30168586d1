/** Pages of blogs with many articles: all of them by year, and a search. */
import { join } from 'node:path';
import { build } from 'vite';
import { Section } from '#app/components/section/section.tsx';
import { pages } from '#app/pages.ts';
import type { SearchEntry } from '#app/search/search.ts';
import blogStyles from '#app/sections/blog/blog.module.css';
import { readableDate } from '#lib/dates.ts';
import { comparableWord, wordsIn } from '#lib/words-in.ts';
import { type Article, articles } from '#model/articles/articles.ts';
import { archivePath, searchPath, topicLinks } from '#model/articles/cards.ts';
import { pageTitle } from '#model/articles/titles.ts';
import { articleTopics } from '#model/articles/topics.ts';
import { hashedPath } from '#model/hashed-path.ts';
import { owner, words as siteWords, articleWords as words } from '#schema/content.ts';
import { articleBody } from '#schema/front-matter.ts';
import { language } from '#schema/language.ts';
import { localUrl } from '#schema/urls.ts';
import { sourcesHash, withCache } from '#site/cache.ts';
import { projectDirectory } from '#site/paths.ts';
import type { StaticPage } from '../static-page.ts';
import styles from './long-blog.module.css';
import pageStyles from './long-blog.module.css?inline';
import sectionLinkStyles from './section-link.css?inline';

/** The number of articles in a part of the index, and of different words that one may have. */
const articlesPerPart = 100;
const maxWords = 2000;

const yearOf = ({ date = '' }: Article) => date.slice(0, 4);

const Archive = () => (
  <Section id="archive" heading={words.archive} level={1}>
    {topicLinks.length > 0 && (
      <>
        <h2 className={styles.year}>{words.topics}</h2>
        <ul className={blogStyles.topics}>
          {topicLinks.map(({ name, href, count }) => (
            <li key={href}>
              <a href={href}>{name}</a> {count}
            </li>
          ))}
        </ul>
      </>
    )}
    {[...Map.groupBy(articles, yearOf)].map(([year, ofYear]) => (
      <section key={year} aria-labelledby={`year-${year}`}>
        <h2 id={`year-${year}`} className={styles.year}>
          {year}
        </h2>
        <ul className={styles.list}>
          {ofYear.map(({ path, title, lang, date = '' }) => (
            <li key={path}>
              <a href={localUrl(path)} lang={lang}>
                {title}
              </a>{' '}
              <time dateTime={date}>{readableDate(date, language)}</time>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </Section>
);

const toEntry = (article: Article): SearchEntry => ({
  id: localUrl(article.path),
  title: article.title,
  date: readableDate(article.date ?? '', language),
  excerpt: article.excerpt,
  topics: articleTopics(article).join(' '),
  words: [...new Set(wordsIn(articleBody(article.text)).map(comparableWord))]
    .slice(0, maxWords)
    .join(' '),
});

/** The parts of the index, by their paths below the site's root. */
const indexFiles: [path: string, body: string][] = searchPath
  ? Array.from({ length: Math.ceil(articles.length / articlesPerPart) }, (_, i) => {
      const part = articles.slice(i * articlesPerPart, (i + 1) * articlesPerPart);
      const body = JSON.stringify(part.map(toEntry));
      return [hashedPath(`search-${i}`, 'json', body), body];
    })
  : [];

/** The bundled script of the search page. */
const bundleScript = () =>
  withCache(['search', sourcesHash], async () => {
    const bundled = await build({
      configFile: false,
      root: projectDirectory,
      logLevel: 'error',
      build: {
        write: false,
        rolldownOptions: { input: join(projectDirectory, 'app/search/search.ts') },
      },
    });
    const [chunk] = 'output' in bundled ? bundled.output : [];
    return Buffer.from(chunk?.type === 'chunk' ? chunk.code : '');
  });

const Search = ({ script }: { script: string }) => (
  <Section id="search" heading={words.search} level={1}>
    {/* Without its script there is the archive. */}
    <search
      hidden
      className={styles.search}
      data-indexes={indexFiles.map(([path]) => localUrl(path)).join(' ')}
      data-results={words.results}
      data-none={words.noResults}
    >
      <form>
        <input type="search" aria-label={words.search} autoComplete="off" enterKeyHint="search" />
        <p role="status" />
      </form>
    </search>
    <ol id="results" className={styles.list} />
    {archivePath && (
      <p>
        <a href={localUrl(archivePath)}>{words.archive}</a>
      </p>
    )}
    <script type="module" src={localUrl(script)} />
  </Section>
);

const page = (path: string, label: string, load: StaticPage['load']): StaticPage => ({
  name: path.slice(1),
  path,
  section: '/blog',
  stylesFrom: pages.blog,
  styles: pageStyles + sectionLinkStyles,
  label,
  title: pageTitle(label),
  description: siteWords.descriptions.blog(owner.name, label),
  load,
});

export const longBlogPages: StaticPage[] = [
  ...(archivePath ? [page(archivePath, words.archive, async () => ({ default: Archive }))] : []),
  ...(searchPath
    ? [
        page(searchPath, words.search, async () => {
          const script = hashedPath('search', 'js', await bundleScript());
          return { default: () => <Search script={script} /> };
        }),
      ]
    : []),
];

/** The files that the search page loads, by their paths below the site's root. */
export const searchFiles = async (): Promise<[path: string, render: () => string | Buffer][]> => {
  if (!searchPath) return [];
  const script = await bundleScript();
  return [
    ...indexFiles.map(([path, body]): [string, () => string] => [path, () => body]),
    [hashedPath('search', 'js', script), () => script],
  ];
};
