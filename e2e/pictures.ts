/** Pictures of whole pages, and how much two of them differ. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** Differences of a colour channel up to this value, of 255, are invisible. */
const maxInvisible = 24;

const pixels = (picture: Buffer) =>
  sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });

/** The share of pixels that differ visibly, from 0 to 1. Pictures of different sizes differ by 1. */
export async function difference(picture: Buffer, other: Buffer): Promise<number> {
  if (picture.equals(other)) return 0;
  const [a, b] = [await pixels(picture), await pixels(other)];
  const { width, height, channels } = a.info;
  if (width !== b.info.width || height !== b.info.height) return 1;
  let differing = 0;
  for (let pixel = 0; pixel < a.data.length; pixel += channels)
    for (let i = pixel; i < pixel + channels; i++)
      if (Math.abs((a.data[i] ?? 0) - (b.data[i] ?? 0)) > maxInvisible) {
        differing++;
        break;
      }
  return differing / (width * height);
}

/** Opens a page without the text fonts, which only a second visit is sure to show. */
export async function openWithoutTextFonts(page: Page, url: string) {
  await page.route('**/*.woff2*', (route) => route.abort());
  await page.goto(url);
}

/** Loads all pictures, those that nobody has scrolled to included. */
export const loadPictures = (page: Page) =>
  page.evaluate(() =>
    Promise.all(
      [...document.images].map((image) => {
        image.loading = 'eager';
        return image.decode();
      }),
    ),
  );

/** Ends all animations once they have been painted; resolves after what follows from their end. */
export const endAnimations = (page: Page) =>
  page.evaluate(async () => {
    const painted = () =>
      new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    await painted();
    for (let frame = 0; frame < 4; frame++) {
      for (const animation of document.getAnimations()) animation.finish();
      await painted();
    }
  });

/** Scrolls down by halves of the viewport, and back to the top. */
export const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });

/** A picture of the whole page by the browser's protocol. */
export async function captureBeyondViewport(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { cssContentSize } = await session.send('Page.getLayoutMetrics');
  const { data } = await session.send('Page.captureScreenshot', {
    captureBeyondViewport: true,
    clip: { ...cssContentSize, x: 0, y: 0, scale: 1 },
  });
  return Buffer.from(data, 'base64');
}
