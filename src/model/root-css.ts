/** The custom properties that style sheets share with code: the owner's colours, and constants. */
import {
  connectionRevealDelay,
  page,
  projectStagger,
  quickMs,
  toast,
  tooltip,
  topicStagger,
} from '#schema/constants.ts';
import { owner, palette } from '#schema/content.ts';

/** The owner's colours as custom properties: `lineStrong` is `--line-strong`. */
const colours = Object.entries(palette).map(([name, [light, dark]]) => {
  const token = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `--${token}: light-dark(${light}, ${dark});`;
});

/** The average width of a character in the bold display font, in em, with a margin. */
const characterWidth = 0.6;

/**
 * The width of the longest word of the owner's name, in em: the name is as large as fits the
 * viewport.
 */
const nameLength =
  characterWidth * Math.max(...owner.name.split(/[\s-]+/).map((word) => [...word].length));

export const rootCss = `:root {
  --text: ${page.textSize / 16}rem;
  --connection-reveal-delay: ${connectionRevealDelay}ms;
  --project-stagger: ${projectStagger}ms;
  --topic-stagger: ${topicStagger}ms;
  --quick: ${quickMs}ms;
  --toast-width: ${toast.width}px;
  --toast-gap: ${toast.gap}px;
  --tooltip-offset: ${tooltip.offset}px;
  --page-width: ${page.maxWidth}px;
  --measure: ${page.measure / 16}rem;
  --picture: ${page.picture / 16}rem;
  --page-padding: clamp(${page.minPadding}px, ${page.paddingPercent}vw, ${page.maxPadding}px);
  --name-length: ${nameLength.toFixed(1)};
  ${colours.join(' ')}
}`;
