/**
 * The style sheet's share of the facts: the specification's numbers as custom properties and named media queries, and
 * the places of the career cards. Written out at build time because the strictest Content-Security-Policy refuses
 * style attributes in the HTML, and because a number that stands in two places is wrong in one of them some day.
 */
import { posts } from '../content/posts.ts';
import { projects } from '../content/projects.ts';
import { topics } from '../content/topics.ts';
import { type CareerGraph, cardHeight, growth, neighbours } from '../sections/experience/geometry.ts';
import {
  careerCard,
  connectionRevealDelay,
  desktopBreakpoint,
  graphHeight,
  largeBreakpoint,
  page,
  projectStagger,
  toast,
  topicStagger,
} from '../specification.ts';

/** Custom media queries (Media Queries 5) that every style sheet may use, resolved by Lightning CSS. */
export const customMedia = `
@custom-media --desktop screen and (min-width: ${desktopBreakpoint}px);
@custom-media --mobile (width < ${desktopBreakpoint}px);
@custom-media --large screen and (min-width: ${largeBreakpoint}px);
@custom-media --timeline not screen and (min-width: ${desktopBreakpoint}px);
`;

/** Lengths in pixels as they are where the text has its usual size, growing with it where it is set larger. */
const withText = (length: number) => `${length / page.textSize}rem`;

/** A height that grows faster than the text it holds: larger text takes more lines too. */
const withLines = (height: number) =>
  `max(${height}px, ${withText((height * 8) / 5)} - ${(height * 3) / 5}px)`;

const properties = (rows: number) => `:root {
  --text: ${page.textSize / 16}rem;
  --graph-height: ${graphHeight.small}px;
  --connection-reveal-delay: ${connectionRevealDelay}ms;
  --project-stagger: ${projectStagger}ms;
  --topic-stagger: ${topicStagger}ms;
  --toast-width: ${toast.width}px;
  --toast-gap: ${toast.gap}px;
  --toast-swipe: ${toast.swipe}px;
  --card-width: min(${withText(careerCard.maxWidth)}, ${careerCard.mediumWidthPercent}%);
  --card-height: ${cardHeight(rows)}%;
  --page-width: ${page.maxWidth}px;
  --page-padding: clamp(${page.minPadding}px, ${page.paddingPercent}vw, ${page.maxPadding}px);
}
@media (--desktop) {
  :root { --graph-height: ${withLines(graphHeight.medium * growth(rows))}; }
}
@media (--large) {
  :root {
    --graph-height: ${withLines(graphHeight.large * growth(rows))};
    --card-width: min(${withText(careerCard.maxWidth)}, ${careerCard.widthPercent}%);
  }
}
`;

/** What only the graph needs: in the timeline every touch of a card would pay for what `:has` then has to compute. */
function graphRules({ items, connections, strata }: CareerGraph): string[] {
  const cards = items.map(({ x, y }, i) => `#role-${i} { --x: ${x}%; --y: ${y}%; }`);
  const levels = strata.map(({ level, y }) => `[data-level="${level}"] { --y: ${y}%; }`);
  // Which lines and cards stand out while a card is hovered, focused or expanded.
  const highlights = items.map((_, i) => {
    const lit = [`[data-ends~="${i}"]`, ...neighbours(i, connections).map((other) => `#role-${other}`)];
    return `[data-graph]:has(#role-${i} > :is(:hover, :focus-visible, [aria-expanded="true"])) :is(${lit}) { --lit: 1; }`;
  });
  return ['@media (--desktop) {', ...cards, ...levels, ...highlights, '}'];
}

/** Items that wait their turn: past the twelfth nobody is watching any more, and nobody should wait. */
const longestStagger = Math.min(12, Math.max(projects.length, topics.length, posts.length));
const staggers = Array.from({ length: longestStagger }, (_, i) => i)
  .slice(1)
  .map((i) => `[data-stagger] > :nth-child(n + ${i + 1}) { --index: ${i}; }`);

/** The generated style sheet, before Lightning CSS has resolved the custom media queries. */
export function generatedCss(career: CareerGraph): string {
  const rises = career.strata.map(({ level }) => `[data-rise="${level}"] { --rise: ${level}; }`);
  return [properties(career.rows), ...graphRules(career), ...rises, ...staggers].join('\n');
}
