import type { Locator } from '@playwright/test';

/**
 * The texts in an area that overlap the box of its lines.
 *
 * @param faded the part of the lines' height at their end in which they fade out.
 */
export const textsOverLines = (area: Locator, texts: string, lines: string, faded = 0) =>
  area.evaluate(
    (element, [texts, lines, faded]) => {
      const { left, right, top, bottom, height } =
        element.querySelector(lines)?.getBoundingClientRect() ?? new DOMRect();
      const range = document.createRange();
      return [...element.querySelectorAll(texts)].flatMap((text) => {
        range.selectNodeContents(text);
        const isOver = [...range.getClientRects()].some(
          (box) =>
            box.width > 0 &&
            box.right > left + 1 &&
            box.left < right &&
            box.top < bottom - height * faded &&
            box.bottom > top,
        );
        return isOver ? [text.textContent] : [];
      });
    },
    [texts, lines, faded] as const,
  );
