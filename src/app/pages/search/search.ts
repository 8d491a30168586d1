/** The script of the search page, which no other page loads. */
import MiniSearch from 'minisearch';
import { comparableWord, wordsIn } from '#lib/words-in.ts';

/** An article in the index. `words` are those of its text, each once. */
export type SearchEntry = {
  id: string;
  title: string;
  date: string;
  excerpt: string;
  topics: string;
  words: string;
};

const maxResults = 50;

const index = new MiniSearch<SearchEntry>({
  fields: ['title', 'topics', 'excerpt', 'words'],
  storeFields: ['title', 'date', 'excerpt'],
  tokenize: wordsIn,
  processTerm: comparableWord,
  searchOptions: {
    boost: { title: 4, topics: 3, excerpt: 2 },
    combineWith: 'AND',
    prefix: true,
    fuzzy: (term) => (term.length > 5 ? 0.15 : false),
  },
});

const box = document.querySelector<HTMLElement>('search');
const field = box?.querySelector('input');
const status = box?.querySelector('[role="status"]');
const list = document.querySelector('#results');

const element = (name: string, text: string, attributes: Record<string, string> = {}) => {
  const created = document.createElement(name);
  created.textContent = text;
  for (const [attribute, value] of Object.entries(attributes))
    created.setAttribute(attribute, value);
  return created;
};

/** Shows what the index has for the field's text. */
function search() {
  if (!box || !field || !status || !list) return;
  const query = field.value.trim();
  const results = query ? index.search(query) : [];
  const { results: label, none = '' } = box.dataset;
  status.textContent = !query ? '' : results.length === 0 ? none : `${label}: ${results.length}`;
  list.replaceChildren(
    ...results.slice(0, maxResults).map(({ id, title, date, excerpt }) => {
      const item = document.createElement('li');
      item.append(element('a', title, { href: id }), element('time', date), element('p', excerpt));
      return item;
    }),
  );
  const url = new URL(location.href);
  url.search = query ? `?${new URLSearchParams({ q: query })}` : '';
  history.replaceState(null, '', url);
}

let isStarted = false;

/** Requests the parts of the index, one after another; without them the archive's link is left. */
async function load() {
  if (isStarted) return;
  isStarted = true;
  try {
    for (const url of box?.dataset.indexes?.split(' ') ?? []) {
      const response = await fetch(url);
      if (!response.ok) throw new Error(`${url}: ${response.status}`);
      index.addAll(await response.json());
      search();
    }
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
