import { articleStrings, owner } from '#content/content.ts';
import { language } from '#content/language.ts';
import { homePath } from '#content/routes.ts';
import { absoluteUrl } from '#content/urls.ts';
import { momentOf } from '#lib/dates.ts';
import { memoize } from '#lib/memoize.ts';
import type { Pictures } from '#lib/responsive-image.ts';
import { writable } from '#lib/writable.ts';
import { articles } from '#model/articles/articles.ts';
import { articleTopics } from '#model/articles/topics.ts';
import { earlierFeeds, publishedFiles } from '#model/published-files.ts';
import { renderArticleCached } from '../static-pages/article-pages.tsx';
import type { Output } from './output.ts';

const maxEntries = 20;

/** An Atom feed (RFC 4287) of the newest articles: their full text, with absolute URLs. */
export const feed: Output = ({ pictures }) => {
  const { feed: file } = publishedFiles;
  if (!file) return [];
  const render = memoize(() => renderFeed(pictures, `/${file}`));
  return [file, ...earlierFeeds].map((path) => [path, render]);
};

async function renderFeed(pictures: Pictures, path: string): Promise<string> {
  // Only sites with articles need the library, which loads slowly.
  const { generateAtomFeed } = await import('feedsmith');
  const dated = articles.flatMap(({ date, ...article }) => (date ? [{ ...article, date }] : []));
  const home = absoluteUrl(homePath);
  const text = (value: string) => ({ value: writable(value) });
  const entries = dated.slice(0, maxEntries).map(async (article) => {
    const { title, excerpt, date, updated = date, lang, feedId } = article;
    const url = absoluteUrl(article.path);
    return {
      id: feedId ?? url,
      title: text(title),
      links: [{ href: url }],
      published: momentOf(date),
      updated: momentOf(updated),
      categories: articleTopics(article).map((term) => ({ term })),
      summary: text(excerpt),
      content: { type: 'html', ...text((await renderArticleCached(article, pictures)).feedHtml) },
      ...(lang && { xml: { lang } }),
    };
  });
  const changes = dated.map(({ date, updated = date }) => updated).sort();
  const xml = generateAtomFeed({
    xml: { lang: language },
    id: home,
    title: text(articleStrings.feed(owner.name)),
    links: [{ href: home }, { rel: 'self', type: 'application/atom+xml', href: absoluteUrl(path) }],
    updated: momentOf(changes.at(-1) ?? '1970-01-01'),
    authors: [{ name: writable(owner.name) }],
    entries: await Promise.all(entries),
  });
  // Some readers show the line breaks around a text as part of it.
  return xml.replace(/\s+(<!\[CDATA\[[\s\S]*?]]>)\s+(?=<)/g, '$1');
}
