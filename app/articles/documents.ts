/**
 * Pages that the table of pages does not have: articles, and the later pages of the index. Each is a document that the
 * site has written; a browser is sent no code that could write it anew. What it shows is read from the document itself,
 * as elements that React owns from then on: on the page where a visit begins from the page, on others from the
 * documents behind the links that the visitor reaches for. (`responseType` parses without a string of HTML, which
 * Trusted Types would refuse.)
 */
import { createElement, Fragment, type ReactNode } from 'react';
import { localAddress, pageAddress } from '../addresses.ts';
import type { Page } from '../pages.ts';

/** As React calls the attributes that documents of ours have. */
const propertyNames: Record<string, string> = {
  class: 'className',
  tabindex: 'tabIndex',
  datetime: 'dateTime',
  srcset: 'srcSet',
  checked: 'defaultChecked',
};

/** A node of a document as React has it. */
function elementOf(node: Node): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue;
  if (node.nodeType !== Node.ELEMENT_NODE) return null;
  const { attributes, localName, childNodes } = node as Element;
  const properties = [...attributes].map(({ name, value }) => {
    const isFlag = typeof node[name as keyof Node] === 'boolean';
    return [propertyNames[name] ?? name, isFlag || value];
  });
  return createElement(localName, Object.fromEntries(properties), ...[...childNodes].map(elementOf));
}

/**
 * Most visitors come from pages that have other styles. A table, since of `a ? import(…) : import(…)` the bundler makes one
 * import with the styles of one of the two.
 */
const loadStyles = {
  article: () => import('../pages/article.ts'),
  blog: () => import('../pages/blog.tsx'),
};

/** Takes what a document shows for a page; undefined where it is none of these. */
export function readDocument(source: Document): Page | undefined {
  const name = source.getElementById('app')?.dataset.page ?? '';
  const main = source.querySelector('main');
  if (!name.includes('/') || !main) return undefined;
  const view = main.querySelector(':scope > article') ? 'article' : 'blog';
  const content = createElement(Fragment, null, ...[...main.childNodes].map(elementOf));
  return {
    name,
    path: `/${name}`,
    view,
    label: main.querySelector('h1')?.textContent ?? '',
    title: source.title,
    description: source.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '',
    load: async () => {
      await loadStyles[view]();
      return { default: () => content };
    },
  };
}

/**
 * From now on, fetches the document behind a link as soon as a visitor reaches for it. One that is late is loaded as any
 * page is.
 *
 * @param views what can be shown already, by its address.
 * @param prepare makes a page ready to be shown.
 */
export function fetchDocuments(views: ReadonlyMap<string, unknown>, prepare: (page: Page) => Promise<unknown>): void {
  const asked = new Set<string>();
  const isDocument = new RegExp(`^${localAddress('/')}(blog|projects)/[a-z0-9-]+/?$`);
  const ask = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a');
    if (!link || link.origin !== location.origin || !isDocument.test(link.pathname)) return;
    const address = pageAddress(link.pathname);
    if (asked.has(address) || views.has(address)) return;
    asked.add(address);
    const request = new XMLHttpRequest();
    request.responseType = 'document';
    request.addEventListener('load', () => {
      const page = request.status === 200 && request.responseXML && readDocument(request.responseXML);
      // Without its styles it is loaded as any page is.
      if (page) prepare(page).catch(() => {});
    });
    request.addEventListener('error', () => asked.delete(address));
    request.open('GET', link.pathname);
    request.send();
  };
  for (const type of ['pointerover', 'focusin', 'pointerdown']) addEventListener(type, ask, { passive: true });
}
