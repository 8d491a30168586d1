import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { projectDirectory } from '#lib/node/paths.ts';
import { makeTemporaryFolder } from '#lib/node/temporary-folder.ts';
import { openRunner } from '../content-runner.ts';

const folder = makeTemporaryFolder('pictures-');
cpSync(join(projectDirectory, 'test-content/default'), folder, { recursive: true });

const article = (name: string, fields: string, body: string) =>
  writeFileSync(
    join(folder, 'articles', `${name}.md`),
    `---\ntitle: ${name}\nexcerpt: x\ndate: 2026-01-02\n${fields}---\n${body}\n`,
  );

/** Changes a file of the content. */
function edit(file: string, before: string, after: string) {
  const source = readFileSync(join(folder, file), 'utf8');
  writeFileSync(join(folder, file), source.replace(before, after));
}

test('pictures are published if a project, the portrait or a published article names them', async () => {
  for (const name of ['articles', 'pictures']) mkdirSync(join(folder, name));
  const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: 'teal' } });
  const inArticles = ['cover.png', 'a plan.PNG', 'html.png', 'draft.png', 'left.png'];
  const inPictures = ['Me.Jpg', 'notes.Png', 'secret.png'].map((name) => `pictures/${name}`);
  for (const name of [...inPictures, ...inArticles.map((name) => `articles/${name}`)])
    writeFileSync(join(folder, name), await picture.toFormat('png').toBuffer());
  edit('owner.ts', "name: 'Your", "portrait: { file: 'Me.Jpg', alt: '' },\n  name: 'Your");
  edit('projects.ts', "title: 'LLM", "picture: { file: 'notes.Png', alt: 'x' },\n    title: 'LLM");
  article('shown', 'picture: cover.png\n', '![a plan](a%20plan.PNG)\n\n<img src="html.png">');
  article('draft', 'draft: true\n', '![a draft](draft.png)');
  const runner = await openRunner(folder);
  const { planPictures } = await runner.run<typeof import('./pictures.ts')>(
    '/src/builder/outputs/pictures.ts',
  );
  const planned = await planPictures();
  const home = await runner.run<typeof import('#model/home-pictures.data.ts')>(
    '/src/model/home-pictures.data.ts',
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
  expect(home.portrait?.encoded.src).toMatch(/Me-9-/);
});
