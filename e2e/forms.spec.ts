/** Text in form fields is readable at any width, in both schemes and in forced colours. */
import { chromium, type Page } from '@playwright/test';
import { wcagContrast } from 'culori';
import sharp from 'sharp';
import { chromiumArguments, findChromium } from '../src/lib/node/find-browser.ts';
import { fullSite } from './sites.ts';
import { expect, test } from './test.ts';

test.use({ baseURL: fullSite.url, deviceScaleFactor: 3 });

const fields =
  '#newsletter input:not([type=hidden]), #contact :is(input:not([type=hidden]), textarea)';

/** The highest contrast between a picture's most frequent colour, its background, and another. */
async function textContrast(png: Buffer): Promise<number> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const counts = new Map<number, number>();
  for (let i = 0; i < data.length; i += info.channels) {
    const colour = data.readUIntBE(i, 3);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const hex = (colour: number) => `#${colour.toString(16).padStart(6, '0')}`;
  const [[background = 0] = []] = [...counts].sort((a, b) => b[1] - a[1]);
  return Math.max(
    ...[...counts.keys()].map((colour) => wcagContrast(hex(background), hex(colour))),
  );
}

/** Expects readable text in fields: in pictures of them without border, caret and outline. */
async function expectReadable(page: Page, where: string, selector = fields) {
  for (const field of await page.locator(selector).all()) {
    await field.scrollIntoViewIfNeeded();
    const box = await field.boundingBox();
    if (!box) throw new Error('no field');
    const clip = { x: box.x + 8, y: box.y + 8, width: box.width - 30, height: box.height - 16 };
    const contrast = await textContrast(await page.screenshot({ clip, caret: 'hide' }));
    expect(contrast, `${where}: ${await field.getAttribute('id')}`).toBeGreaterThanOrEqual(4.5);
  }
}

/** Makes the browser fill the forms, as with a saved email address. */
async function autofill(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('Autofill.enable');
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  for (const id of ['newsletter_email', 'contact_email']) {
    const { nodeId } = await session.send('DOM.querySelector', {
      nodeId: root.nodeId,
      selector: `#${id}`,
    });
    const { node } = await session.send('DOM.describeNode', { nodeId });
    // The browser fills a form after it has recognised it, which no event reports.
    await expect(async () => {
      await session.send('Autofill.trigger', {
        fieldId: node.backendNodeId,
        address: { fields: [{ name: 'EMAIL_ADDRESS', value: 'ada@example.org' }] },
      } as never);
      await expect(page.locator(`#${id}:autofill`)).toHaveCount(1, { timeout: 1000 });
    }).toPass();
  }
}

test('fields are readable, large enough, one above the other', { tag: '@rare' }, async ({
  page,
}) => {
  for (const [width, media] of [
    [320, { colorScheme: 'light' }],
    [768, { forcedColors: 'active' }],
    [1280, { forcedColors: 'none', colorScheme: 'dark' }],
  ] as const) {
    await page.emulateMedia({ reducedMotion: 'reduce', ...media });
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await expectReadable(page, 'placeholder', '#newsletter [placeholder]');
    const boxes = await page.locator(fields).evaluateAll((all) =>
      all.map((field) => {
        const { top, bottom, width: fieldWidth, height } = field.getBoundingClientRect();
        const { fontSize, fontFamily } = getComputedStyle(field);
        const form = field.closest('form')?.getBoundingClientRect().width ?? Number.NaN;
        const { id, localName } = field;
        const size = Number.parseFloat(fontSize);
        return { id, localName, top, bottom, size, fontFamily, height, share: fieldWidth / form };
      }),
    );
    const family = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
    for (const [i, box] of boxes.entries()) {
      expect(box.size, box.id).toBeGreaterThanOrEqual(16);
      expect(box.fontFamily, box.id).toBe(family);
      if (box.localName === 'input') expect(box.height, box.id).toBeLessThan(70);
      if (box.id.startsWith('contact')) expect(box.share, box.id).toBeGreaterThan(0.98);
      const before = boxes[i - 1];
      if (before) expect(box.top, box.id).toBeGreaterThanOrEqual(before.bottom);
    }
    await page.locator('#newsletter_email').fill('ada@example.org');
    await page.locator('#contact_email').fill('ada@example.org');
    await page.locator('#contact_message').fill('A message of several words.');
    await page.locator('h1').click();
    await expectReadable(page, 'typed');
  }
});

test('fields that the browser has filled are readable in both schemes', {
  tag: '@rare',
}, async () => {
  const executablePath = findChromium();
  // The headless browser does not fill forms.
  const browser = await chromium.launch({
    args: chromiumArguments,
    ...(executablePath && { executablePath }),
  });
  const page = await browser.newPage({
    deviceScaleFactor: 3,
    viewport: { width: 768, height: 900 },
  });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
    await page.goto(fullSite.url);
    await autofill(page);
    await expectReadable(page, `autofilled, ${colorScheme}`, ':autofill');
  }
  await browser.close();
});
