import type { ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toString as textOf } from 'hast-util-to-string';
import type { ArticleBody } from '#app/pages/article/article-page.tsx';
import { articleStringsIn } from '#content/article-strings.ts';
import { textDirection } from '#content/language.ts';
import { absoluteUrl, localUrl } from '#content/urls.ts';
import type { Pictures, ResponsiveImage } from '#lib/responsive-image.ts';
import { findPictures } from '#markdown/article-pictures.ts';
import { element } from '#markdown/elements.ts';
import { pictureElement } from '#markdown/picture-element.ts';
import { plainBody } from '#markdown/plain-body.ts';
import { renderMarkdown } from '#markdown/to-html.ts';
import { type Article, articleLanguage } from '#model/articles/articles.ts';

/** Renders an article's text, below its cover unless the text includes that picture. */
export function renderArticle(article: Article, pictures: Pictures): ArticleBody {
  const { folder, path, text, picture = '', pictureAlt: alt } = article;
  const find = findPictures(folder, pictures);
  const cover = find(picture);
  const lang = articleLanguage(article);
  const shown = new Set<ResponsiveImage | undefined>();
  const { tree, headings } = renderMarkdown(text, {
    path,
    pictures: (url) => {
      const found = find(url);
      shown.add(found);
      return found;
    },
    ...articleStringsIn(lang),
    urlFor: localUrl,
  });
  const { children } = tree;
  if (cover && !shown.has(cover))
    children.unshift(element('figure', {}, [pictureElement(cover, { alt, loading: 'eager' })]));
  const first = children.find((child) => child.type === 'element' && child.tagName !== 'figure');
  const dir = textDirection(lang);
  // Feed readers show text from left to right, whatever the language of its entry is.
  const feedChildren =
    dir === 'rtl' ? [element('div', { lang, dir }, children as ElementContent[])] : children;
  return {
    html: toHtml(tree),
    feedHtml: plainBody({ ...tree, children: feedChildren }, absoluteUrl(path)),
    headings,
    opening: first?.type === 'element' ? textOf(first) : '',
  };
}
