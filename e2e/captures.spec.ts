/** Pictures of the whole page, as screenshot services take them, have everything on them. */
import type { Page } from '@playwright/test';
import {
  captureBeyondViewport,
  difference,
  endAnimations,
  loadPictures,
  openWithoutTextFonts,
  scrollThrough,
} from './pictures.ts';
import { defaultSite, fullSite } from './sites.ts';
import { expect, sizes, test } from './test.ts';

/** Between edges of lines and texts that have moved, and the same ones that have not. */
const maxDifference = 0.002;

const { phone, desktop } = sizes;

/** What a visitor, or the browser, has done before the picture is taken. */
const preparations: Record<string, (page: Page) => Promise<unknown>> = {
  'at the start': async () => {},
  'at the start, by the protocol': async () => {},
  'after scrolling down and up': async (page) => {
    await scrollThrough(page);
    await endAnimations(page);
  },
  'after the width has crossed the breakpoint': async (page) => {
    const size = page.viewportSize() ?? phone;
    await page.setViewportSize(size.width < 768 ? desktop : phone);
    await page.setViewportSize(size);
  },
  'after printing': (page) => page.pdf(),
  'in a viewport almost as high as the page': async (page) => {
    const { width, height } = page.viewportSize() ?? phone;
    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    // Lower by some pixels: the page would otherwise grow by its last fraction of one.
    await page.setViewportSize({ width, height: Math.max(height, whole - 8) });
    // The page's observer reports before a later one does.
    await page.evaluate(
      () =>
        new Promise<void>((inView) =>
          new IntersectionObserver(
            (entries) => entries.some(({ isIntersecting }) => isIntersecting) && inView(),
          ).observe(document.querySelector('footer') as Element),
        ),
    );
  },
};

/** Home, which moves most, at both widths, and the page that has another list with reveals. */
const pages = [
  ['shipped', '/', phone],
  ['shipped', '/', desktop],
  ['full', '/blog', desktop],
] as const;

for (const [site, path, size] of pages)
  test(`reveals end once: ${path} of the ${site} site at ${size.width} px`, {
    tag: '@rare',
  }, async ({ browser }) => {
    const { url } = site === 'full' ? fullSite : defaultSite;
    const open = async (reducedMotion: 'reduce' | 'no-preference') => {
      const page = await browser.newPage({ viewport: size, reducedMotion });
      await openWithoutTextFonts(page, url + path);
      await loadPictures(page);
      return page;
    };
    const still = await open('reduce');
    const expected = await still.screenshot({ fullPage: true });
    await still.context().close();
    const states = await Promise.all(
      Object.entries(preparations).map(async ([state, prepare]) => {
        const page = await open('no-preference');
        await endAnimations(page);
        await prepare(page);
        const running = await page.evaluate(
          () =>
            document
              .getAnimations()
              .filter((each) => each instanceof CSSAnimation && each.playState === 'running')
              .length,
        );
        const picture = await (state.includes('protocol')
          ? captureBeyondViewport(page)
          : page.screenshot({ fullPage: true }));
        await page.context().close();
        return { state, running, difference: await difference(picture, expected) };
      }),
    );
    expect(
      states.filter(({ running, difference }) => running > 0 || difference > maxDifference),
    ).toEqual([]);
  });

test('a picture that is taken while the page is scrolled has no skip link', async ({
  page,
  problems,
}) => {
  problems.expected.push(/ERR_FAILED/);
  await openWithoutTextFonts(page, `${defaultSite.url}/blog`);
  await page.evaluate(() => scrollTo(0, 200));
  const picture = await captureBeyondViewport(page);
  await page.evaluate(() => {
    for (const link of document.querySelectorAll('.skip-link')) link.remove();
  });
  expect(await difference(picture, await captureBeyondViewport(page))).toBe(0);
});
