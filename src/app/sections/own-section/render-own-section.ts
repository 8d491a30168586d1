/** Renders the texts of the owner's sections of home. */
import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';
import { articleStringsIn } from '#content/article-strings.ts';
import { language, textDirection } from '#content/language.ts';
import { localUrl } from '#content/urls.ts';
import { defined } from '#lib/defined.ts';
import type { Pictures } from '#lib/responsive-image.ts';
import { findPictures } from '#markdown/article-pictures.ts';
import { markPictures } from '#markdown/picture-rows.ts';
import { renderMarkdown } from '#markdown/to-html.ts';
import { ownSections } from '#model/articles/articles.ts';
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

export function renderOwnSection(id: string, pictures: Pictures): string {
  const { name, path, text, lang } = defined(ownSections.find((section) => section.name === id));
  const own = lang ?? inheritedLanguage(`sections/${name}.md`) ?? language;
  const { tree } = renderMarkdown(text, {
    path,
    pictures: findPictures('sections', pictures),
    ...articleStringsIn(own),
    urlFor: localUrl,
  });
  visit(tree, 'element', (node) => {
    node.tagName = fitIntoHome(node, name);
    markPictures(node);
  });
  const attributes = own === language ? '' : ` lang="${own}" dir="${textDirection(own)}"`;
  return `<div class="prose"${attributes}>${toHtml(tree)}</div>`;
}
