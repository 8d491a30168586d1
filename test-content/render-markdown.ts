import { toHtml } from 'hast-util-to-html';
import { articleStrings as strings } from '#content/content.ts';
import { type RenderOptions, renderMarkdown } from '#markdown/to-html.ts';

/** Renders a text as that of the article /blog/x on a site below /base. */
export const renderText = (text: string, pictures: RenderOptions['pictures'] = () => undefined) =>
  renderMarkdown(text, {
    path: '/blog/x',
    pictures,
    strings,
    urlFor: (path) => `/base${path}`,
  });

export const renderHtml = (...text: Parameters<typeof renderText>) =>
  toHtml(renderText(...text).tree);
