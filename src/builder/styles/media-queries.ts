import { desktopBreakpoint, inText, largeBreakpoint, page } from '#schema/constants.ts';

const [desktop, large, wide] = [desktopBreakpoint, largeBreakpoint, page.wide.from].map(inText);

/** Media queries that style sheets use by name, as in `@media (--desktop)`. */
const queries: Record<string, string> = {
  desktop: `screen and (min-width: ${desktop})`,
  mobile: `(width < ${desktop})`,
  compact: `(width < ${large})`,
  large: `screen and (min-width: ${large})`,
  wide: `screen and (min-width: ${wide})`,
  /** Touch screens would keep a tapped element hovered until the next tap. */
  hover: '(hover: hover)',
};

/**
 * Replaces the names of media queries in a style sheet with the queries.
 *
 * @throws if a name is unknown.
 */
export const resolveMediaQueries = (css: string): string =>
  // Not the argument of a function: `var(--large)`.
  css.replace(/(?<![\w-])\(--([\w-]+)\)/g, (name, key: string) => {
    const query = queries[key];
    if (query) return query;
    throw new Error(`there is no media query ${name}, but ${Object.keys(queries).join(', ')}`);
  });
