import { toHtml } from 'hast-util-to-html';
import { toString as textOf } from 'hast-util-to-string';
import { newTabNoteId } from '#app/components/external-link.tsx';
import type { ArticleBody } from '#app/pages/article/article-page.tsx';
import { articleStrings } from '#content/content.ts';
import { absoluteUrl, localUrl } from '#content/urls.ts';
import { findPictures } from '#markdown/article-pictures.ts';
import { element } from '#markdown/elements.ts';
import { pictureElement } from '#markdown/picture-element.ts';
import { plainBody } from '#markdown/plain-body.ts';
import { renderMarkdown } from '#markdown/to-html.ts';
import type { Article } from '#model/articles/articles.ts';
import type { Pictures, ResponsiveImage } from '#model/plan-picture.ts';

/** Renders an article's text, below its cover unless the text includes that picture. */
export function renderArticle(
  { folder, path, text, picture, pictureAlt: alt }: Article,
  cover: ResponsiveImage | undefined,
  pictures: Pictures,
): ArticleBody {
  const { tree, headings } = renderMarkdown(text, {
    path,
    pictures: findPictures(folder, pictures),
    strings: articleStrings,
    newTabNoteId,
    urlFor: localUrl,
  });
  if (cover && !text.includes(`](${picture}`))
    tree.children.unshift(
      element('figure', {}, [pictureElement(cover, { alt, loading: 'eager' })]),
    );
  const first = tree.children.find(
    (child) => child.type === 'element' && child.tagName !== 'figure',
  );
  return {
    html: toHtml(tree),
    feedHtml: plainBody(tree, absoluteUrl(path)),
    headings,
    opening: first?.type === 'element' ? textOf(first) : '',
  };
}
