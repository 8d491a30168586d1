/** What a trace of the browser says about the site's animations. */
import type { Page } from '@playwright/test';
import { endAnimations } from './pictures.ts';
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

/** Each kind of page on one sort of window; home, which moves most, on both. */
const pages = {
  narrow: [...['/', '/projects'].map(shipped), ...['/', '/blog/topic/notes'].map(full)],
  wide: [
    ...['/', '/blog', '/nowhere'].map(shipped),
    ...['/', '/resume', '/blog/every-construct', '/imprint'].map(full),
  ],
};

/** Phones with their bars, a phone held sideways, and a low window. */
const windows = [
  [360, 640],
  [375, 664],
  [375, 812],
  [412, 732],
  [844, 390],
  [1280, 600],
  [1280, 800],
] as const;

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

for (const [width, height] of windows)
  test(`every animation of every page is composited: ${width} x ${height}`, {
    tag: height === 800 ? '@new' : '@rare',
  }, async ({ page, browser, problems }) => {
    problems.expected.push(...missingPageMessages);
    await page.setViewportSize({ width, height });
    // A trace takes seconds to stop: one for all pages.
    await browser.startTracing(page, {
      categories: ['blink.animations', 'devtools.timeline'],
    });
    for (const url of pages[width < 500 ? 'narrow' : 'wide']) {
      await page.goto(url);
      await endAnimations(page);
      await scrollAsPeopleDo(page, 0.1);
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

/** Notes in each frame which moving parts are visible, and which have vanished since. */
function watchParts() {
  const seen = new Set<Element>();
  const vanished: string[] = [];
  Object.assign(window, { vanished });
  const isShown = (part: Element, style = getComputedStyle(part)) => {
    const { f: shift } = new DOMMatrix(style.transform);
    const { height } = part.getBoundingClientRect();
    return Number(style.opacity) > 0.02 && Math.abs(shift) < 0.98 * Math.max(height, 1);
  };
  // The graph's lines draw themselves again for a visitor who scrolls there late (promises.md).
  const look = () => {
    for (const part of document.querySelectorAll(
      '[data-stagger] > *, :not([data-graph] *)[data-wipe], .skyline *',
    )) {
      const { top, bottom, height } = (part.parentElement ?? part).getBoundingClientRect();
      if (height === 0 || top > innerHeight || bottom < 0) continue;
      if (isShown(part)) seen.add(part);
      else if (seen.has(part)) vanished.push(`${part.outerHTML.slice(0, 80)} at ${scrollY}`);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  // A part that is in view at the start must not wait for a scroll.
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const part = target as Element;
      const { top } = part.getBoundingClientRect();
      if (part.matches('[data-reveal="later"]') && top < innerHeight && scrollY === 0)
        vanished.push(`${part.outerHTML.slice(0, 80)} waits`);
    }
  }).observe(document, { attributes: true, attributeFilter: ['data-reveal'], subtree: true });
}

/** Waits until all animations have run. */
const ended = (page: Page) =>
  page.evaluate(async () => {
    for (let running = document.getAnimations(); running.length > 0; ) {
      await Promise.allSettled(running.map(({ finished }) => finished));
      await new Promise(requestAnimationFrame);
      running = document.getAnimations().filter(({ playState }) => playState === 'running');
    }
  });

/**
 * Scrolls to the end in steps as those of a wheel or a finger, in heights of the viewport, each after
 * the page has observed the one before, also on a busy machine: browsers notify observers in the
 * order of their creation.
 */
const scrollAsPeopleDo = (page: Page, length = 0.04) =>
  page.evaluate(async (length) => {
    const step = Math.floor(innerHeight * length);
    for (let top = 0; top < document.body.scrollHeight - innerHeight; top += step) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((observed) => new IntersectionObserver(observed).observe(document.body));
    }
  }, length);

for (const [width, height] of windows)
  test(`nothing that was shown is hidden again: ${width} x ${height}`, {
    tag: height === 664 ? [] : '@rare',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(watchParts);
    await page.goto('/');
    await ended(page);
    await scrollAsPeopleDo(page);
    await ended(page);
    expect(await page.evaluate(() => (window as never as { vanished: string[] }).vanished)).toEqual(
      [],
    );
  });
