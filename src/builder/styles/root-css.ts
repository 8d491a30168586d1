/** What style sheets share with code: the owner's colours, and constants. */
import { palette } from '#content/content.ts';
import {
  connectionRevealDelay,
  page,
  projectStagger,
  quickMs,
  toast,
  tooltip,
  topicStagger,
} from '#schema/constants.ts';

/** The owner's colours as custom properties: `lineStrong` is `--line-strong`. */
const colours = Object.entries(palette).map(([name, [light, dark]]) => {
  const token = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `--${token}: light-dark(${light}, ${dark});`;
});

export const rootCss = `:root {
  --text: ${page.textSize / 16}rem;
  --quick: ${quickMs}ms;
  --page-width: ${page.maxWidth}px;
  --measure: ${page.measure / 16}rem;
  --page-padding: clamp(${page.minPadding}px, ${page.paddingPercent}vw, ${page.maxPadding}px);
  --hill: clamp(31rem, 19rem + 18.75vw, 34rem);
  ${colours.join(' ')}
  --connection-reveal-delay: ${connectionRevealDelay}ms;
  --project-stagger: ${projectStagger}ms;
  --topic-stagger: ${topicStagger}ms;
  --toast-width: ${toast.width}px;
  --toast-gap: ${toast.gap}px;
  --tooltip-offset: ${tooltip.offset}px;
  --arrow: polygon(.125em .4em, .625em .4em, .625em .9em, .525em .9em, .525em .57em, .07em 1.025em, 0 .955em, .455em .5em, .125em .5em);
}
@media (--wide) {
  :root { --page-width: ${page.wide.maxWidth}px; --hill: 38rem; --hill-start: 7rem; font-size: ${page.wide.textPercent}%; }
}`;
