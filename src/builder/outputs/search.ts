/** The index and the script of the search in long blogs. */
import { join } from 'node:path';
import { build } from 'vite';
import type { SearchEntry } from '#app/pages/search/article-index.ts';
import { language } from '#content/language.ts';
import { localUrl } from '#content/urls.ts';
import { readableDate } from '#lib/dates.ts';
import { sourcesHash, withCache } from '#lib/node/cache.ts';
import { projectDirectory } from '#lib/node/paths.ts';
import { wordsIn } from '#lib/words-in.ts';
import { type Article, articles } from '#model/articles/articles.ts';
import { isLongBlog } from '#model/articles/cards.ts';
import { articleTopics } from '#model/articles/topics.ts';
import { hashedPath } from '#model/hashed-path.ts';
import { articleBody } from '#schema/front-matter.ts';
import type { Output, OutputFile } from './output.ts';

/** The number of articles in a part of the index, and the maximum of distinct words in each. */
const articlesPerPart = 100;
const maxWords = 2000;

const toEntry = (article: Article): SearchEntry => ({
  id: localUrl(article.path),
  title: article.title,
  date: readableDate(article.date ?? '', language),
  excerpt: article.excerpt,
  topics: articleTopics(article).join(' '),
  words: [...new Set(wordsIn(articleBody(article.text).toLowerCase()))]
    .slice(0, maxWords)
    .join(' '),
});

/** The parts of the index, by their paths below the site's root. */
export const indexFiles: [path: string, body: string][] = isLongBlog
  ? Array.from({ length: Math.ceil(articles.length / articlesPerPart) }, (_, i) => {
      const part = articles.slice(i * articlesPerPart, (i + 1) * articlesPerPart);
      const body = JSON.stringify(part.map(toEntry));
      return [hashedPath(`search-${i}`, 'json', body), body];
    })
  : [];

export const bundleScript = () =>
  withCache(['search', sourcesHash], async () => {
    const bundled = await build({
      configFile: false,
      root: projectDirectory,
      logLevel: 'error',
      build: {
        write: false,
        rolldownOptions: { input: join(projectDirectory, 'src/app/pages/search/search.ts') },
      },
    });
    const [chunk] = 'output' in bundled ? bundled.output : [];
    return Buffer.from(chunk?.type === 'chunk' ? chunk.code : '');
  });

export const search: Output = async () => {
  if (!isLongBlog) return [];
  const script = await bundleScript();
  return [
    ...indexFiles.map(([path, body]): OutputFile => [path, () => body]),
    [hashedPath('search', 'js', script), () => script],
  ];
};
