import type { Root } from 'hast';
import { sanitize } from 'hast-util-sanitize';
import { toString as textOf } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { type Article, articles } from '../../../model/articles/articles.ts';
import { topicsOf } from '../../../model/articles/topics.ts';
import { publishedFiles } from '../../../model/published-files.ts';
import { articleWords } from '../../../model/words.ts';
import { owner } from '../../../shared/content.ts';
import { language } from '../../../shared/language.ts';
import { schema } from '../../../shared/markdown/allowed-html.ts';
import { element, text } from '../../../shared/markdown/elements.ts';
import { absoluteUrl } from '../../../shared/urls.ts';
import { renderArticle } from '../articles/article-pages.tsx';
import { htmlOf } from '../articles/markdown.ts';
import type { Pictures } from '../pictures.ts';
import { escapeXml } from './escape.ts';

/** The most that a reader who comes back after a year has missed. */
const newest = 20;

/** As a moment, which feeds ask for. */
const moment = (date: string) => `${date}T00:00:00Z`;

/** What readers know what to do with: nothing that belongs to the page around a text. */
const plain = {
  ...schema,
  attributes: {
    '*': ['id', 'lang', 'dir', 'title'],
    a: ['href'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start', 'reversed'],
    td: ['colSpan', 'rowSpan'],
    th: ['colSpan', 'rowSpan'],
    input: ['type', 'checked', 'disabled'],
  },
};

/** An article's body for who reads it elsewhere: whole, without the page's own parts, with absolute addresses. */
function plainBody(tree: Root, address: string): string {
  const copy = structuredClone(tree);
  visit(copy, 'element', (node, index, parent) => {
    const { tagName, properties } = node;
    const isAnchor = tagName === 'a' && properties.ariaHidden === 'true';
    if (!parent || index === undefined) return;
    if (isAnchor) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    if (tagName === 'math') {
      let tex = '';
      visit(node, 'element', (part) => {
        if (part.tagName === 'annotation') tex = textOf(part);
      });
      parent.children[index] = element('code', {}, [text(tex)]);
      return SKIP;
    }
    for (const name of ['href', 'src'] as const)
      if (/^[/#]/.test(`${properties[name]}`))
        properties[name] = new URL(`${properties[name]}`, address).href;
  });
  return htmlOf(sanitize(copy, plain) as Root);
}

/** The newest articles, whole and with absolute addresses: an Atom feed (RFC 4287). */
export function feed(pictures: Pictures): string {
  const dated = articles.flatMap(({ date, ...article }) => (date ? [{ ...article, date }] : []));
  const entries = dated.slice(0, newest).map((article: Article & { date: string }) => {
    const { title, excerpt, date, updated, lang, path } = article;
    const address = absoluteUrl(path);
    const categories = topicsOf(article).map(
      (topic) => `\n  <category term="${escapeXml(topic)}"/>`,
    );
    return `<entry${lang ? ` xml:lang="${escapeXml(lang)}"` : ''}>
  <title>${escapeXml(title)}</title>
  <link href="${escapeXml(address)}"/>
  <id>${escapeXml(address)}</id>
  <published>${moment(date)}</published>
  <updated>${moment(updated ?? date)}</updated>${categories.join('')}
  <summary>${escapeXml(excerpt)}</summary>
  <content type="html">${escapeXml(plainBody(renderArticle(article, pictures).tree, address))}</content>
</entry>`;
  });
  const last =
    dated
      .map(({ date, updated }) => updated ?? date)
      .sort()
      .at(-1) ?? '1970-01-01';
  const home = absoluteUrl('/');
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<title>${escapeXml(articleWords.feed(owner.name))}</title>
<id>${escapeXml(home)}</id>
<link href="${escapeXml(home)}"/>
<link rel="self" type="application/atom+xml" href="${escapeXml(absoluteUrl(publishedFiles.feed ?? ''))}"/>
<updated>${moment(last)}</updated>
<author><name>${escapeXml(owner.name)}</name></author>
${entries.join('\n')}
</feed>
`;
}
