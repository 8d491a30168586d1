import { desktopBreakpoint, largeBreakpoint } from '../specification.ts';

/** Custom media queries (Media Queries 5), made of the specification's breakpoints. */
export default `
@custom-media --desktop screen and (min-width: ${desktopBreakpoint}px);
@custom-media --mobile (width < ${desktopBreakpoint}px);
@custom-media --large screen and (min-width: ${largeBreakpoint}px);
@custom-media --timeline not screen and (min-width: ${desktopBreakpoint}px);
`;
