/** The index and the script of the search in long blogs. */
import { join } from 'node:path';
import { build } from 'vite';
import { type SearchEntry, writeIndex } from '#app/pages/search/article-index.ts';
import { language } from '#content/language.ts';
import { localUrl } from '#content/urls.ts';
import { readableDate } from '#lib/dates.ts';
import { codeHash, withCache } from '#lib/node/cache.ts';
import { projectDirectory } from '#lib/node/paths.ts';
import { type Article, articles, shownWords } from '#model/articles/articles.ts';
import { isLongBlog } from '#model/articles/cards.ts';
import { articleTopics } from '#model/articles/topics.ts';
import { hashedPath } from '#model/hashed-path.ts';
import type { Output } from './output.ts';

/** The maximum of distinct words of an article in the index. */
const maxWords = 2000;

const toEntry = (article: Article): SearchEntry => ({
  id: localUrl(article.path),
  title: article.title,
  date: readableDate(article.date ?? '', language),
  excerpt: article.excerpt,
  topics: articleTopics(article).join(' '),
  words: [...new Set(shownWords(article).map((word) => word.toLowerCase()))]
    .slice(0, maxWords)
    .join(' '),
});

const body = isLongBlog ? writeIndex(articles.map(toEntry)) : '';

/** The index, by its path below the site's root. */
export const indexFile: [path: string, body: string] = [hashedPath('search', 'json', body), body];

export const bundleScript = () =>
  withCache(['search', codeHash], async () => {
    const bundled = await build({
      configFile: false,
      root: projectDirectory,
      logLevel: 'error',
      build: {
        write: false,
        license: true,
        rolldownOptions: { input: join(projectDirectory, 'src/app/pages/search/search.ts') },
      },
    });
    const [chunk, licenses] = 'output' in bundled ? bundled.output : [];
    return Buffer.from(`${chunk?.code}/*\n${licenses?.type === 'asset' && licenses.source}*/`);
  });

export const search: Output = async () => {
  if (!isLongBlog) return [];
  const script = await bundleScript();
  return [
    [indexFile[0], () => body],
    [hashedPath('search', 'js', script), () => script],
  ];
};
