import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openRunner } from '#builder/content-runner.ts';
import { projectDirectory } from '#lib/node/paths.ts';

type Pages = typeof import('#app/pages.ts');

/** The description of the blog of an owner without topics. */
async function blogDescription(articles: string[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(join(projectDirectory, 'test-content/sparse'), folder, { recursive: true });
  writeFileSync(join(folder, 'topics.ts'), 'export const topics: string[] = [];');
  const posts = articles.map((fields) => `{ ${fields}, excerpt: 'x', readTime: '1 min' }`);
  writeFileSync(join(folder, 'posts.ts'), `export const posts = [${posts.join()}];`);
  const runner = await openRunner(folder);
  const { pages } = await runner.run<Pages>('/src/app/pages.ts');
  await runner.close();
  rmSync(folder, { recursive: true });
  return pages.blog.description;
}

test('without topics, the description of the blog has the categories of its articles', async () => {
  expect(
    await blogDescription([
      "title: 'One', date: '2026-01-01', category: 'Water'",
      "title: 'Two', date: '2026-01-02', category: 'Land'",
      "title: 'Three', date: '2026-01-03', category: 'Water'",
    ]),
  ).toMatch(/ Water, Land\.$/);
});
