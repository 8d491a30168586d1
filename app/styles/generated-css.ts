/**
 * The style sheet's share of the facts: the specification's numbers as custom properties and named media queries, and
 * the places of the career cards. Written out at build time because the strictest Content-Security-Policy refuses
 * style attributes in the HTML, and because a number that stands in two places is wrong in one of them some day.
 */
import { careerConnections, careerItems } from '../content/career.ts';
import { posts } from '../content/posts.ts';
import { projects } from '../content/projects.ts';
import { topics } from '../content/topics.ts';
import { neighbours, strata } from '../sections/experience/geometry.ts';
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

const properties = `:root {
  --graph-height: ${graphHeight.small}px;
  --connection-reveal-delay: ${connectionRevealDelay}ms;
  --project-stagger: ${projectStagger}ms;
  --topic-stagger: ${topicStagger}ms;
  --toast-width: ${toast.width}px;
  --toast-gap: ${toast.gap}px;
  --toast-swipe: ${toast.swipe}px;
  --card-width: min(${careerCard.maxWidth}px, ${careerCard.mediumWidthPercent}%);
  --card-height: ${careerCard.heightPercent}%;
  --page-width: ${page.maxWidth}px;
  --page-padding: clamp(${page.minPadding}px, ${page.paddingPercent}vw, ${page.maxPadding}px);
}
@media (--desktop) {
  :root { --graph-height: ${graphHeight.medium}px; }
}
@media (--large) {
  :root {
    --graph-height: ${graphHeight.large}px;
    --card-width: min(${careerCard.maxWidth}px, ${careerCard.widthPercent}%);
  }
}
`;

const cards = careerItems.map(({ x, y }, i) => `#role-${i} { --x: ${x}%; --y: ${y}%; }`);

const levels = strata(careerItems).map(({ level, y }) => `[data-level="${level}"] { --y: ${y}%; }`);

const rises = strata(careerItems).map(({ level }) => `[data-rise="${level}"] { --rise: ${level}; }`);

/** Which lines and cards stand out while a card is hovered, focused or expanded. */
const highlights = careerItems.map((_, i) => {
  const lit = [`[data-ends~="${i}"]`, ...neighbours(i, careerConnections).map((other) => `#role-${other}`)];
  return `[data-graph]:has(#role-${i} > :is(:hover, :focus-visible, [aria-expanded="true"])) :is(${lit}) { --lit: 1; }`;
});

/** Items that wait their turn: past the twelfth nobody is watching any more, and nobody should wait. */
const longestStagger = Math.min(12, Math.max(projects.length, topics.length, posts.length));
const staggers = Array.from({ length: longestStagger }, (_, i) => i)
  .slice(1)
  .map((i) => `[data-stagger] > :nth-child(n + ${i + 1}) { --index: ${i}; }`);

/** What only the graph needs: in the timeline every touch of a card would pay for what `:has` then has to compute. */
const graph = ['@media (--desktop) {', ...cards, ...levels, ...highlights, '}'];

/** The generated style sheet, before Lightning CSS has resolved the custom media queries. */
export const generatedCss = [properties, ...graph, ...rises, ...staggers].join('\n');
