import sharp from 'sharp';
import { expect, test } from 'vitest';
import * as content from '#content/content.ts';
import { makeTemporaryFolder } from '#lib/node/temporary-folder.ts';
import { copyOf } from '#test-content/copy-content.ts';
import { writeFiles } from '#test-content/files.ts';
import { formatDiagnostic } from './diagnostics.ts';
import { checkPictures } from './pictures.ts';

const png = (width: number) =>
  sharp({ create: { width, height: 30, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();

/** The diagnostics of one picture, which a project may show. */
async function messagesFor(
  file: string,
  picture: Buffer | string,
  isShown: boolean,
): Promise<string[]> {
  const folder = makeTemporaryFolder('content-');
  writeFiles(folder, { [`pictures/${file}`]: picture });
  const copy = copyOf(content);
  Object.assign(copy.projects[0] ?? {}, isShown && { picture: { file, alt: '' } });
  return (await checkPictures(copy, folder)).map(formatDiagnostic);
}

test('a text file named like a picture, an empty one and a truncated one are reported with file and field', async () => {
  const whole = await png(900);
  for (const picture of ['no picture', '', whole.subarray(0, whole.length / 2)])
    expect(await messagesFor('notes.png', picture, true)).toEqual([
      expect.stringMatching(
        /projects\.ts:\d+: error: projects\[0\] .*: picture\.file: 'notes\.png' is broken or not a picture/,
      ),
    ]);
});

test('an unused picture is a suggestion, whatever its content', async () => {
  expect(await messagesFor('left.png', 'no picture', false)).toEqual([
    'test-content/default/pictures/left.png:1: suggestion: is not published, since nothing names it: show it, or delete it',
  ]);
});

test('a small picture is a suggestion, a wide one and other files have none', async () => {
  expect(await messagesFor('notes.PNG', await png(900), true)).toEqual([]);
  for (const file of ['README.md', '._me.jpg'])
    expect(await messagesFor(file, 'Pictures go here.', false)).toEqual([]);
  expect(await messagesFor('small.png', await png(40), true)).toEqual([
    expect.stringMatching(/suggestion: .*'small\.png' is 40 pixels wide/),
  ]);
});
