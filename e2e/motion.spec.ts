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

const shipped = (path: string) => defaultSite.url + path;
const full = (path: string) => fullSite.url + path;

/** Each kind of page at one width; home, which moves most, at both. */
const pages = {
  412: [...['/', '/projects'].map(shipped), ...['/', '/blog/topic/notes'].map(full)],
  1280: [
    ...['/', '/blog', '/nowhere'].map(shipped),
    ...['/', '/resume', '/blog/every-construct', '/imprint'].map(full),
  ],
};

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

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
    for (const url of pages[width]) {
      await page.goto(url);
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
    expect([...names]).toEqual(expect.arrayContaining(['wipe', 'reveal', 'slide']));
    const failed = animations.filter(
      ({ compositeFailed = 0 }) => (compositeFailed & ~noVisibleChange) !== 0,
    );
    expect(failed).toEqual([]);
  });
