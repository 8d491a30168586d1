/** Inserts the texts of the owner's sections into home. React keeps them as they are. */
import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';
import { articleStrings } from '#content/content.ts';
import { language, textDirection } from '#content/language.ts';
import { localUrl } from '#content/urls.ts';
import type { Pictures } from '#lib/responsive-image.ts';
import { findPictures } from '#markdown/article-pictures.ts';
import { renderMarkdown } from '#markdown/to-html.ts';
import { type Article, ownSections } from '#model/articles/articles.ts';
import { inheritedLanguage } from '#model/translation.ts';

/** Moves headings below the section's, and keeps their ids apart from those of home. */
function fitIntoHome({ tagName, properties }: Element, name: string): string {
  const { id, href, ariaDescribedBy } = properties;
  if (id) properties.id = `${name}-${id}`;
  // Footnotes are described by their heading, which is in the section, too.
  if (`${ariaDescribedBy}` === 'footnote-label')
    properties.ariaDescribedBy = [`${name}-footnote-label`];
  if (`${href}`.startsWith('#')) properties.href = `#${name}-${`${href}`.slice(1)}`;
  return tagName.replace(/^h([2-5])$/, (_, level) => `h${Number(level) + 1}`);
}

function renderOwnSection({ name, path, text, lang }: Article, pictures: Pictures): string {
  const { tree } = renderMarkdown(text, {
    path,
    pictures: findPictures('sections', pictures),
    strings: articleStrings,
    urlFor: localUrl,
  });
  visit(tree, 'element', (node) => {
    node.tagName = fitIntoHome(node, name);
  });
  const own = lang ?? inheritedLanguage(`sections/${name}.md`) ?? language;
  const attributes = own === language ? '' : ` lang="${own}" dir="${textDirection(own)}"`;
  return `<div class="prose"${attributes}>${toHtml(tree)}</div>`;
}

export const insertOwnSections = (html: string, pictures: Pictures): string =>
  html.replace(/<div data-own="([\w-]+)">/g, (start, name) => {
    const section = ownSections.find((other) => other.name === name);
    return section ? start + renderOwnSection(section, pictures) : start;
  });
