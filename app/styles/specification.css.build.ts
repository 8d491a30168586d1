/**
 * The style sheet's share of the specification's numbers, as custom properties: a number that stands in two places is
 * wrong in one of them some day.
 */
import { connectionRevealDelay, page, projectStagger, quick, toast, tooltip, topicStagger } from '../specification.ts';

export default `:root {
  --text: ${page.textSize / 16}rem;
  --connection-reveal-delay: ${connectionRevealDelay}ms;
  --project-stagger: ${projectStagger}ms;
  --topic-stagger: ${topicStagger}ms;
  --quick: ${quick}ms;
  --toast-width: ${toast.width}px;
  --toast-gap: ${toast.gap}px;
  --tooltip-offset: ${tooltip.offset}px;
  --page-width: ${page.maxWidth}px;
  --measure: ${page.measure / 16}rem;
  --picture: ${page.picture / 16}rem;
  --page-padding: clamp(${page.minPadding}px, ${page.paddingPercent}vw, ${page.maxPadding}px);
}`;
