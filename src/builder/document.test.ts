import { type ComponentProps, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { ArticlePage } from '#app/pages/article/article-page.tsx';
import { pages } from '#app/pages.ts';
import type { Article } from '#model/articles/articles.ts';
import { experienceSection } from '#schema/constants.ts';
import { renderText } from '#test-content/render-markdown.ts';
import { renderDocument } from './document.tsx';
import { headElements } from './head.ts';
import { readPageText } from './page-text.ts';

const article = { folder: 'articles', path: '/blog/x', title: 'Why?', text: '' } as Article;
const articlePage = { html: '', opening: '', headings: [], parts: [] } as object as ComponentProps<
  typeof ArticlePage
>;

const renderArticle = (props: Partial<ComponentProps<typeof ArticlePage>>) => {
  const page = createElement(ArticlePage, { ...articlePage, article, ...props });
  return renderDocument(
    { ...pages.home, path: '/blog/x', styles: '', load: async () => ({ default: () => page }) },
    { scripts: { client: [], tooltips: '' }, styles: [] },
  );
};

test('links to adjacent articles, in the language of the site, have titles in those of the articles', () => {
  const persian = { ...article, path: '/blog/y', title: 'چرا؟', lang: 'fa' };
  const render = (article: Article, older: Article) =>
    renderToStaticMarkup(createElement(ArticlePage, { ...articlePage, article, older }));
  expect(render(article, persian)).toMatch(
    /<nav class="\w+" aria-label="Read on">.*<bdi lang="fa" dir="rtl" data-script="arabic">چرا؟/,
  );
  expect(render(persian, article)).toMatch(/<nav [^>]*lang="en" dir="ltr">.*<bdi>Why\?/);
});

test('no heading or element of an article has an id of the page around it, or of the Experience button', async () => {
  const heading = (id: string) => ({ id, text: id, level: 2 as const });
  const html = await renderArticle({
    headings: ['one', 'two', 'three', 'four', 'five', 'six'].map(heading),
  });
  const ids = [...html.matchAll(/<[^>]* id="([^"]+)"/g)].map(([, id = '']) => id);
  expect(ids).toContain('article-contents');
  for (const id of [...ids, experienceSection])
    for (const text of [`## ${id.replaceAll('-', ' ')}`, `<span id="${id}">A</span>`]) {
      const { tree } = renderText(text);
      expect(JSON.stringify(tree)).not.toContain(`"id":"${id}"`);
    }
});

test('a text may quote what the build writes into pages', async () => {
  vi.stubEnv('DEV', false);
  const text = '<p title="<body></body>"><code> data-folds="true"</code></p>';
  const html = await renderArticle({ html: text });
  vi.unstubAllEnvs();
  expect(html).toContain(text);
  // Cloudflare's Email Address Obfuscation leaves the text between these comments as it is.
  expect(html).toMatch(/<body><!--email_off--><div .*<!--\/email_off--><\/body><\/html>$/s);
});

test.each(['code', 'table', 'formula'])('a page with a %s has the script for tab stops', (name) => {
  const { hasScrollableParts } = readPageText(`<p>a</p><div class="${name}"></div>`);
  expect(hasScrollableParts).toBe(true);
});

test('search engines list every page but the 404 page', () => {
  const robots = ['meta', { name: 'robots', content: 'noindex' }];
  expect(headElements(pages.notFound)).toContainEqual(robots);
  for (const page of [pages.home, pages.projects, pages.blog])
    expect(headElements(page)).not.toContainEqual(robots);
});

test('Cloudflare defers no script', async () => {
  const html = await renderDocument(pages.home, {
    scripts: { client: [], tooltips: '' },
    styles: [],
  });
  // Rocket Loader defers scripts that have neither this attribute nor a type.
  expect(html).toMatch(/<script data-cfasync="false">/);
  expect(html).not.toMatch(/<script(?![^>]*(data-cfasync="false"|type=))/);
});

test.each([
  ['Call 0601020304 or 1234-5678', true],
  ['From 2019 to 2022, 1,200 of 96,000', false],
])('iPhones leave numbers alone: %s', async (html, isNamed) => {
  expect((await renderArticle({ html })).includes('name="format-detection"')).toBe(isNamed);
});

test('a page names the languages of its translations for link previews', () => {
  const language = (lang: string) => ({
    lang,
    paths: new Set(['/']),
    absoluteUrl: (path: string) => `https://x.test/${lang}${path}`,
  });
  const elements = headElements(pages.home, ['en', 'ar'].map(language) as never);
  const locales = elements.filter(([, { property = '' }]) => property.startsWith('og:locale'));
  expect(locales.map(([, { content }]) => content)).toEqual(['en_US', 'ar_EG']);
});
