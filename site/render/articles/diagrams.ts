/** Diagrams (https://mermaid.js.org), which are drawn when the site is built: files beside the page. */
import { renderMermaidSVG } from 'beautiful-mermaid';
import type { Element } from 'hast';
import { visit } from 'unist-util-visit';
import { published } from '#model/articles/articles.ts';
import { element } from '#model/articles/markdown/elements.ts';
import { parseMarkdown } from '#model/articles/markdown/parse-markdown.ts';
import { sanitizeSvg } from '#model/articles/markdown/safe-drawing.ts';
import { hashedPath } from '#model/hashed-path.ts';
import { localUrl } from '#schema/urls.ts';
import { cachedText } from '#site/cache.ts';
import { colours } from '../colours.ts';

type Diagram = { svg: string; width: number; height: number } | { fault: string };

/** Larger ones would take seconds to lay out, and nobody could read them. */
const maxLength = 5000;

const scheme = (name: 'light' | 'dark') =>
  `svg{--bg:${colours.paper[name]};--fg:${colours.ink[name]};--accent:${colours.copper[name]};--line:${colours.muted[name]}}`;

/** A picture's scheme is the page's, except in Safari: so it has a ground of its own. */
const styles = `<style>svg{color-scheme:light dark;background:var(--bg)}${scheme('light')}@media (prefers-color-scheme:dark){${scheme('dark')}}</style>`;

/** The library's own styles ask another host for a font, and its colours are in an attribute. */
const withOwnStyles = (svg: string) =>
  svg
    .replace(/@import url\([^)]*\);/, '')
    .replace(/'Inter', /, '')
    .replace(/^(<svg\b[^>]*?) style="[^"]*"([^>]*>)/, `$1$2${styles}`);

/** Draws a diagram, or says why it cannot be drawn. Cached. */
export function drawDiagram(source: string): Diagram {
  if (source.length > maxLength)
    return { fault: `has ${source.length} characters, and the maximum is ${maxLength}` };
  const draw = (): Diagram => {
    try {
      const svg = withOwnStyles(renderMermaidSVG(source, { padding: 16 }));
      const [, width = 0, height = 0] = / width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? [];
      if (!Number(width)) return { fault: 'is empty' };
      return {
        svg: sanitizeSvg(Buffer.from(svg)).toString(),
        width: Math.ceil(Number(width)),
        height: Math.ceil(Number(height)),
      };
    } catch (error) {
      return { fault: `is not understood: ${(error as Error).message.split('\n')[0]}` };
    }
  };
  return JSON.parse(cachedText(['diagram', source, styles], () => JSON.stringify(draw())));
}

const pathOf = (svg: string) => hashedPath('diagram', 'svg', svg);

/** The picture of a diagram, whose text alternative is its source; undefined if it stays code. */
export function diagramPicture(source: string): Element | undefined {
  const diagram = drawDiagram(source);
  if ('fault' in diagram) return undefined;
  const { svg, width, height } = diagram;
  const src = localUrl(pathOf(svg));
  const alt = source.replace(/\s+/g, ' ').trim();
  const picture = element('img', { src, alt, width, height, loading: 'lazy', decoding: 'async' });
  return element('figure', { className: ['diagram'] }, [picture]);
}

type DiagramFile = [path: string, render: () => string];

let files: DiagramFile[] | undefined;

/** The files of the published diagrams, by their paths below the site's root. */
export function diagramFiles(): DiagramFile[] {
  // Development composes the site on every request.
  files ??= published
    .filter(({ text }) => text.includes('mermaid'))
    .flatMap(({ text }) => {
      const drawn: DiagramFile[] = [];
      visit(parseMarkdown(text), 'code', ({ lang, value }) => {
        const diagram = lang === 'mermaid' ? drawDiagram(value) : { fault: '' };
        if ('svg' in diagram) drawn.push([pathOf(diagram.svg), () => diagram.svg]);
      });
      return drawn;
    });
  return files;
}
