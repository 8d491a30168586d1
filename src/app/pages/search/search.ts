/** The script of the search page, which no other page loads. */
import { findArticles, readIndex } from './article-index.ts';

const maxResults = 20;

const box = document.querySelector<HTMLElement>('search');
const field = box?.querySelector('input');
const status = box?.querySelector('[role="status"]');
const list = document.querySelector('#results');
const newest = [...(list?.children ?? [])];
const topics = document.querySelector<HTMLElement>('#topics');

const element = (name: string, text: string, attributes: Record<string, string> = {}) => {
  const created = document.createElement(name);
  created.textContent = text;
  for (const [attribute, value] of Object.entries(attributes))
    created.setAttribute(attribute, value);
  return created;
};

/** Whether the index has loaded. */
let isLoaded = false;
let urlTimer: ReturnType<typeof setTimeout>;

function writeQueryToUrl() {
  const url = new URL(location.href);
  const query = field?.value.trim();
  url.search = query ? `?${new URLSearchParams({ q: query })}` : '';
  history.replaceState(null, '', url);
}

/** Shows the results for the query in the field. */
function search() {
  if (!isLoaded || !box || !field || !status || !list) return;
  const query = field.value.trim();
  const results = query ? findArticles(query) : [];
  const { results: label, none = '' } = box.dataset;
  const report = results.length === 0 ? none : `${label}: ${results.length}`;
  status.textContent = query && report;
  if (topics) topics.hidden = query === '' || results.length > 0;
  const rows = results.slice(0, maxResults).map(({ id, title, date, excerpt }) => {
    const item = document.createElement('li');
    item.append(
      element('a', title, { href: id, class: 'quiet-link' }),
      element('time', date),
      element('p', excerpt),
    );
    return item;
  });
  list.replaceChildren(...(query ? rows : newest));
  // After a pause in typing: Safari refuses more than 100 changes in 30 seconds.
  clearTimeout(urlTimer);
  urlTimer = setTimeout(writeQueryToUrl, 400);
}

let isStarted = false;

/** Loads the index; if that fails, the link to the archive remains. */
async function load() {
  if (isStarted) return;
  isStarted = true;
  try {
    const response = await fetch(`${box?.dataset.index}`);
    if (!response.ok) throw new Error(`${response.status}`);
    readIndex(await response.text());
    isLoaded = true;
    search();
  } catch {
    if (box) box.hidden = true;
  }
}

if (box && field) {
  box.hidden = false;
  field.value = new URLSearchParams(location.search).get('q') ?? '';
  field.addEventListener('focus', load);
  field.addEventListener('input', () => {
    load();
    search();
  });
  box.addEventListener('submit', (event) => event.preventDefault());
  if (field.value) load();
}
