/** The external URLs of the content, for site/check-links.ts. */
import { visit } from 'unist-util-visit';
import { readArticles } from '#model/articles/articles.ts';
import { parseMarkdown } from '#model/articles/markdown/parse-markdown.ts';
import * as content from '#schema/content.ts';
import { contentUrls } from '../schema.ts';
import { isExample } from './hints.ts';

const inArticles: string[] = [];
for (const { text } of readArticles())
  visit(parseMarkdown(text), (node) => void ('url' in node && inArticles.push(node.url)));

// The site itself is checked when it is built.
const inLists = contentUrls(content).flatMap(({ field, value }) =>
  field === 'site' ? [] : [value],
);

export const outsideLinks = [...inLists, ...inArticles].filter(
  (address) => address.startsWith('https://') && URL.canParse(address) && !isExample(address),
);
