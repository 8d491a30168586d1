/** Positions the career graph by a style sheet, since the policy refuses style attributes. */
import { defined } from '#lib/defined.ts';
import { type CareerGraph, neighbours } from '#model/career/career-graph.ts';
import { rowTrack } from '#model/career/draw-lines.ts';
import { careerCard, graphHeight, page } from '#schema/constants.ts';

/** A length that grows with the text size. */
const withText = (length: number) => `${length / page.textSize}rem`;

/** The style sheet of a career graph, with named media queries; `summit` is the role at its top. */
export function graphCss(career: CareerGraph, summit = 0): string {
  const { items, connections, spaces, levelLines, spans } = career;
  const rows = spaces.length - 1;
  // A space is higher if it has many lines or if the given positions require it. The remaining
  // height is divided evenly.
  const tracks = spaces.map(({ share, lines }, i) => {
    const least = i === 0 ? 1.5 : i === rows ? 0 : 3.25 + Math.min(lines, 40) * 0.1;
    // The outer spaces do not grow, so that the summit's card stays on the mountain behind it.
    const most = (i === 0 || i === rows) && share === 0 ? '0px' : 'auto';
    return `minmax(max(${least}rem, var(--graph-height) * ${share}), ${most})`;
  });
  const isAlone = items.length === 1;
  const cards = items.map(({ x, row }, i) =>
    row === undefined
      ? ''
      : `#role-${i} { --x: ${isAlone ? 'calc(var(--card-width) / 2)' : `${x}%`}; --row: ${rowTrack(row, rows)}; }`,
  );
  const levels = levelLines.map(({ track }) => `[data-row="${track}"] { grid-row: ${track}; }`);
  const lines = spans.map(({ from, to, lines }) => {
    const centres = lines.flatMap(({ ends }) => ends.map((end) => defined(items[end]?.x)));
    const [left, right] = [Math.min(...centres), Math.max(...centres)];
    const gap = `margin-inline-start: calc(${left}% + var(--card-width) / 2); max-inline-size: calc(${right - left}% - var(--card-width));`;
    return `[data-span="${from} ${to}"] { grid-row: ${from} / ${to}; ${from === to ? gap : ''} }`;
  });
  // The highlighted lines and cards while a card is hovered, focused or expanded.
  const highlights = items.map(({ row }, i) => {
    if (row === undefined) return '';
    const highlighted = [
      `[data-ends~="${i}"]`,
      ...neighbours(i, connections).map((other) => `#role-${other}`),
    ];
    return `[data-graph]:has(#role-${i} > :is(:hover, :focus-visible, [aria-expanded="true"])) :is(${highlighted}) { --lit: 1; }`;
  });
  const pins = [...new Set(items.map(({ color }) => color))].map(
    (color) => `[data-color="${color}"] { color: var(--${color}); }`,
  );
  // A single card needs no space around it.
  const height = (limit: number) =>
    isAlone ? 0 : Math.min(limit, (limit * Math.max(rows, 2.5)) / 4);
  // The highlights are not for the timeline, where `:has` makes every tap on a card slow.
  return `${pins.join('\n')}
@media (--desktop) {
  :root {
    --graph-height: ${height(graphHeight.medium)}px;
    --summit: ${items[summit]?.x}%;
    --card-width: min(${withText(careerCard.maxWidth)}, ${careerCard.mediumWidthPercent}%);
    --graph-rows: ${isAlone ? 'none' : tracks.join(` minmax(calc(var(--graph-height) * ${careerCard.heightPercent / 100}), max-content) `)};
  }
  ${[...cards, ...levels, ...lines, ...highlights].join('\n')}
}
@media (--large) {
  :root {
    --graph-height: ${height(graphHeight.large)}px;
    --card-width: min(${withText(careerCard.maxWidth)}, ${careerCard.widthPercent}%);
  }
}`;
}
