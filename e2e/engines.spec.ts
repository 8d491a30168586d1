/** The main requirements in Firefox and WebKit, `npm run test:engines`. */
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { shortProperties } from '../src/builder/styles/short-properties.ts';
import { careerItems } from '../test-content/full/career.ts';
import { type Engine, engines } from './engines.ts';
import { findGraphErrors } from './find-graph-errors.ts';
import { defaultSite, fullSite, serveChanged } from './sites.ts';
import { expect, recordScrolls, sizes, test } from './test.ts';

const { desktop, phone } = sizes;

/** Polls a condition until it is true. */
async function eventually(what: string, condition: () => Promise<unknown>): Promise<void> {
  // A page cannot answer while it loads, and WebKit sometimes never does: that counts as false.
  const result = () => Promise.race([condition().catch(String), sleep(2000, 'no answer')]);
  await expect.poll(result, { message: what, intervals: [50] }).toBe(true);
}

const heading = (engine: Engine) => engine.run(() => document.querySelector('h1')?.textContent);

// The other tests use Chromium.
for (const { name, start } of engines.filter((engine) => engine.name !== 'Chromium'))
  test.describe(`in ${name}`, { tag: '@rare' }, () => {
    test.describe.configure({ mode: 'default' });
    test.skip(!start, `${name} is not installed: npm run browsers installs it`);

    let engine: Engine;

    test.beforeAll(async () => {
      if (start) engine = await start();
    });
    test.afterAll(() => engine?.close());

    const open = async (path: string, size = desktop, { url }: { url: string } = defaultSite) => {
      await engine.resize(size);
      await engine.open(url + path);
    };

    /** Polls a condition in the page until it is true. */
    const shows = <Arguments extends unknown[]>(
      what: string,
      condition: (...given: Arguments) => unknown,
      ...given: Arguments
    ) => eventually(what, () => engine.run(condition, ...given));

    /** Follows the history after the script has returned, before its page is unloaded. */
    const step = (by: number) => engine.run((by) => void setTimeout(() => history.go(by)), by);

    test('Home: hero, projects, eight career cards in a node graph 900 px high, whose lines are revealed, nothing wider than the window', async () => {
      await open('/');
      const page = await engine.run(() => {
        const links = [...document.querySelectorAll('#hero :is(.filled-button, ul a)')];
        const boxes = links.map((link) => link.getBoundingClientRect());
        const middles = boxes.map(({ top, bottom }) => (top + bottom) / 2);
        return {
          heading: document.querySelector('#hero h1')?.textContent,
          areIconsBesideButton: Math.max(...middles) - Math.min(...middles) < 2,
          overflows: document.documentElement.scrollWidth > innerWidth,
          // `light-dark()` sets it.
          hasBackground:
            getComputedStyle(document.documentElement).backgroundColor !== 'rgba(0, 0, 0, 0)',
        };
      });
      expect(page).toEqual({
        heading: 'Your Name',
        areIconsBesideButton: true,
        overflows: false,
        hasBackground: true,
      });
      await engine.run(() => document.querySelector('#experience')?.scrollIntoView());
      const graph = await engine.run(() => {
        const area = document.querySelector('[data-graph]')?.getBoundingClientRect();
        const cards = [...document.querySelectorAll('#experience li > button')];
        return {
          height: area?.height,
          cards: cards.length,
          columns: new Set(cards.map((card) => card.getBoundingClientRect().x)).size,
        };
      });
      expect(graph).toMatchObject({ height: 900, cards: 8 });
      expect(graph.columns, 'cards have the positions of the content').toBeGreaterThan(4);
      await shows('all nine lines are drawn', () => {
        const lines = [...document.querySelectorAll('#experience path[data-ends]')];
        const drawn = lines.filter((line) => {
          const box = line.closest('[data-wipe]');
          const offset =
            (box?.getBoundingClientRect().top ?? Number.NaN) -
            (box?.parentElement?.getBoundingClientRect().top ?? Number.NaN);
          return getComputedStyle(line).visibility === 'visible' && Math.abs(offset) < 1;
        });
        return (lines.length === 9 && drawn.length === 9) || drawn.length;
      });
    });

    test("the call's arrow is after its last word, in Arabic, too", async () => {
      await open('/blog', { width: 447, height: 900 });
      for (const [dir, label] of [
        ['ltr', 'Book a quick call of thirty minutes with me'],
        ['rtl', 'احجز مكالمة قصيرة مدتها 30 دقيقة'],
      ] as const) {
        const [link, text] = await engine.run(
          (dir, label, styles) => {
            document.dir = dir;
            if (dir === 'rtl') document.styleSheets[0]?.insertRule(`@media all{${styles}}`);
            const link = document.querySelector('.call > a') as HTMLElement;
            link.textContent = label;
            const range = document.createRange();
            range.selectNodeContents(link);
            const bottom = Math.max(...[...link.getClientRects()].map((box) => box.bottom));
            return [link, range].map((part) => {
              const line = [...part.getClientRects()].filter((box) => box.bottom > bottom - 2);
              return dir === 'rtl'
                ? Math.max(...line.map(({ right }) => right))
                : Math.min(...line.map(({ left }) => left));
            });
          },
          dir,
          label,
          readFileSync('src/app/styles/right-to-left.css', 'utf8'),
        );
        // The last line begins with the text.
        expect(Math.abs((link ?? Number.NaN) - (text ?? Number.NaN)), label).toBeLessThan(2);
      }
    });

    test("headings are in the site's font on a first visit on a phone, and the hill has its lines", async () => {
      await open('/', phone);
      const widths = await engine.run((fallbackFont) => {
        const heading = document.querySelector('h1') as HTMLElement;
        const range = document.createRange();
        range.selectNodeContents(heading);
        const width = () => range.getBoundingClientRect().width;
        const web = width();
        heading.style.fontFamily = fallbackFont;
        const fallback = width();
        heading.style.fontFamily = '';
        return { web, fallback, again: width() };
      }, shortProperties('var(--display-fallback)'));
      expect(widths.web).not.toBe(widths.fallback);
      expect(widths.again).toBe(widths.web);
      await shows('the lines have loaded', () => {
        const lines = document.querySelector<SVGGraphicsElement>('#hero use[href$="#lines"]');
        return (lines?.getBBox().width ?? 0) > 300;
      });
    });

    test('a long career: cards apart, text complete, lines from edge to edge and around other cards', async () => {
      const levels = careerItems.map(({ level }) => level);
      const call = `return (${findGraphErrors})(document.querySelector('[data-graph]'), levels)`;
      await engine.open(`${fullSite.url}/`);
      for (const width of [768, 1280]) {
        await engine.resize({ width, height: 900 });
        const errors = await engine.run(
          new Function('levels', call) as (levels: number[]) => string[],
          levels,
        );
        expect(errors, `at ${width} px`).toEqual([]);
      }
    });

    test('cards with pictures end inside their list, and no picture is larger than its file', async () => {
      for (const path of ['/', '/projects']) {
        await engine.open(fullSite.url + path);
        for (const width of [447, 900, desktop.width]) {
          await engine.resize({ width, height: 900 });
          await shows(`at ${width} px all pictures of ${path} are loaded, and fit`, () => {
            for (const animation of document.getAnimations()) animation.finish();
            const list = document.querySelector('#projects ul') as Element;
            const end = (element: Element | null) => element?.getBoundingClientRect().bottom ?? 0;
            const beyond = end(list.lastElementChild) - end(list);
            const images = [...list.querySelectorAll('img')];
            for (const image of images) image.loading = 'eager';
            const missing = images.filter(({ naturalWidth }) => naturalWidth === 0).length;
            const enlarged = images.filter(
              (image) =>
                !image.closest('[data-fills]') &&
                image.naturalWidth > Number(image.getAttribute('width')),
            ).length;
            return (
              (beyond < 1 && missing + enlarged === 0) ||
              JSON.stringify({ beyond, missing, enlarged })
            );
          });
        }
      }
    });

    const sectionTop = () =>
      engine.run(() => {
        const top =
          document.querySelector('#experience')?.getBoundingClientRect().top ?? Number.NaN;
        return top > -5 && top < 150 ? true : top;
      });
    const isFocused = () => engine.run(() => document.activeElement?.id === 'experience');

    for (const path of ['/', '/blog'])
      test(`The Experience button scrolls smoothly from ${path}, and moves the focus there`, async () => {
        await open(path);
        await engine.run(recordScrolls);
        await engine.click('nav [role=button]', 'Experience');
        await shows('home shows', () => location.pathname === '/');
        await eventually('the section is at the top', sectionTop);
        await eventually('the section has the focus', isFocused);
        expect(await engine.run(() => location.hash)).toBe('');
        const behavior = () => (window as unknown as { behavior?: string }).behavior ?? null;
        // The next page is another window.
        expect(await engine.run(behavior)).toBe(path === '/' ? 'smooth' : null);
      });

    test('Back and forward restore the scroll position', async () => {
      await open('/');
      await engine.run(() => scrollTo({ top: 1200, behavior: 'instant' }));
      await engine.run(() => document.querySelector<HTMLElement>('nav a[href="/blog"]')?.click());
      await eventually('the blog shows', async () => (await heading(engine)) === 'Blog');
      await shows('at its top', () => scrollY === 0 || scrollY);
      await step(-1);
      await eventually('home shows', async () => (await heading(engine)) === 'Your Name');
      await shows('where it was', () => Math.abs(scrollY - 1200) < 2 || scrollY);
      await step(1);
      await eventually('the blog shows again', async () => (await heading(engine)) === 'Blog');
      await shows('at its top again', () => scrollY === 0 || scrollY);
    });

    /** Types an email address, and records mailto: URLs, since no mail client opens. */
    const typeAddress = () =>
      engine.run(() => {
        const mails: string[] = [];
        Object.assign(window, { mails });
        HTMLAnchorElement.prototype.click = function () {
          mails.push(this.href);
        };
        const field = document.querySelector<HTMLInputElement>('input[type=email]');
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
          field,
          'ada@example.org',
        );
        field?.dispatchEvent(new InputEvent('input', { bubbles: true }));
      });

    test('with no script file at all, Menu, cards, Experience and links work; after a reload the mail client opens', async () => {
      let isWithheld = true;
      // Another origin: the browser has cached the scripts of the first one.
      const otherSite = await serveChanged(
        defaultSite,
        ({ url }, response) => isWithheld && url?.endsWith('.js') && response.writeHead(404).end(),
      );
      otherSite.server.unref();
      await open('/', phone, otherSite);
      const expectState = (what: string, selector: string, state = 'true') =>
        shows(
          what,
          (selector, state) =>
            document.querySelector(selector)?.getAttribute('aria-expanded') === state,
          selector,
          state,
        );
      await engine.click('#experience li > button', 'Founder');
      await expectState('the card opens', '#experience li > button');
      await typeAddress();
      await engine.click('button', 'Subscribe');
      await shows(
        'the notice reports that the files failed to load',
        () => document.querySelector('#notice a')?.textContent === 'Reload the page',
      );
      await engine.click('button', 'Menu');
      await expectState('the menu opens', '[aria-controls]');
      await engine.click('nav [role=button]', 'Experience');
      await eventually('the section has the focus', isFocused);
      await expectState('the menu closes', '[aria-controls]', 'false');
      await eventually('the section is at the top', sectionTop);
      isWithheld = false;
      // Firefox and WebKit cache failed imports, so visitors must reload the page.
      await engine.click('#notice a', 'Reload the page');
      await shows(
        'the page is loaded again',
        () => document.readyState === 'complete' && !document.querySelector('#notice a'),
      );
      await typeAddress();
      await engine.click('button', 'Subscribe');
      await shows("a toast titled 'Email client opened!' shows", () => {
        const toast = [...document.querySelectorAll('[data-tone]')].find(({ textContent }) =>
          textContent?.includes('Email client opened!'),
        );
        const { width, bottom } = toast?.getBoundingClientRect() ?? new DOMRect();
        return (
          toast && width > 300 && bottom < innerHeight && getComputedStyle(toast).opacity === '1'
        );
      });
      const sent = await engine.run(() => ({
        mails: (window as unknown as { mails: string[] }).mails.map(decodeURIComponent),
        left: document.querySelector<HTMLInputElement>('input[type=email]')?.value,
      }));
      expect(sent).toEqual({
        mails: [
          expect.stringMatching(
            /^mailto:you@example\.com\?subject=Newsletter Subscription Request&body=.*ada@example\.org/s,
          ),
        ],
        left: '',
      });
      otherSite.close();
    });

    test('A role opens beside its card, within the viewport, and closes on a click elsewhere', async () => {
      await open('/', desktop, fullSite);
      await engine.run(() =>
        document.querySelector('#role-8')?.scrollIntoView({ block: 'center', behavior: 'instant' }),
      );
      await engine.click('#role-8 > button', 'Chief Technology Officer');
      const box = () =>
        engine.run(() => {
          const [card, details] = ['#role-8 > button', '#role-8-details'].map((selector) =>
            document.querySelector(selector)?.getBoundingClientRect(),
          ) as [DOMRect, DOMRect];
          const { left, top, right, bottom } = details;
          const isBeside =
            left >= card.right || right <= card.left || top >= card.bottom || bottom <= card.top;
          const isOnScreen = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
          if (details.width === 0) return 'closed';
          return isBeside && isOnScreen ? 'beside' : JSON.stringify(details);
        });
      await eventually('it is beside its card', async () =>
        (await box()) === 'beside' ? true : box(),
      );
      // Its position, and what it covers, differ between engines.
      await engine.run(() => document.body.click() ?? true);
      await eventually('it is closed', async () => (await box()) === 'closed');
    });

    test("an icon's tooltip has its colours within the page's policy", async () => {
      await open('/');
      await shows('a tooltip', () => {
        const icon = document.querySelector('#hero a[data-tooltip]');
        for (const type of ['pointermove', 'pointerover'])
          icon?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }));
        const tooltip = document.querySelector('[role=tooltip]');
        const ink = getComputedStyle(document.body).color;
        return tooltip && getComputedStyle(tooltip).backgroundColor === ink;
      });
    });

    test("an article's contents can be read on a desktop, if need be after a click", async () => {
      await open('/blog/every-construct', desktop, fullSite);
      const isShown = () =>
        Boolean(
          document.querySelector('[aria-labelledby="article-contents"] a')?.checkVisibility(),
        );
      if (!(await engine.run(isShown)))
        await engine.click('[aria-labelledby="article-contents"] summary', '');
      await shows('links to its headings', isShown);
    });

    test('An article is laid out, and its picture loads', async () => {
      await open('/blog/every-construct', desktop, fullSite);
      expect(await heading(engine)).toMatch(/^Reading a query plan/);
      const page = await engine.run(() => {
        const contents = document.querySelector('article nav')?.getBoundingClientRect();
        const text = document.querySelector('article h2')?.getBoundingClientRect();
        const pre = document.querySelector('figure pre');
        return {
          overflows: document.documentElement.scrollWidth > innerWidth,
          codeScrolls: pre !== null && pre.scrollWidth > pre.clientWidth,
          areContentsBeside: contents && text && contents.right < text.left,
        };
      });
      expect(page).toEqual({ overflows: false, codeScrolls: true, areContentsBeside: true });
      await engine.run(() => document.querySelector('picture')?.scrollIntoView());
      await shows('the picture has loaded', () =>
        [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
      );
    });
  });
