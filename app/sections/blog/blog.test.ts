import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Blog } from './blog.tsx';

test('a blog without articles says so', () => {
  const html = renderToStaticMarkup(createElement(Blog, { posts: [] }));
  expect(html).toContain('<p>No articles yet.</p>');
  expect(html).not.toContain('<ul');
});
