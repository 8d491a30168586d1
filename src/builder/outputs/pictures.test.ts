import sharp from 'sharp';
import { expect, test } from 'vitest';
import { copyFolder } from '#test-content/copy-folder.ts';
import { openRunner } from '../content-runner.ts';

const { folder, write, replace } = copyFolder('default');

const article = (name: string, fields: string, body: string) =>
  write(
    `articles/${name}.md`,
    `---\ntitle: ${name}\nexcerpt: x\ndate: 2026-01-02\n${fields}---\n${body}\n`,
  );

test('pictures are published if a project, the portrait or a published article names them', async () => {
  const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: 'teal' } });
  const inArticles = ['cover.png', 'a plan.PNG', 'html.png', 'draft.png', 'left.png'];
  const inPictures = ['Me.Jpg', 'notes.Png', 'secret.png'].map((name) => `pictures/${name}`);
  for (const name of [...inPictures, ...inArticles.map((name) => `articles/${name}`)])
    write(name, await picture.toFormat('png').toBuffer());
  replace('owner.ts', "name: 'Your", "portrait: { file: 'Me.Jpg', alt: '' },\n  name: 'Your");
  replace(
    'projects.ts',
    "title: 'LLM",
    "picture: { file: 'notes.Png', alt: 'x' },\n    title: 'LLM",
  );
  article('shown', 'picture: cover.png\n', '![a plan](a%20plan.PNG)\n\n<img src="html.png">');
  article('draft', 'draft: true\n', '![a draft](draft.png)');
  const runner = await openRunner(folder);
  const { planPictures } = await runner.run<typeof import('./pictures.ts')>(
    '/src/builder/outputs/pictures.ts',
  );
  const planned = await planPictures();
  const home = await runner.run<typeof import('#model/home-pictures.ts')>(
    '/src/model/home-pictures.ts',
  );
  await runner.close();
  expect(Object.keys(planned.pictures).sort()).toEqual([
    'articles/a plan.PNG',
    'articles/cover.png',
    'articles/html.png',
    'pictures/Me.Jpg',
    'pictures/notes.Png',
  ]);
  // Browsers get the pictures of projects alone, whatever the case of their endings.
  expect(Object.keys(home.pictures)).toEqual(['notes.Png']);
  expect(home.portrait?.encoded.src).toMatch(/-Me-9\./);
});
