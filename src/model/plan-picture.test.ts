import sharp from 'sharp';
import { expect, test } from 'vitest';
import { planPicture } from './plan-picture.ts';

const drawing = (line: string, background = 'none') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"><rect width="200" height="100" fill="${background}"/><path d="M10 50h180" stroke="${line}" stroke-width="3"/></svg>`,
  );
const png = (svg: Buffer) => sharp(svg).png().toBuffer();

test('dark lines on a transparent background need a light one in the dark scheme', async () => {
  const needs = async (name: string, bytes: Buffer) =>
    (await planPicture(name, bytes, [600])).encoded.needsBackground ?? false;
  for (const make of [(svg: Buffer) => svg, png]) {
    expect(await needs('lines', await make(drawing('#222')))).toBe(true);
    expect(await needs('lines', await make(drawing('#eee')))).toBe(false);
    expect(await needs('lines', await make(drawing('#222', '#fff')))).toBe(false);
  }
});

test('the name of a picture begins with its hash, which no list of a blocker has', async () => {
  const { files } = await planPicture('ad-server.png', await png(drawing('#222')), [600]);
  for (const { path } of files) expect(path).toMatch(/^assets\/[\da-f]{6}-ad-server-200\.\w+$/);
});
