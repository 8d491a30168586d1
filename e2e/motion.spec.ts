/** What a trace of the browser says about the site's animations. */
import { endAnimations, scrollThrough } from './pictures.ts';
import { defaultSite, fullSite } from './sites.ts';
import { expect, missingPageMessages, test } from './test.ts';

/** A bit of `compositeFailed`: the animation changes nothing that is visible. */
const noVisibleChange = 1 << 17;

type TraceEvent = {
  name: string;
  args?: { data?: { displayName?: string; compositeFailed?: number } };
};

/** Each kind of page at one width, by the site that has it; home, which moves most, at both. */
const pages = [
  {
    site: 'shipped',
    url: defaultSite.url,
    paths: { 412: ['/', '/projects'], 1280: ['/', '/blog', '/nowhere'] },
    animations: ['wipe', 'reveal', 'slide'],
  },
  {
    site: 'full',
    url: fullSite.url,
    paths: {
      412: ['/', '/blog', '/blog/topic/notes'],
      1280: ['/', '/resume', '/blog/every-construct', '/imprint'],
    },
    animations: ['wipe', 'reveal'],
  },
];

for (const { site, url, paths, animations: expected } of pages)
  test.describe(`the ${site} site`, () => {
    test.use({ baseURL: url, contextOptions: { reducedMotion: 'no-preference' } });

    for (const width of [412, 1280] as const)
      test(`every animation of every page is composited at ${width} px`, async ({
        page,
        browser,
        problems,
      }) => {
        problems.expected.push(...missingPageMessages);
        await page.setViewportSize({ width, height: 800 });
        // A trace takes seconds to stop: one for all pages.
        await browser.startTracing(page, {
          categories: ['blink.animations', 'devtools.timeline'],
        });
        for (const path of paths[width]) {
          await page.goto(path);
          await endAnimations(page);
          await scrollThrough(page);
          await endAnimations(page);
          const project = page.locator('#projects').getByRole('link').first();
          if (await project.isVisible()) await project.focus();
          await endAnimations(page);
        }
        const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(
          String(await browser.stopTracing()),
        );
        const animations = traceEvents.flatMap(({ name, args }) =>
          name === 'Animation' && args?.data ? [args.data] : [],
        );
        const names = new Set(animations.map(({ displayName }) => displayName));
        expect([...names]).toEqual(expect.arrayContaining(expected));
        const failed = animations.filter(
          ({ compositeFailed = 0 }) => (compositeFailed & ~noVisibleChange) !== 0,
        );
        expect(failed).toEqual([]);
      });
  });
