import { desktopBreakpoint, largeBreakpoint } from '#schema/specification.ts';

/** Media queries that style sheets use by name, as in `@media (--desktop)`. */
const queries: Record<string, string> = {
  desktop: `screen and (min-width: ${desktopBreakpoint}px)`,
  mobile: `(width < ${desktopBreakpoint}px)`,
  compact: `(width < ${largeBreakpoint}px)`,
  large: `screen and (min-width: ${largeBreakpoint}px)`,
  timeline: `not screen and (min-width: ${desktopBreakpoint}px)`,
};

/** Replaces the names of media queries in a style sheet. */
export const resolveMediaQueries = (css: string): string =>
  css.replace(/\(--([\w-]+)\)/g, (name, key: string) => queries[key] ?? name);
