import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { parseMarkdown } from './parse-markdown.ts';

const formulas = (text: string) => {
  const found: string[] = [];
  visit(parseMarkdown(text), (node) => {
    if (node.type === 'math' || node.type === 'inlineMath')
      found.push(`${node.type} ${node.value}`);
  });
  return found;
};

test('a formula between double dollars, alone in its paragraph, is displayed', () => {
  expect(formulas('Text.\n\n$$A = B \\tag{1}$$\n\nText with $$a$$ and $b$.')).toEqual([
    'math A = B \\tag{1}',
    'inlineMath a',
    'inlineMath b',
  ]);
  expect(formulas('$$\\begin{align}\na &= b\n\\end{align}$$')).toEqual([
    'math \\begin{align} a &= b \\end{align}',
  ]);
});

test('prices are no formulas', () => {
  expect(formulas('It costs $5 or $6.')).toEqual([]);
});
