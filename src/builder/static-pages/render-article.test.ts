import { expect, test } from 'vitest';
import type { Article } from '#model/articles/articles.ts';
import { renderArticle } from './render-article.ts';

const image = { sources: {}, src: '/assets/a-plan.png', width: 1200, height: 600 };

const render = (text: string, fields: Partial<Article> = {}) => {
  const pictures = { 'articles/a plan.png': image };
  const article = { folder: 'articles', path: '/blog/x', title: 'X', excerpt: '', text, ...fields };
  return renderArticle(article as Article, pictures);
};

test.each([
  ['![p](<a plan.png>)', 1],
  ['![p](<./a plan.png>)', 1],
  ['![p](./a%20plan.png "A caption")', 1],
  ['![p][plan]\n\n[plan]: <./a plan.png>', 1],
  ['<img src="./a plan.png" alt="p">', 1],
  ['Text.', 1],
  ['[a link](<a plan.png>)', 1],
  ['`![p](<a plan.png>)`', 1],
  ['![p](<a plan.png>)\n\n![p](<a plan.png>)', 2],
])('a cover is shown once, above its text or in it: %s', (text, count) => {
  const { html } = render(text, { picture: 'a plan.png' });
  expect(html.match(/<img src="\/assets\/a-plan\.png"/g)).toHaveLength(count);
});

test('feed readers, which read from left to right, show text in its direction', () => {
  expect(render('یک.', { lang: 'fa' }).feedHtml).toBe('<div lang="fa" dir="rtl"><p>یک.</p></div>');
  expect(render('Eins.', { lang: 'de' }).feedHtml).toBe('<p>Eins.</p>');
});
