import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { renderText } from '#test-content/render-markdown.ts';
import { markPictures } from './picture-rows.ts';

/** The classes of paragraphs and lists, whose pictures have these heights. */
function classesOf(text: string): string[] {
  const { tree } = renderText(text, (name) => {
    const height = Number(/\d+/.exec(name)?.[0]);
    return { sources: {}, src: `/${name}`, width: 300, height };
  });
  const classes: string[] = [];
  visit(tree, 'element', (node) => {
    markPictures(node);
    if (['p', 'ul'].includes(node.tagName))
      classes.push([node.properties.className].flat().join(' '));
  });
  return classes;
}

test.each([
  ['![A](40.png) ![B](90.png)', 'pictures logos'],
  ['![A](400.png)\n![B](500.png)', 'pictures'],
  ['![A](400.svg) ![B](500.svg)', 'pictures logos'],
  ['- [![A](40.png)](https://a.test)\n- ![B](50.png)', 'pictures logos'],
  ['![A](40.png)', ''],
  ['![A](40.png) and ![B](40.png)', ''],
  ['- ![A](40.png)\n- text', ''],
])('%s is a row: %s', (text, expected) => expect(classesOf(text)[0] ?? '').toBe(expected));
