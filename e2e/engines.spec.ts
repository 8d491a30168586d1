/** The main requirements in Firefox and WebKit, `npm run test:engines`. */
import { writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { createListener, serveFolder } from '../src/builder/hosts/server.ts';
import { careerItems } from '../test-content/full/career.ts';
import { type Engine, engines } from './engines.ts';
import { findGraphErrors } from './find-graph-errors.ts';
import { defaultSite, fullSite } from './sites.ts';
import { expect, sizes, test } from './test.ts';

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
  test.describe(`in ${name}`, () => {
    test.describe.configure({ mode: 'default' });
    test.skip(!start, `${name} is not installed: npm run browsers installs it`);

    let engine: Engine;

    test.beforeAll(async () => {
      if (start) engine = await start();
    });
    test.afterAll(() => engine?.close());

    const open = async (path: string, size = desktop) => {
      await engine.resize(size);
      await engine.open(defaultSite.url + path);
    };

    const picture = async (file: string) =>
      writeFileSync(test.info().outputPath(`${file}.png`), await engine.screenshot());

    test('Home: hero, projects, eight career cards in a node graph 900 px high, whose lines are revealed, nothing wider than the window', async () => {
      await open('/');
      await eventually('the animations of the hero have finished', () =>
        engine.run(() =>
          [...document.querySelectorAll('#hero *')].every((part) =>
            part.getAnimations().every(({ playState }) => playState === 'finished'),
          ),
        ),
      );
      await picture('home');
      const middles = await engine.run(() =>
        [...document.querySelectorAll('#hero a:not(svg a)')].map((link) => {
          const { top, bottom } = link.getBoundingClientRect();
          return (top + bottom) / 2;
        }),
      );
      expect(
        Math.max(...middles) - Math.min(...middles),
        'the icons are beside the button',
      ).toBeLessThan(2);
      const page = await engine.run(() => ({
        heading: document.querySelector('#hero h1')?.textContent,
        cards: document.querySelectorAll('#experience li > button').length,
        lines: document.querySelectorAll('#experience path[data-ends]').length,
        projects: document.querySelectorAll('#projects h3').length,
        sideways: document.documentElement.scrollWidth > innerWidth,
        background: getComputedStyle(document.documentElement).backgroundColor,
      }));
      expect(page).toMatchObject({
        heading: 'Your Name',
        cards: 8,
        lines: 9,
        projects: 3,
        sideways: false,
      });
      expect(page.background, 'light-dark() sets the background of the page').not.toBe(
        'rgba(0, 0, 0, 0)',
      );
      await engine.run(() => document.querySelector('#experience')?.scrollIntoView());
      const graph = await engine.run(() => {
        const area = document.querySelector('[data-graph]')?.getBoundingClientRect();
        const cards = [...document.querySelectorAll('#experience li > button')];
        return {
          height: area?.height,
          columns: new Set(cards.map((card) => card.getBoundingClientRect().x)).size,
        };
      });
      expect(graph.height).toBe(900);
      expect(graph.columns, 'cards have the positions of the content').toBeGreaterThan(4);
      await eventually('every line is drawn', () =>
        engine.run(() =>
          [...document.querySelectorAll('#experience path[data-ends]')].every((line) => {
            const box = line.closest('[data-wipe]');
            const offset =
              (box?.getBoundingClientRect().top ?? Number.NaN) -
              (box?.parentElement?.getBoundingClientRect().top ?? Number.NaN);
            return getComputedStyle(line).visibility === 'visible' && Math.abs(offset) < 1;
          }),
        ),
      );
      await picture('experience');
    });

    test("the call's arrow is after its last word, in Arabic, too", async () => {
      await engine.resize({ width: 447, height: 900 });
      await engine.open(`${defaultSite.url}/blog`);
      for (const [dir, label] of [
        ['ltr', 'Book a quick call of thirty minutes with me'],
        ['rtl', 'احجز مكالمة قصيرة مدتها 30 دقيقة'],
      ] as const) {
        const [link, text] = await engine.run(
          (dir, label) => {
            document.dir = dir;
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
        );
        // The last line begins with the text.
        expect(Math.abs((link ?? 0) - (text ?? 0)), label).toBeLessThan(2);
      }
    });

    test("headings are in the site's font on a first visit on a phone, and the hill has its lines", async () => {
      await engine.resize(phone);
      await engine.open(`${defaultSite.url}/`);
      const widths = await engine.run(() => {
        const heading = document.querySelector('h1') as HTMLElement;
        const range = document.createRange();
        range.selectNodeContents(heading);
        const width = () => range.getBoundingClientRect().width;
        const web = width();
        heading.style.fontFamily = 'var(--display-fallback)';
        const fallback = width();
        heading.style.fontFamily = '';
        return { web, fallback, again: width() };
      });
      expect(widths.web).not.toBe(widths.fallback);
      expect(widths.again).toBe(widths.web);
      await eventually('the lines have loaded', () =>
        engine.run(
          () =>
            (document.querySelector('#hero use[href$="#lines"]') as SVGGraphicsElement).getBBox()
              .width > 300,
        ),
      );
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
      for (const path of ['/', '/projects'])
        for (const width of [desktop.width, 900, 447]) {
          await engine.resize({ width, height: 900 });
          await engine.open(fullSite.url + path);
          await eventually('the pictures have loaded', () =>
            engine.run(() => {
              const images = [...document.querySelectorAll<HTMLImageElement>('#projects img')];
              for (const image of images) image.loading = 'eager';
              return images.every(({ naturalWidth }) => naturalWidth > 0);
            }),
          );
          const { beyond, enlarged } = await engine.run(() => {
            for (const animation of document.getAnimations()) animation.finish();
            const list = document.querySelector('#projects ul') as Element;
            const end = (element: Element | null) => element?.getBoundingClientRect().bottom ?? 0;
            const whole = document.querySelectorAll<HTMLImageElement>(
              '#projects picture:not([data-fills]) img',
            );
            return {
              beyond: end(list.lastElementChild) - end(list),
              enlarged: [...whole].filter(
                (image) => image.naturalWidth > Number(image.getAttribute('width')),
              ).length,
            };
          });
          expect(beyond, `${path} at ${width} px`).toBeLessThan(1);
          expect(enlarged, `${path} at ${width} px`).toBe(0);
        }
      await picture('projects');
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
        await engine.run(() => {
          const { scrollIntoView } = Element.prototype;
          Element.prototype.scrollIntoView = function (options) {
            Object.assign(window, { behavior: (options as ScrollIntoViewOptions).behavior });
            scrollIntoView.call(this, options);
          };
        });
        await engine.click('nav [role=button]', 'Experience');
        await eventually('home shows', () => engine.run(() => location.pathname === '/'));
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
      await eventually('at its top', () => engine.run(() => scrollY === 0 || scrollY));
      // Deferred, so that the script returns before its page is unloaded.
      await engine.run(() => void setTimeout(() => history.back()));
      await eventually('home shows', async () => (await heading(engine)) === 'Your Name');
      await eventually('where it was', () =>
        engine.run(() => Math.abs(scrollY - 1200) < 2 || scrollY),
      );
      await engine.run(() => void setTimeout(() => history.forward()));
      await eventually('the blog shows again', async () => (await heading(engine)) === 'Blog');
      await eventually('at its top again', () => engine.run(() => scrollY === 0 || scrollY));
    });

    /**
     * Types an email address into the newsletter's field, and records the mail that the page
     * requests: there is no mail client.
     */
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
      const listener = await createListener(defaultSite.env.BUILD_DIRECTORY);
      // Another origin: the browser has cached the scripts of the first one.
      const otherSite = await serveFolder((request, response) => {
        if (isWithheld && request.url?.endsWith('.js')) response.writeHead(404).end();
        else listener(request, response);
      });
      otherSite.server.unref();
      await engine.resize(phone);
      await engine.open(otherSite.url);
      const isOpen = (selector: string) =>
        engine.run(
          (selector) => document.querySelector(selector)?.getAttribute('aria-expanded') === 'true',
          selector,
        );
      await engine.click('button', 'Menu');
      await eventually('the menu opens', () => isOpen('[aria-controls]'));
      await engine.click('nav [role=button]', 'Experience');
      await eventually('the section has the focus', isFocused);
      await eventually('the menu closes', async () => !(await isOpen('[aria-controls]')));
      await eventually('the section is at the top', sectionTop);
      let [position, since] = [Number.NaN, 0];
      // Not every engine reports the end of a scroll, and on a busy machine a scroll pauses.
      await eventually('the scroll ends: a click on a moving card misses it', async () => {
        const before = position;
        position = await engine.run(() => scrollY);
        if (position !== before) since = Date.now();
        return Date.now() - since > 400;
      });
      await engine.click('#experience li > button', 'Founder');
      await eventually('the card opens', () => isOpen('#experience li > button'));
      await typeAddress();
      await engine.click('button', 'Subscribe');
      await eventually('the notice reports that the files failed to load', () =>
        engine.run(() => document.querySelector('#notice a')?.textContent === 'Reload the page'),
      );
      isWithheld = false;
      // Firefox and WebKit cache failed imports, so visitors must reload the page.
      await engine.click('#notice a', 'Reload the page');
      await eventually('the page is loaded again', () =>
        engine.run(
          () => document.readyState === 'complete' && !document.querySelector('#notice a'),
        ),
      );
      await typeAddress();
      await engine.click('button', 'Subscribe');
      await eventually("a toast titled 'Email client opened!' shows", () =>
        engine.run(() => {
          const toast = [...document.querySelectorAll('[data-tone]')].find(({ textContent }) =>
            textContent?.includes('Email client opened!'),
          );
          const { width, bottom } = toast?.getBoundingClientRect() ?? new DOMRect();
          return (
            toast && width > 300 && bottom < innerHeight && getComputedStyle(toast).opacity === '1'
          );
        }),
      );
      await picture('toast');
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
      await engine.resize(desktop);
      await engine.open(`${fullSite.url}/`);
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

    test('An article is read, left and visited again', async () => {
      await engine.resize(desktop);
      await engine.open(`${fullSite.url}/blog/every-construct`);
      const title = await heading(engine);
      expect(title).toMatch(/^Reading a query plan/);
      const page = await engine.run(() => {
        const pre = document.querySelector('figure pre');
        const colours = [...document.querySelectorAll('pre span')].map(
          (part) => getComputedStyle(part).color,
        );
        return {
          sideways: document.documentElement.scrollWidth > innerWidth,
          scrolls: pre !== null && pre.scrollWidth > pre.clientWidth,
          colours: new Set(colours).size > 1,
          besideText:
            document.querySelector('article nav')?.getBoundingClientRect().right ?? Number.NaN,
          text: document.querySelector('article h2')?.getBoundingClientRect().left,
        };
      });
      expect(page).toMatchObject({ sideways: false, scrolls: true, colours: true });
      expect(page.besideText).toBeLessThan(page.text ?? 0);
      await picture('article');
      await engine.run(() => document.querySelector('picture')?.scrollIntoView());
      await eventually('the picture has loaded', () =>
        engine.run(() =>
          [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
        ),
      );
      await engine.click('nav a', 'Blog');
      await eventually('the blog shows', async () => (await heading(engine)) === 'Blog');
      await engine.run(() => void setTimeout(() => history.back()));
      await eventually('the article shows again', async () => (await heading(engine)) === title);
    });
  });
