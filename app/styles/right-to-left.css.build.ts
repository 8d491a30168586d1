/** What differs where reading goes from right to left: in the page of such a site only. All else is logical. */
import { directionOf, language } from '../language.ts';

const rules = `
:root {
  --forward: -1;
  /* Letters that join cannot all be of one width. */
  --mono: var(--display) !important;
  /* The arrow that leaves the page, mirrored. */
  --arrow: polygon(
    0.5rem 0.4rem, 0 0.4rem, 0 0.9rem, 0.1rem 0.9rem, 0.1rem 0.57rem,
    0.555rem 1.025rem, 0.625rem 0.955rem, 0.17rem 0.5rem, 0.5rem 0.5rem
  );
}

/* Drawings face the reader as the text does. */
.mirrored, [data-span] {
  scale: -1 1;
}

/* Letters join, and stand higher: whatever a section says of its own. */
:root:root * {
  letter-spacing: normal;
}

:root:root :is(h1, h2) {
  line-height: 1.3;
}
`;

export default directionOf(language) === 'rtl' ? rules : '';
