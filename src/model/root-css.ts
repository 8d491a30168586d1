/** The custom properties that style sheets share with code: the owner's colours, and constants. */

import { owner, palette } from '#content/content.ts';
import {
  connectionRevealDelay,
  inText,
  page,
  projectStagger,
  quickMs,
  toast,
  tooltip,
  topicStagger,
} from '#schema/constants.ts';
import { nameLengths } from './name-lengths.ts';

/** The owner's colours as custom properties: `lineStrong` is `--line-strong`. */
const colours = Object.entries(palette).map(([name, [light, dark]]) => {
  const token = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `--${token}: light-dark(${light}, ${dark});`;
});

const { longestPart, longestWord, wholeName } = nameLengths(owner.name);

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
  --page-padding: clamp(${page.minPadding}px, ${page.paddingPercent}vw, ${page.maxPadding}px);
  --longest-part: ${longestPart};
  --longest-word: ${longestWord};
  --whole-name: ${wholeName};
  ${colours.join(' ')}
}
@media (width >= ${inText(page.wide.from)}) {
  :root { --page-width: ${page.wide.maxWidth}px; }
}`;
