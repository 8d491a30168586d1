/**
 * The career graph's places as a style sheet. Written out when the site is built because the strictest
 * Content-Security-Policy refuses style attributes in the HTML.
 */
import { careerCard, graphHeight, page } from '../../specification.ts';
import { type CareerGraph, cardHeight, growth, neighbours } from './geometry.ts';

/** Lengths in pixels as they are where the text has its usual size, growing with it where it is set larger. */
const withText = (length: number) => `${length / page.textSize}rem`;

/** A height that grows faster than the text it holds: larger text takes more lines too. */
const withLines = (height: number) => `max(${height}px, ${withText((height * 8) / 5)} - ${(height * 3) / 5}px)`;

/** The style sheet of a career's graph; its custom media queries are those that every style sheet may use. */
export function graphCss({ items, connections, strata, rows }: CareerGraph): string {
  const cards = items.map(({ x, y }, i) => `#role-${i} { --x: ${x}%; --y: ${y}%; }`);
  const levels = strata.map(({ level, y }) => `[data-level="${level}"] { --y: ${y}%; }`);
  const rises = strata.map(({ level }) => `[data-rise="${level}"] { --rise: ${level}; }`);
  // Which lines and cards stand out while a card is hovered, focused or expanded.
  const highlights = items.map((_, i) => {
    const lit = [`[data-ends~="${i}"]`, ...neighbours(i, connections).map((other) => `#role-${other}`)];
    return `[data-graph]:has(#role-${i} > :is(:hover, :focus-visible, [aria-expanded="true"])) :is(${lit}) { --lit: 1; }`;
  });
  // Only where the graph shows: in the timeline every touch of a card would pay for what `:has` then has to compute.
  return `@media (--desktop) {
  :root {
    --graph-height: ${withLines(graphHeight.medium * growth(rows))};
    --card-width: min(${withText(careerCard.maxWidth)}, ${careerCard.mediumWidthPercent}%);
    --card-height: ${cardHeight(rows)}%;
  }
  ${[...cards, ...levels, ...rises, ...highlights].join('\n')}
}
@media (--large) {
  :root {
    --graph-height: ${withLines(graphHeight.large * growth(rows))};
    --card-width: min(${withText(careerCard.maxWidth)}, ${careerCard.widthPercent}%);
  }
}`;
}
