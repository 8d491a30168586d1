import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { words } from '../../../shared/content.ts';
import { Blog } from './blog.tsx';

test('a blog without articles says so', () => {
  const html = renderToStaticMarkup(
    createElement(Blog, { heading: words.pages.blog, posts: [], words: words.blog }),
  );
  expect(html).toContain('<p>No articles yet.</p>');
  expect(html).not.toContain('<ul');
});
