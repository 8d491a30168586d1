/**
 * The graphs of random careers in a browser at four widths, with text at 100 and 200 %: a few dozen
 * careers, or two thousand in `npm run test:careers`.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { type Career, randomCareer } from '../test-content/random-careers.ts';
import { randomRuns } from './random-runs.ts';
import { buildTimeout } from './sites.ts';
import { expect, test } from './test.ts';

const folder = 'build/test-careers';
const url = 'http://careers.test/';
const runs = randomRuns(process.env.CAREERS, 24);
const frames = [768, 1024, 1440, 2560].flatMap((width) =>
  [100, 200].map((text) => ({ width, text })),
);

// In one worker, so that both tests share one build.
test.describe.configure({ mode: 'default', timeout: buildTimeout + 5_000 * runs.numRuns });

test.beforeAll(() => {
  // In a separate process: Playwright's loader does not read modules as Node does.
  const options = {
    mode: 'development',
    logLevel: 'warn',
    configLoader: 'native',
    build: { outDir: folder },
  };
  const input = { rolldownOptions: { input: 'e2e/careers.html' } };
  const source = `import { build } from 'vite';
    await build(${JSON.stringify({ ...options, build: { ...options.build, ...input } })});`;
  execFileSync(process.execPath, ['--input-type=module', '-e', source], { stdio: 'inherit' });
});

/** A page with a frame for every width and size of text. */
async function openFrames(page: Page) {
  await page.route(`${url}**`, (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({
      path: join(folder, pathname === '/' ? 'e2e/careers.html' : pathname),
    });
  });
  await page.goto(url);
  await page.evaluate(async (frames) => {
    const loaded = frames.map(({ width, text }) => {
      const frame = document.body.appendChild(document.createElement('iframe'));
      Object.assign(frame, { width, height: 900, frameBorder: '0', src: '/' });
      return new Promise<void>((resolve) => {
        frame.onload = () => {
          if (frame.contentDocument)
            frame.contentDocument.documentElement.style.fontSize = `${text}%`;
          resolve();
        };
      });
    });
    await Promise.all(loaded);
    await Promise.all(frames.map((_, i) => (window.frames[i] as Window).document.fonts.ready));
  }, frames);
}

/** The errors of a career in all frames. */
const findGraphErrorsAt = (page: Page, career: Career) =>
  page.evaluate(
    ([career, frames]) => {
      const graph = window.careers.layOut(career);
      return frames.flatMap(({ width, text }, i) =>
        (window.frames[i] as Window).careers
          .draw(graph)
          .map((error) => `${width} px, text at ${text} %: ${error}`),
      );
    },
    [career, frames] as const,
  );

for (const fonts of ['with web fonts', 'without'])
  test(`cards apart, text complete, lines around cards, ${fonts}`, { tag: '@rare' }, async ({
    page,
    problems,
  }) => {
    problems.expected.push(/^request to http:\/\/careers\.test|ERR_FAILED/);
    if (fonts === 'without') await page.route('**/*.woff2', (route) => route.abort());
    await openFrames(page);
    await fc.assert(
      fc.asyncProperty(randomCareer, async (career) => {
        expect(await findGraphErrorsAt(page, career)).toEqual([]);
      }),
      { ...runs, numRuns: Math.ceil(runs.numRuns / 2) },
    );
  });
