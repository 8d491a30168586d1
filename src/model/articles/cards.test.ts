import { expect, test } from 'vitest';
import { openRunner } from '#builder/content-runner.ts';
import { copyFolder } from '#test-content/copy-folder.ts';

test('a blog without topics names its categories; articles and posts are in one order, newest first', async () => {
  const { folder, write } = copyFolder('sparse');
  write('topics.ts', 'export const topics: string[] = [];');
  const posts = [
    "title: 'Oldest', date: '2026-01-01', category: 'Water'",
    "title: 'Newest', date: '2026-01-04', category: 'Land'",
    "title: 'Older', date: '2026-01-02', category: 'Water'",
  ].map((fields) => `{ ${fields}, excerpt: 'x', readTime: '1 min' }`);
  write('posts.ts', `export const posts = [${posts.join()}];`);
  const article = '---\ntitle: Newer\ndate: 2026-01-03\nexcerpt: x\ncategory: Air\n---\nText';
  write('articles/newer.md', article);
  const runner = await openRunner(folder);
  const { pages } = await runner.run<typeof import('#app/pages.ts')>('/src/app/pages.ts');
  const { indexPages } = await runner.run<typeof import('./cards.ts')>(
    '/src/model/articles/cards.ts',
  );
  await runner.close();
  const titles = indexPages[0].posts.map(({ title }) => title);
  expect(titles).toEqual(['Newest', 'Newer', 'Older', 'Oldest']);
  expect(pages.blog.description).toMatch(/ Land, Air, Water\.$/);
});
