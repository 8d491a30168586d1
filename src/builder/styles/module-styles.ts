/** The styles of the modules that a page imports, in the order of the imports. */
import type { Page } from '#app/pages.ts';
import { memoize } from '#lib/memoize.ts';
import { hashedPath } from '#model/hashed-path.ts';
import type { openRunner } from '../content-runner.ts';
import { forDesign } from './for-design.ts';
import { appPath, separatePrint } from './split-styles.ts';

/** What follows the first screen of home. Other pages have all styles in their head. */
const afterHero = /^(sections\/(?!hero\/)|page-end\/)/;

/** A component's styles come before those of the sections and pages that use it. */
const isComponent = (id: string) => appPath(id).startsWith('components/');

const app = '/src/app/app.tsx';
const modulesOf = (name?: string) => [...(name ? [`/src/app/pages/${name}/${name}.tsx`] : []), app];

type Runner = Pick<Awaited<ReturnType<typeof openRunner>>, 'run' | 'styleSheetsOf'>;

/** Returns a function for the styles of each page, and the print style sheet of all pages. */
export async function moduleStyles({ run, styleSheetsOf }: Runner) {
  const { allPages } = await run<typeof import('#app/pages.ts')>('/src/app/pages.ts');
  const read = memoize(async (id: string) => {
    const { default: css } = await run<{ default: string }>(`${id}?inline`);
    return separatePrint(css);
  });
  const orderedSheets = async (modules: string[], isSkipped?: (id: string) => boolean) => {
    const ids = await styleSheetsOf(modules, isSkipped);
    return [...ids.filter(isComponent), ...ids.filter((id) => !isComponent(id))];
  };
  const join = async (ids: string[], media: 'screen' | 'print') =>
    (await Promise.all(ids.map(read))).map((css) => css[media]).join('');

  const everything = await orderedSheets(allPages.flatMap(({ name }) => modulesOf(name)));
  const print = forDesign([await join(everything, 'print')]);
  const printFile = hashedPath('print', 'css', print);
  // All static pages share one.
  const stylesOf = memoize(async (page: Page | undefined) => {
    const modules = modulesOf(page?.name);
    const [first, all] = await Promise.all([
      orderedSheets(modules, (id) => afterHero.test(appPath(id))),
      orderedSheets(modules),
    ]);
    const later = all.filter((id) => !first.includes(id));
    return {
      styles: [{ css: await join(first, 'screen') }],
      laterStyles: await join(later, 'screen'),
    };
  });
  return { stylesOf, print, printFile };
}
