import sharp from 'sharp';
import { expect, test } from 'vitest';
import { copyFolder } from '#test-content/copy-folder.ts';

const pointer = 'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n';
const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), Buffer.alloc(64)]);

/** A PNG of one pixel with a chunk of an animation before its picture. */
async function animated(): Promise<Buffer> {
  const png = await sharp({ create: { width: 800, height: 8, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  const chunk = Buffer.alloc(20);
  chunk.writeUInt32BE(8);
  chunk.write('acTL', 4);
  chunk.writeUInt32BE(2, 8);
  const idat = png.indexOf('IDAT') - 4;
  return Buffer.concat([png.subarray(0, idat), chunk, png.subarray(idat)]);
}

test('files that are not what their names say get their remedy', async () => {
  const content = copyFolder('default');
  const pictures = { 'lfs.png': pointer, 'photo.jpg': heic, 'moves.png': await animated() };
  for (const [file, body] of Object.entries(pictures)) content.write(`articles/${file}`, body);
  content.write(
    'articles/notes.md',
    `---\ntitle: Notes\ndate: 2026-01-02\nexcerpt: Notes.\n---\n\n${Object.keys(pictures)
      .map((file) => `![A](${file})`)
      .join('\n\n')}\n`,
  );
  content.write('public/paper.pdf', pointer);
  const found = (await content.check()).filter((line) => !line.includes('placeholder'));
  expect(found).toEqual([
    "articles/notes.md:7: error: 'lfs.png' is a pointer of Git LFS: git lfs pull downloads the file",
    "articles/notes.md:9: error: 'photo.jpg' is HEIC: export it as JPEG",
    'public/paper.pdf:1: error: is a pointer of Git LFS: git lfs pull downloads the file',
    "articles/notes.md:11: suggestion: 'moves.png' is animated, and a PNG is published as its first frame: save it as an animated WebP or GIF",
  ]);
});

test('the copies of editors and sync tools are told', async () => {
  const content = copyFolder('default');
  const copies = ['#a.md#', 'Thumbs.db', 'a (1).txt', 'a.sync-conflict-20261129.txt', 'a.txt~'];
  for (const file of ['a.txt', 'report 2.pdf', ...copies]) content.write(`public/${file}`, 'x');
  content.write('articles/a.md', '---\ntitle: A\ndate: 2026-01-02\nexcerpt: A.\n---\n\nText.\n');
  content.write('articles/a 2.md', '---\ntitle: A\ndate: 2026-01-02\nexcerpt: A.\n---\n\nText.\n');
  const found = (await content.check()).filter((line) => !line.includes('placeholder'));
  expect(found).toEqual([
    'articles/a 2.md:1: error: is the copy that a sync tool made of another file: delete it, or give it a name of its own',
    ...copies.map(
      (file) =>
        `public/${file}:1: suggestion: is the copy of an editor or a sync tool, and is not published: delete it`,
    ),
  ]);
});
