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

const constructs = 'A[^1]\n\n- [x] b\n\n|c|\n|-|\n|d|\n\n```\ne\n```\n\n[^1]: f';

test.each([
  ['de', 'Anmerkungen', 'Zurück zum Text', 'Erledigt', 'Tabelle', 'Quelltext'],
  ['ja', '注', '本文へ戻る', '済み', '表', 'コード'],
])('words of the interface in a text are in its language: %s', (lang, ...words) => {
  const { html } = render(constructs, { lang });
  for (const word of words) expect(html).toMatch(new RegExp(`[">]${word}["<]`));
  expect(html).not.toContain('lang=');
});

test('words of the interface have their language where it has none of the text', () => {
  const { html } = render(constructs, { lang: 'ta' });
  expect(html).toMatch(/<h2 [^>]*lang="en"[^>]*>Footnotes/);
  expect(html.match(/<(a|input|div)(?=[^>]* lang="en")(?=[^>]* aria-label)/g)).toHaveLength(3);
  expect(html).toContain('<table lang="ta">');
});
