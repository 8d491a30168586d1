import { generateAtomFeed } from 'feedsmith';
import type { Root } from 'hast';
import { sanitize } from 'hast-util-sanitize';
import { toString as textOf } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { articles } from '#model/articles/articles.ts';
import { schema } from '#model/articles/markdown/allowed-html.ts';
import { element, text as textNode } from '#model/articles/markdown/elements.ts';
import { articleTopics } from '#model/articles/topics.ts';
import { publishedFiles } from '#model/published-files.ts';
import { articleWords, owner } from '#schema/content.ts';
import { language } from '#schema/language.ts';
import { absoluteUrl } from '#schema/urls.ts';
import { writable } from '#schema/writable.ts';
import { renderArticle } from '../articles/article-pages.tsx';
import { renderHtml } from '../articles/markdown.ts';
import type { Pictures } from '../pictures.ts';

/** The maximum number of entries. */
const maxEntries = 20;

const moment = (date: string) => new Date(`${date}T00:00:00Z`);

/** The elements and attributes that feed readers understand. */
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

/** An article's body without the page's own parts, with absolute URLs. */
function plainBody(tree: Root, url: string): string {
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
      parent.children[index] = element('code', {}, [textNode(tex)]);
      return SKIP;
    }
    for (const name of ['href', 'src'] as const)
      if (/^[/#]/.test(`${properties[name]}`))
        properties[name] = new URL(`${properties[name]}`, url).href;
  });
  return renderHtml(sanitize(copy, plain) as Root);
}

/** An Atom feed (RFC 4287) of the newest articles: whole, with absolute URLs. */
export function renderFeed(pictures: Pictures): string {
  const dated = articles.flatMap(({ date, ...article }) => (date ? [{ ...article, date }] : []));
  const home = absoluteUrl('/');
  const text = (value: string) => ({ value: writable(value) });
  const entries = dated.slice(0, maxEntries).map((article) => {
    const { title, excerpt, date, updated = date, lang, path } = article;
    const url = absoluteUrl(path);
    return {
      id: url,
      title: text(title),
      links: [{ href: url }],
      published: moment(date),
      updated: moment(updated),
      categories: articleTopics(article).map((term) => ({ term })),
      summary: text(excerpt),
      content: { type: 'html', ...text(plainBody(renderArticle(article, pictures).tree, url)) },
      ...(lang && { xml: { lang } }),
    };
  });
  const changes = dated.map(({ date, updated = date }) => updated).sort();
  return generateAtomFeed({
    xml: { lang: language },
    id: home,
    title: text(articleWords.feed(owner.name)),
    links: [
      { href: home },
      {
        rel: 'self',
        type: 'application/atom+xml',
        href: absoluteUrl(`${publishedFiles.feed}`),
      },
    ],
    updated: moment(changes.at(-1) ?? '1970-01-01'),
    authors: [{ name: writable(owner.name) }],
    entries,
  });
}
