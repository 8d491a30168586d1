/** Draws any career as the site does, in an otherwise empty page with a global `careers`. */
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { Experience } from '../src/app/sections/experience/experience.tsx';
import { graphCss } from '../src/builder/styles/graph-css.ts';
import { rootCss } from '../src/builder/styles/root-css.ts';
import type { CareerGraph } from '../src/model/career/career-graph.ts';
import { layOutCareer } from '../src/model/career/lay-out-career.ts';
import { desktopBreakpoint, largeBreakpoint } from '../src/schema/constants.ts';
import { strings } from '../src/strings/en.ts';
import type { Career } from '../test-content/random-careers.ts';
import { findGraphErrors } from './find-graph-errors.ts';
import '../src/app/styles/tokens.css';
import '../src/app/styles/base.css';

const styles = document.head.appendChild(document.createElement('style'));
let root: Root | undefined;

const layOut = ({ items, connections }: Career) => layOutCareer(items, connections);

/** Draws a laid-out career in place of the previous one; returns its errors. */
function draw(career: CareerGraph): string[] {
  const fonts = ':root { --display-fallback: sans-serif; --mono-fallback: monospace; }';
  styles.textContent = `${fonts}${rootCss}${graphCss(career)}`
    .replaceAll('(--desktop)', `(min-width: ${desktopBreakpoint}px)`)
    .replaceAll('(--large)', `(min-width: ${largeBreakpoint}px)`);
  root?.unmount();
  root = createRoot(document.getElementById('app') as HTMLElement);
  flushSync(() =>
    root?.render(
      <Experience
        hill=""
        career={career}
        confirmedConnections={career.connections}
        summitRole={undefined}
        spine={[]}
        heading="Career"
        strings={strings}
        links={[]}
        details={undefined}
        after="#after"
      />,
    ),
  );
  const graph = document.querySelector('[data-graph]') as Element;
  // With explicit positions the owner chooses the width.
  return findGraphErrors(
    graph,
    career.items.some(({ y }) => y === undefined) ? career.items.map(({ level }) => level) : [],
  );
}

declare global {
  interface Window {
    careers: { layOut: typeof layOut; draw: typeof draw };
  }
}

window.careers = { layOut, draw };
