/** What a trace of the browser says about the site's animations. */
import { expect, missingPageMessages, test } from './test.ts';

/** A bit of `compositeFailed`: the animation changes nothing that is visible. */
const noVisibleChange = 1 << 17;

type TraceEvent = {
  name: string;
  args?: { data?: { displayName?: string; compositeFailed?: number } };
};

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

for (const width of [412, 1280])
  test(`every animation of every page is composited at ${width} px, from its top to its end`, async ({
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
    const finish = () =>
      page.evaluate(() =>
        Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {}))),
      );
    for (const path of ['/', '/projects', '/blog', '/nowhere']) {
      await page.goto(path);
      await finish();
      await page.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
          scrollTo({ top: y, behavior: 'instant' });
          await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        }
      });
      await finish();
    }
    const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(
      String(await browser.stopTracing()),
    );
    const animations = traceEvents.flatMap(({ name, args }) =>
      name === 'Animation' && args?.data ? [args.data] : [],
    );
    expect(animations.some(({ displayName }) => displayName === 'wipe')).toBe(true);
    const failed = animations.filter(
      ({ compositeFailed = 0 }) => (compositeFailed & ~noVisibleChange) !== 0,
    );
    expect(failed).toEqual([]);
  });
