import { absoluteAddress } from '../../../app/addresses.ts';
import { articles } from '../../../app/articles/articles.ts';
import { content } from '../../../app/content.ts';
import { language } from '../../../app/language.ts';
import { publishedFiles } from '../../../app/published-files.build.ts';
import { renderArticle } from '../articles/article-pages.tsx';
import { htmlOf } from '../articles/markdown.ts';
import type { Pictures } from '../pictures.ts';
import { escapeXml } from './escape.ts';

/** The most that a reader who comes back after a year has missed. */
const newest = 20;

/** As a moment, which feeds ask for. */
const moment = (date: string) => `${date}T00:00:00Z`;

/** The newest articles, whole and with absolute addresses: an Atom feed (RFC 4287). */
export function feed(pictures: Pictures): string {
  const { owner, articleWords } = content;
  const dated = articles.flatMap(({ date, ...article }) => (date && article.category ? [{ ...article, date }] : []));
  const entries = dated.slice(0, newest).map((article) => {
    const { title, excerpt, date, updated, category, path } = article;
    const address = absoluteAddress(path);
    return `<entry>
  <title>${escapeXml(title)}</title>
  <link href="${escapeXml(address)}"/>
  <id>${escapeXml(address)}</id>
  <published>${moment(date)}</published>
  <updated>${moment(updated ?? date)}</updated>
  <category term="${escapeXml(category ?? '')}"/>
  <summary>${escapeXml(excerpt)}</summary>
  <content type="html">${escapeXml(htmlOf(renderArticle(article, pictures).tree, address))}</content>
</entry>`;
  });
  const last =
    dated
      .map(({ date, updated }) => updated ?? date)
      .sort()
      .at(-1) ?? '1970-01-01';
  const home = absoluteAddress('/');
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<title>${escapeXml(articleWords.feed(owner.name))}</title>
<id>${escapeXml(home)}</id>
<link href="${escapeXml(home)}"/>
<link rel="self" type="application/atom+xml" href="${escapeXml(absoluteAddress(publishedFiles.feed ?? ''))}"/>
<updated>${moment(last)}</updated>
<author><name>${escapeXml(owner.name)}</name></author>
${entries.join('\n')}
</feed>
`;
}
