/**
 * Tests that hold for any content. They read strings and titles from the built site, since they
 * cannot know the owner's content. What the owner chooses freely, they leave out: the texts of
 * articles, which `npm run check:content` reports with file and line, and files in `public`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'hast-util-to-string';
import { HtmlValidate } from 'html-validate';
import sharp from 'sharp';
import { SKIP, visit } from 'unist-util-visit';
import type { SiteManifest } from '../src/builder/hosts/site-manifest.ts';
import { memoize } from '../src/lib/memoize.ts';
import { readBuilt, type Site } from './sites.ts';
import { expect, missingPageMessages, test } from './test.ts';

function elementsIn(html: string): Element[] {
  const elements: Element[] = [];
  visit(fromHtml(html), 'element', (node) => void elements.push(node));
  return elements;
}

const findArticle = (elements: Element[]) =>
  elements.find(({ properties }) => `${properties.ariaLabelledBy}` === 'article-title');

/** Removes the text of an article, a case study or a custom page. */
function withoutText(html: string): string {
  const text = findArticle(elementsIn(html))?.children.find(
    (part) => part.type === 'element' && part.tagName === 'div',
  );
  const { start, end } = text?.position ?? {};
  return start && end ? html.slice(0, start.offset) + html.slice(end.offset) : html;
}

type BuiltPage = {
  /** Below the site's folder in the URL, with a leading slash. */
  path: string;
  file: string;
  html: string;
  elements: Element[];
  /** With those in the text of an article. */
  ids: unknown[];
};

/**
 * Declares the tests of a site, which is built and served before they run.
 *
 * @param hasSlips whether the texts of articles may have authors' mistakes: they are then left out.
 */
export function testPublished(site: Site, hasSlips = false) {
  const { url, env } = site;
  const root = join(env.BUILD_DIRECTORY, 'client');
  const isOwners = (file: string) => existsSync(join(env.CONTENT_DIRECTORY, 'public', file));
  const readManifest = (): SiteManifest => JSON.parse(readBuilt(site, '../site.json'));

  function readPage(file: string, path: string): BuiltPage {
    const built = readBuilt(site, file);
    const html = hasSlips ? withoutText(built) : built;
    const ids = elementsIn(built).map(({ properties }) => properties.id);
    return { path, file, html, elements: elementsIn(html), ids };
  }
  /** All pages but the 404 page and those that a file of the owner replaces; parsed once. */
  const readPages = memoize(() =>
    readManifest()
      .pages.filter(({ file }) => !isOwners(file))
      .map(({ file, urls: [path] }) => readPage(file, `/${path}`)),
  );

  test.describe('as published', () => {
    test.use({ baseURL: url });

    test('each page has its own title, description, canonical URL, link preview, language and theme colours', async () => {
      const { base } = readManifest();
      const images = new Set<string>();
      const titles: string[] = [];
      const pages = readPages();
      for (const { path, elements } of pages) {
        const find = (tagName: string, name: string, value: string) =>
          elements.find(
            (element) => element.tagName === tagName && `${element.properties[name]}` === value,
          )?.properties;
        const meta = (name: string) =>
          `${(find('meta', 'property', name) ?? find('meta', 'name', name))?.content ?? ''}`;
        const canonical = `${find('link', 'rel', 'canonical')?.href}`;
        const { origin, pathname } = new URL(canonical);
        expect(pathname).toBe(base.slice(0, -1) + path);
        expect(meta('og:url')).toBe(canonical);
        const [text] = elements.find(({ tagName }) => tagName === 'title')?.children ?? [];
        const title = text?.type === 'text' ? text.value : '';
        expect(meta('og:title'), path).toBe(title);
        // The check reports two texts with one title.
        if (!findArticle(elements)) titles.push(title);
        expect(meta('description'), path).not.toBe('');
        expect(meta('og:description')).toBe(meta('description'));
        expect(meta('twitter:card')).toBe('summary_large_image');
        expect(meta('og:image:alt'), path).not.toBe('');
        expect(elements.find(({ tagName }) => tagName === 'html')?.properties.lang).toMatch(
          /^[a-z]{2,3}\b/i,
        );
        for (const scheme of ['light', 'dark'])
          expect(find('meta', 'media', `(prefers-color-scheme:${scheme})`)?.content).toMatch(
            /^#[0-9a-f]{6}$/,
          );
        const image = meta('og:image');
        expect(image).toMatch(/\/social\/[\w/-]+\.(png|jpg)$/);
        const file = image.slice(`${origin}${base}`.length);
        // The owner's picture may have any size.
        if (!isOwners(file)) {
          const picture = readFileSync(join(root, file));
          const { width, height } = await sharp(picture).metadata();
          expect({ width, height }).toEqual({ width: 1200, height: 630 });
          // Pictures of articles are photographs. Messengers show none of more than 600 KB.
          expect(picture.length).toBeLessThan(image.endsWith('.jpg') ? 600_000 : 100_000);
        }
        images.add(image);
      }
      expect(images.size).toBe(pages.length);
      if (!hasSlips) expect(titles).toEqual([...new Set(titles)]);
    });

    test('every link of the navigation leads to its page, and the 404 page has no URL', async ({
      page,
      problems,
    }) => {
      problems.expected.push(...missingPageMessages);
      await page.goto(`${url}/`);
      // Without links to other languages, which are in a list of their own.
      const links = page.locator('#menu > li > a:not([role])');
      const targets = await links.evaluateAll((all) =>
        all.map((link) => (link as HTMLAnchorElement).href),
      );
      for (const [i, target] of targets.entries()) {
        await links.nth(i).click();
        await expect(page).toHaveURL(target);
        await expect(page.locator('[aria-current=page]')).toHaveAttribute(
          'href',
          new URL(target).pathname,
        );
      }
      if (isOwners('404.html')) return;
      await page.goto(`${url}/missing`);
      await expect(
        page.locator('link[rel=canonical], script[type="application/ld+json"]'),
      ).toHaveCount(0);
    });

    test('icons can be decoded, and the other files have their types', async ({
      read,
      request,
    }) => {
      const page = await read('/');
      for (const icon of ['favicon.ico', 'favicon.svg', 'apple-touch-icon.png']) {
        if (isOwners(icon)) continue;
        const width = await page.evaluate(async (src) => {
          const image = new Image();
          image.src = src;
          await image.decode();
          return image.naturalWidth;
        }, `${url}/${icon}`);
        expect(width, icon).toBeGreaterThan(0);
      }
      for (const [file, type, text] of [
        ['resume.json', /^application\/json/, /"basics": \{\s+"name": "/],
        ['robots.txt', /^text\/plain/, /^Sitemap: https:.*\/sitemap\.xml$/m],
      ] as const) {
        if (isOwners(file)) continue;
        const response = await request.get(`${url}/${file}`);
        expect(response.headers()['content-type']).toMatch(type);
        expect(await response.text()).toMatch(text);
      }
    });

    test('every page is valid HTML', async () => {
      const validator = new HtmlValidate({
        extends: ['html-validate:standard', 'html-validate:a11y'],
        // The Experience button is a link, which needs no script.
        rules: { 'prefer-native-element': ['error', { exclude: ['button'] }] },
      });
      const notFound = isOwners('404.html') ? [] : [readPage('404.html', '/404')];
      for (const { file, html } of [...readPages(), ...notFound]) {
        const { results } = await validator.validateString(html);
        const messages = results.flatMap((result) =>
          result.messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
        );
        expect(messages, file).toEqual([]);
      }
    });

    test('neighbouring texts have white space between them, for readers without the design', () => {
      for (const { file, html } of readPages())
        visit(fromHtml(withoutText(html)), 'element', ({ tagName, children }) => {
          if (/^(head|pre|math|svg)$/.test(tagName)) return SKIP;
          // A role may lack its company.
          if (tagName === 'button') expect(children.map(textOf).join(''), file).not.toMatch(/, ,/);
          for (const [i, node] of children.slice(1).entries()) {
            const both = [children[i], node].map((part) =>
              part?.type === 'text' ||
              (part?.type === 'element' && /^(a|span|time|strong|b)$/.test(part.tagName))
                ? textOf(part)
                : '',
            );
            expect(both.join('|'), file).not.toMatch(/[\p{L}\p{N}]\|[\p{L}\p{N}]/u);
          }
        });
    });

    test('every internal link and fragment resolves', async ({ request }) => {
      const { base } = readManifest();
      const pages = readPages();
      const idsOf = new Map(pages.map(({ path, ids }) => [path, ids]));
      const files = new Set<string>();
      for (const { path, elements } of pages)
        for (const { properties } of elements) {
          if (properties.href === undefined) continue;
          const from = `https://site.example${base.slice(0, -1)}${path}`;
          const { origin, pathname, hash } = new URL(`${properties.href}`, from);
          if (origin !== 'https://site.example') continue;
          const target = pathname.slice(base.length - 1);
          const id = decodeURIComponent(hash.slice(1));
          const ids = idsOf.get(target);
          if (!ids) files.add(pathname);
          else if (id) expect(ids, `${path} links to ${target}`).toContain(id);
        }
      for (const file of files) expect((await request.get(file)).status(), file).toBe(200);
    });
  });
}
