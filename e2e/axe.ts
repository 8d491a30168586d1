/** Runs axe-core in a page. It reports only violations, which halves its time. */
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

type AxeCore = typeof axe;

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * The violations as 'rule at element', of all rules or the named ones, in the whole page or in
 * some parts.
 */
async function axeViolations(
  page: Page,
  rules?: string[],
  include: string[] = [],
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ rules, include, tags }) => {
      const { axe } = window as unknown as { axe: AxeCore };
      const { violations } = await axe.run(include.length > 0 ? { include } : document, {
        runOnly: rules ? { type: 'rule', values: rules } : { type: 'tag', values: tags },
        resultTypes: ['violations'],
      });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${target}`));
    },
    { rules, include, tags },
  );
}

/** Checks the page, or some parts, in both schemes. Only contrast differs between them. */
export async function expectNoViolations(
  page: Page,
  where: string,
  include: string[] = [],
): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Colours change in a transition; contrast is measured after it.
    await page.evaluate(() =>
      Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
    );
    const rules = colorScheme === 'dark' ? ['color-contrast'] : undefined;
    expect(await axeViolations(page, rules, include), `${where}, ${colorScheme}`).toEqual([]);
  }
}
