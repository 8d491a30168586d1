/** The HTML that Markdown may contain: inert elements. */
import { fromHtml } from 'hast-util-from-html';
import type { Schema } from 'hast-util-sanitize';
import { visit } from 'unist-util-visit';
import { externalSchemes } from './links.ts';

const allowed =
  'a abbr b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img input ins kbd li mark ol p pre q rp rt ruby s samp section small span strong sub summary sup table tbody td tfoot th thead time tr u ul var wbr';

/** Elements that are removed while their content is kept. */
const unwrapped =
  'article aside big center font footer header hgroup main nav nobr picture source strike tt html head body';

const known = new Set(`${allowed} ${unwrapped}`.split(' '));

/** For hast-util-sanitize: the allowed elements and attributes. */
export const schema: Schema = {
  tagNames: allowed.split(' '),
  attributes: {
    '*': ['id', 'lang', 'dir', ['align', /^(left|center|right|justify)$/i]],
    a: ['href', 'ariaLabel', 'ariaDescribedBy', 'dataFootnoteRef', 'dataFootnoteBackref'],
    abbr: ['title'],
    code: [['className', /^language-/, 'math-inline', 'math-display'], 'dataMeta'],
    col: ['span'],
    colgroup: ['span'],
    dfn: ['title'],
    details: ['open', 'name', ['className', /^callout/]],
    div: [['className', /^callout/]],
    img: ['src', 'alt', 'title', 'width', 'height', 'dataDark'],
    input: ['type', 'checked', 'disabled'],
    li: ['value', ['className', 'task-list-item']],
    ol: ['start', 'reversed', 'type', ['className', 'contains-task-list']],
    section: ['dataFootnotes', ['className', 'footnotes']],
    td: ['colSpan', 'rowSpan'],
    th: ['colSpan', 'rowSpan', 'scope'],
    time: ['dateTime'],
    ul: [['className', 'contains-task-list']],
  },
  ancestors: Object.fromEntries(
    'caption col colgroup tbody tfoot thead td th tr'.split(' ').map((name) => [name, ['table']]),
  ),
  protocols: { href: externalSchemes },
  required: { input: { disabled: true, type: 'checkbox' } },
  strip: ['script', 'style', 'title', 'template', 'iframe', 'object', 'noscript'],
  // to-tree.ts excludes the ids of the page.
  clobber: [],
};

/** The URL of the picture for the dark theme in a `<source>`. */
export const darkPicture = ({ tagName, properties }: Omit<HtmlElement, 'line'>) =>
  tagName === 'source' && /color-scheme:\s*dark/i.test(`${properties.media}`)
    ? `${properties.srcSet}`.trim().split(/[\s,]/)[0]
    : undefined;

/** What active elements are called in messages, with a remedy. */
const kinds: Record<string, string> = {
  script: 'scripts',
  style: 'styles',
  link: 'styles',
  iframe: 'frames: write a link to the page in it',
  frame: 'frames: write a link to the page in it',
  object: 'plugins',
  embed: 'plugins',
  form: 'forms',
  video: 'videos: write a link',
  audio: 'sounds: write a link',
  svg: 'drawings: write a picture of an SVG file',
};

/** Whether an element is refused whatever its attributes are. */
export const isRefusedKind = (tagName: string) => Object.hasOwn(kinds, tagName);

type HtmlElement = {
  tagName: string;
  properties: Record<string, unknown>;
  /** The line within the HTML, from 0. */
  line: number;
};

/** The elements in a piece of HTML, which may be a single tag. */
export function readElements(html: string): HtmlElement[] {
  const elements: HtmlElement[] = [];
  // The HTML parser drops parts of a table without a table around them.
  const wrapped = /^\s*<(t[rdh]|tbody|thead|tfoot|caption|col|colgroup)\b/i.test(html)
    ? `<table>${html}</table>`
    : html;
  visit(fromHtml(wrapped, { fragment: true }), 'element', ({ tagName, properties, position }) => {
    if (position) elements.push({ tagName, properties, line: position.start.line - 1 });
  });
  return elements;
}

export function refusalReason({ tagName, properties }: HtmlElement): string | undefined {
  const handler = Object.keys(properties).find((name) => /^on[a-z]/i.test(name));
  if (handler) return `<${tagName} ${handler.toLowerCase()}> is not allowed: no handlers`;
  if ('style' in properties) return `<${tagName} style> is not allowed: no styles`;
  if (known.has(tagName)) return undefined;
  return isRefusedKind(tagName)
    ? `<${tagName}> is not allowed: no ${kinds[tagName]}`
    : `<${tagName}> is not allowed here`;
}
