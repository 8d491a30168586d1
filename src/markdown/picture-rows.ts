/** Rows of pictures, such as the logos of clients. */
import type { Element, ElementContent } from 'hast';

const isBlank = (node: ElementContent) => node.type === 'text' && !node.value.trim();

/** The picture that is all of an element, perhaps in a link or a list's item. */
function onlyPicture(node: ElementContent): Element | undefined {
  if (node.type !== 'element') return undefined;
  if (node.tagName === 'img') return node;
  const parts = node.children.filter((part) => !isBlank(part));
  if (node.tagName === 'picture') return parts.map(onlyPicture).find(Boolean);
  const [part, ...others] = ['a', 'li', 'p'].includes(node.tagName) ? parts : [];
  return part && others.length === 0 ? onlyPicture(part) : undefined;
}

/** The height in pixels up to which pictures in a row are logos. */
const maxLogoHeight = 160;

/** Marks paragraphs and lists of several pictures alone: a row, of logos if all are small. */
export function markPictures(node: Element): void {
  if (node.tagName !== 'p' && node.tagName !== 'ul') return;
  const found = node.children.filter((part) => !isBlank(part)).map(onlyPicture);
  if (found.length < 2 || found.includes(undefined)) return;
  const areLogos = found.every(
    (img) =>
      /\.svg$/.test(`${img?.properties.src}`) || Number(img?.properties.height) <= maxLogoHeight,
  );
  node.properties.className = ['pictures', ...(areLogos ? ['logos'] : [])];
}
