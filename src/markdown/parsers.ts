/**
 * The Markdown dialect: CommonMark with GitHub's tables, footnotes, tasks and strikethrough,
 * mathematics, definition lists, and emphasis next to Chinese, Japanese and Korean punctuation.
 */
import type { Nodes } from 'mdast';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkCjkFriendlyStrikethrough from 'remark-cjk-friendly-gfm-strikethrough';
import remarkDefinitionList from 'remark-definition-list';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { dollarRule } from './dollar-rule.ts';

export const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .use(remarkCjkFriendly)
  .use(remarkCjkFriendlyStrikethrough)
  .use(remarkDefinitionList)
  .freeze();
export const withMathematics = parser().use(remarkMath).use(dollarRule).freeze();

export type Range = [start: number, end: number];

/** The offsets of a node in the text that was parsed. */
export const rangeOf = ({ position }: Pick<Nodes, 'position'>): Range => [
  position?.start.offset ?? 0,
  position?.end.offset ?? 0,
];
