import type { Page } from '@playwright/test';
import { formatRgb } from 'culori';
import sharp from 'sharp';
import { strings as arabic } from '../src/strings/ar.ts';
import { strings as german } from '../src/strings/de.ts';
import { articleStrings, strings as english } from '../src/strings/en.ts';
import { strings as japanese } from '../src/strings/ja.ts';
import * as arabicCareer from '../test-content/arabic/career.ts';
import * as germanCareer from '../test-content/german/career.ts';
import { look } from '../test-content/german/look.ts';
import * as japaneseCareer from '../test-content/japanese/career.ts';
import { expectNoShift } from './expect-no-shift.ts';
import { findGraphErrors } from './find-graph-errors.ts';
import { expectFreeNames } from './map-names.ts';
import { scrollThrough } from './pictures.ts';
import { arabicSite, fullSite, germanSite, japaneseSite, readBuilt } from './sites.ts';
import {
  expect,
  expectNoOverflow,
  missingPageMessages,
  sizes,
  subscribe,
  test,
  testSite,
} from './test.ts';

/** The strings of an interface; templates are split at their parameters. */
function stringsIn(strings: object): string[] {
  return Object.values(strings).flatMap((value: unknown) => {
    if (typeof value === 'object' && value) return stringsIn(value);
    const text = typeof value === 'function' ? value(...Array(value.length).fill('\n')) : value;
    return String(text)
      .split('\n')
      .map((part) => part.trim())
      .filter((part) => /\p{L}{3}/u.test(part));
  });
}

/** Common English words, which also reveal strings that a translation lacks. */
const common =
  'education experience skills used since the of and you your with for this page open close from not';

/** Matches English, unless the site's language has the same word, as 'Feed'. */
function matchEnglish(strings: object): RegExp {
  const translated = stringsIn(strings);
  const inEnglish = [...stringsIn(english), ...stringsIn(articleStrings), ...common.split(' ')];
  const foreign = inEnglish.filter((string) => !translated.includes(string));
  return new RegExp(
    `(?<![\\p{L}.@/-])(${foreign.map(RegExp.escape).join('|')})(?![\\p{L}@-])`,
    'iu',
  );
}

/** All text of a page, visible and in attributes and metadata, without URLs and file names. */
const everyText = (page: Page) =>
  page.evaluate(() => {
    const named = ['aria-label', 'aria-description', 'placeholder', 'title', 'alt'];
    const metas = [
      ...document.querySelectorAll(
        'meta:is([name=description], [property$=title], [property$=alt])',
      ),
    ];
    return [
      document.title,
      ...metas.map((meta) => meta.getAttribute('content') ?? ''),
      ...[...document.body.querySelectorAll('*')].flatMap((element) => [
        ...named.map((name) => element.getAttribute(name) ?? ''),
        // Elements that directly contain text.
        ...(element.closest('script, style, noscript')
          ? []
          : [...element.childNodes]
              .filter(({ nodeType }) => nodeType === 3)
              .map(({ textContent }) => textContent ?? '')),
      ]),
    ].filter((text) => text.trim());
  });

/** An article of each site, its date, and the time of the first role. */
const readings = {
  de: { article: 'pegel', date: '14. März 2026', time: 'Apr. 2009 bis März 2012, 3 Jahre' },
  ar: { article: 'pegel', date: '14 سبتمبر 2026', time: 'من مارس 2010 إلى يونيو 2013' },
  ja: { article: 'suii', date: '2026年5月1日', time: '2008年4月から2011年3月まで、3年' },
};

for (const [site, strings, career, lang, dir] of [
  [germanSite, german, germanCareer, 'de', 'ltr'],
  [arabicSite, arabic, arabicCareer, 'ar', 'rtl'],
  [japaneseSite, japanese, japaneseCareer, 'ja', 'ltr'],
] as const)
  test.describe(`a site in '${lang}'`, { tag: lang === 'ar' ? [] : '@rare' }, () => {
    testSite(site);
    const { article, date, time } = readings[lang];
    if (lang === 'ar')
      test('no page is wider than a touch screen, rotated or not', async ({ browser }) => {
        const page = await browser.newPage({ isMobile: true, hasTouch: true });
        await page.emulateMedia({ reducedMotion: 'no-preference' });
        const overflows: string[] = [];
        for (const url of [
          ...['/', `/blog/${article}`].map((path) => site.url + path),
          ...['/', '/blog/every-construct'].map((path) => fullSite.url + path),
        ]) {
          await page.goto(url);
          for (const [width, height] of [
            [412, 915],
            [915, 412],
            [768, 1024],
            [1024, 768],
          ] as const) {
            await page.setViewportSize({ width, height });
            await scrollThrough(page);
            // Browsers zoom out to show all of a page that is too wide.
            const wide = await page.evaluate(() =>
              Math.max(innerWidth, document.documentElement.scrollWidth),
            );
            if (wide !== width) overflows.push(`${url} at ${width} px: ${wide}`);
          }
        }
        await page.close();
        expect(overflows).toEqual([]);
      });

    const anyEnglish = matchEnglish(strings);
    const expectNoEnglish = async (page: Page) =>
      expect((await everyText(page)).filter((text) => anyEnglish.test(text))).toEqual([]);

    test('every page is in the language and without errors', async ({ page, problems }) => {
      problems.expected.push(...missingPageMessages);
      const levels = career.careerItems.map(({ level }) => level);
      for (const path of ['/missing', '/projects', '/blog', `/blog/${article}`, '/resume', '/']) {
        await page.goto(path);
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        expect(await page.evaluate(() => getComputedStyle(document.body).direction)).toBe(dir);
        await expectNoEnglish(page);
        if (path === '/blog') await expect(page.getByRole('time').first()).toHaveText(date);
        for (const size of [sizes.phone, sizes.tablet, sizes.desktop]) {
          await page.setViewportSize(size);
          await expectNoOverflow(page);
          if (path === '/' && size !== sizes.phone)
            expect(
              await page.locator('[data-graph]').evaluate(findGraphErrors, levels),
              `at ${size.width} px`,
            ).toEqual([]);
        }
      }
      // The arrow of links to other sites points along the text.
      const arrow = await page
        .locator('#projects a[target]')
        .first()
        .evaluate((link) => getComputedStyle(link, '::after').clipPath);
      expect(arrow).toMatch(lang === 'ar' ? /^polygon\(8\./ : /^polygon\(2\./);
      await expect(page.locator('#role-0')).toContainText(time);
      await subscribe(page, strings.newsletter);
      const toast = page.getByText(strings.newsletter.opened.title, { exact: true });
      await expect(toast.first()).toBeVisible();
      await page.getByRole('button', { name: strings.newsletter.copy }).click();
      await expectNoEnglish(page);
      await expectFreeNames(page, site.url, 1);
    });

    // Latin letters: e2e/sections.spec.ts.
    if (lang !== 'de')
      test('no layout shift while the fonts of text arrive', { tag: '@rare' }, () =>
        expectNoShift(site.url, ['/', '/blog', '/resume']),
      );

    test('no English is left if scripts fail to load', async ({ page, problems }) => {
      problems.expected.push(/ERR_FAILED/);
      await page.route('**/*.js', (route) => route.abort());
      await page.goto('/');
      await subscribe(page, strings.newsletter);
      await expect(page.locator('#notice')).not.toBeEmpty();
      await expectNoEnglish(page);
    });

    test('nor is any in a published file', async () => {
      const built = (file: string) => readBuilt(site, file);
      const published = [
        ...stringsIn(JSON.parse(built('resume.json'))),
        ...[...built('favicon.svg').matchAll(/<title>(.*?)</g)].map(([, title = '']) => title),
        ...built('feed.xml')
          .split('\n')
          .map((line) => line.replace(/&lt;.*?&gt;|<[^>]*>/g, ' ')),
        ...['index.html', `blog/${article}/index.html`, 'resume/index.html'].flatMap((file) =>
          [...built(file).matchAll(/ld\+json">(.*?)<\/script/g)].flatMap(([, json = '']) =>
            stringsIn(JSON.parse(json)),
          ),
        ),
      ];
      expect(published.length).toBeGreaterThan(50);
      // The names of types and places in structured data.
      const names = /^([A-Z][a-zA-Z]+|https:.*|[\w/.-]*|#.*)$/;
      expect(published.filter((text) => !names.test(text) && anyEnglish.test(text))).toEqual([]);
    });

    if (lang === 'de')
      test("the palette is the owner's, everywhere", async ({ page }) => {
        const { colours: palette } = look;
        const [light, dark] = palette.paper;
        await page.goto('/');
        for (const [colorScheme, paper] of [
          ['light', light],
          ['dark', dark],
        ] as const) {
          await page.emulateMedia({ colorScheme });
          await expect(page.locator('html')).toHaveCSS('background-color', `${formatRgb(paper)}`);
          const bar = page.locator(`meta[name=theme-color][media*=${colorScheme}]`);
          await expect(bar).toHaveAttribute('content', paper);
        }
        const icon = await (await page.request.get(`${site.url}/favicon.svg`)).text();
        expect(icon).toContain(palette.copper[0]);
        expect(icon).toContain(palette.copper[1]);
        const preview = sharp(await (await page.request.get(`${site.url}/social/home.png`)).body());
        const [r, g, b] = await preview
          .extract({ left: 2, top: 2, width: 1, height: 1 })
          .removeAlpha()
          .raw()
          .toBuffer();
        expect(`rgb(${r}, ${g}, ${b})`).toBe(formatRgb(light));
      });

    if (dir === 'rtl')
      test('numbers and Latin words keep the order of their characters', async ({ page }) => {
        await page.goto('/resume');
        /** The characters of each element in visual order, from left to right. */
        const visualOrder = (selector: string) =>
          page.locator(selector).evaluateAll((elements) =>
            elements.map((element) => {
              const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
              const { length = 0 } = (walker.nextNode() as Text | null) ?? {};
              const range = document.createRange();
              return Array.from({ length }, (_, i) => {
                range.setStart(walker.currentNode, i);
                range.setEnd(walker.currentNode, i + 1);
                return { character: `${range}`, x: range.getBoundingClientRect().x };
              })
                .toSorted((a, b) => a.x - b.x)
                .map(({ character }) => character)
                .join('');
            }),
          );
        expect(await visualOrder('a[href^="tel:"]')).toEqual(['+962 6 123 4567']);
        const items = await visualOrder('bdi');
        for (const item of ['C++', 'C#', '.NET', 'PostgreSQL', 'F#', 'Linux (Debian)'])
          expect(items).toContain(item);
      });

    if (dir === 'rtl')
      test('right-to-left pages are mirrored', async ({ page }) => {
        await page.setViewportSize(sizes.desktop);
        await page.goto('/');
        const middle = async (selector: string) =>
          page
            .locator(selector)
            .first()
            .evaluate((element) => {
              // Measures the content: the element may be wider.
              const range = document.createRange();
              range.selectNodeContents(element);
              const { left, right } = range.getBoundingClientRect();
              return (left + right) / 2 / innerWidth;
            });
        expect(await middle('header nav > a')).toBeGreaterThan(0.8);
        expect(await middle('header nav li')).toBeLessThan(0.5);
        expect(await middle('#hero h1')).toBeGreaterThan(0.5);
        expect(await middle('#hero h1 ~ svg')).toBeLessThan(0.5);
        // x in the content is measured from the side where reading begins.
        expect(await middle('#role-1 button')).toBeGreaterThan(0.6);
        expect(await middle('#role-2 button')).toBeLessThan(0.4);
        await subscribe(page, arabic.newsletter);
        expect(await middle('li[data-state]')).toBeLessThan(0.5);
        await page.setViewportSize(sizes.phone);
        expect(await middle('#role-0 svg')).toBeGreaterThan(0.8);
      });
  });
