/**
 * Runs in the page: finds text that is cut off, broken or covered, and a bar that takes up too much
 * of the window.
 *
 * @param isEnlarged whether a visitor's style sheet enlarges the text: media queries cannot see.
 */
export function findTextErrors(isEnlarged: boolean): string[] {
  const errors: string[] = [];
  const isShown = (element: Element) =>
    element.checkVisibility() && !element.closest('.visually-hidden, script, style');
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) errors.push(`the page is ${scrollWidth} px wide`);
  const bar = document.querySelector('header')?.getBoundingClientRect().height ?? Number.NaN;
  if (!(bar < innerHeight * 0.3)) errors.push(`the bar is ${bar} px high`);

  for (const element of document.querySelectorAll('h1, h2, h3, p, a, button, li, input')) {
    const { scrollWidth, clientWidth, textContent } = element;
    const isBlock = clientWidth > 0 && getComputedStyle(element).display !== 'inline';
    const range = document.createRange();
    range.selectNodeContents(element);
    const [text, box] = [range.getBoundingClientRect(), element.getBoundingClientRect()];
    // The dots beside the call may be wider than its text.
    const isOutside = text.right > box.right + 1 || text.left < box.left - 1;
    const isWider = scrollWidth > clientWidth + 1 && (isOutside || !element.matches('.call'));
    if (isShown(element) && isBlock && isWider)
      errors.push(`cut off: ${element.localName} ${textContent?.slice(0, 30)}`);
  }

  for (const list of document.querySelectorAll('ol, ul')) {
    const items = [...list.children].filter((item) => item.checkVisibility());
    const boxes = items.map((item) => item.getBoundingClientRect());
    for (const [i, a] of boxes.entries())
      for (const b of boxes.slice(0, i))
        if (a.left < b.right && b.left < a.right && a.top < b.bottom - 1 && b.top < a.bottom - 1)
          errors.push(`overlaps: ${items[i]?.textContent?.slice(0, 30)}`);
  }

  const range = document.createRange();
  const textNodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (textNodes.nextNode()) {
    const text = textNodes.currentNode as Text;
    const parent = text.parentElement as Element;
    // A line of topics scrolls.
    const list = parent.closest('ul');
    if (!isShown(parent) || (list && getComputedStyle(list).overflowX === 'auto')) continue;
    range.selectNodeContents(text);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
    if (!isEnlarged && lines.some(({ left, right }) => left < -1 || right > innerWidth + 1))
      errors.push(`outside the window: ${text.data}`);
    if (parent.localName === 'time' && lines.length > 1) errors.push(`broken: ${text.data}`);
    const size = Number.parseFloat(getComputedStyle(parent).fontSize);
    if (parent.localName === 'h1')
      for (const { 0: word, index } of text.data.matchAll(/[^\s-]+/g)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const tops = new Set([...range.getClientRects()].map(({ top }) => top));
        if (tops.size > 1 && word.length * Math.min(40, 0.6 * size) < innerWidth)
          errors.push(`broken: ${word}`);
      }
  }
  return errors;
}
