/** The script of the search page, which no other page loads. */
import { findArticles, readIndex } from './article-index.ts';

const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const box = find('search');
const field = find('search input') as HTMLInputElement;
const status = find('search [role="status"]');
const list = find('#results');
const newest = [...list.children];
const topics = find('#topics');

const element = (name: string, properties: Record<string, string>) =>
  Object.assign(document.createElement(name), properties);

let isLoaded = false;
let pauseTimer: ReturnType<typeof setTimeout>;

function writeQueryToUrl() {
  const url = new URL(location.href);
  const query = field.value.trim();
  url.search = query ? `?${new URLSearchParams({ q: query })}` : '';
  history.replaceState(null, '', url);
}

/** Shows the results for the query in the field. */
function search() {
  if (!isLoaded) return;
  const query = field.value.trim();
  const results = query ? findArticles(query) : [];
  const { results: label, none = '' } = box.dataset;
  const report = results.length === 0 ? none : `${label}: ${results.length}`;
  topics.hidden = query === '' || results.length > 0;
  const rows = results.map(({ id, title, date, excerpt }) => {
    const item = document.createElement('li');
    item.append(
      element('a', { textContent: title, href: id, className: 'quiet-link' }),
      element('time', { textContent: date }),
      element('p', { textContent: excerpt }),
    );
    return item;
  });
  list.replaceChildren(...(query ? rows : newest));
  // After a pause in typing: Safari refuses more than 100 changes in 30 seconds.
  clearTimeout(pauseTimer);
  pauseTimer = setTimeout(() => {
    writeQueryToUrl();
    // Screen readers announce each text: not at every key.
    status.textContent = query && report;
  }, 400);
}

let isStarted = false;

/** Loads the index; if that fails, the link to the archive remains. */
async function load() {
  if (isStarted) return;
  isStarted = true;
  try {
    const response = await fetch(`${box.dataset.index}`);
    if (!response.ok) throw new Error(`${response.status}`);
    readIndex(await response.text());
    isLoaded = true;
    search();
  } catch {
    box.hidden = true;
  }
}

box.hidden = false;
field.value = new URLSearchParams(location.search).get('q') ?? '';
field.addEventListener('focus', load);
field.addEventListener('input', () => {
  load();
  search();
});
box.addEventListener('submit', (event) => event.preventDefault());
if (field.value) load();
