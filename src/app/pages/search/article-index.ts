/** The index of the search page. */
import MiniSearch, { type Options, type Query } from 'minisearch';
import { comparableWord, partsOf, searchableWords, wordsIn } from '#lib/words-in.ts';

/** An article in the index. `words` are the distinct words of its text. */
export type SearchEntry = Record<'id' | 'title' | 'date' | 'excerpt' | 'topics' | 'words', string>;

const options: Options<SearchEntry> = {
  fields: ['title', 'topics', 'excerpt', 'words'],
  storeFields: ['title', 'date', 'excerpt'],
  tokenize: wordsIn,
  processTerm: searchableWords,
  searchOptions: {
    boost: { title: 4, topics: 3, excerpt: 2 },
    prefix: true,
    processTerm: comparableWord,
    fuzzy: (term) => (term.length > 5 ? 0.15 : false),
  },
};

/** All variants of a word with two neighbouring characters swapped. */
const swaps = (word: string) =>
  word.length < 4
    ? []
    : Array.from(word.slice(1), (next, i) => word.slice(0, i) + next + word[i] + word.slice(i + 2));

/** Requires each word of a query or its parts: 'machine-learning', or 'machine' and 'learning'. */
const readQuery = (query: string, variants: (word: string) => string[] = () => []): Query => ({
  combineWith: 'AND',
  queries: wordsIn(query).map((word) => ({
    combineWith: 'OR',
    queries: [
      word,
      { combineWith: 'AND', queries: partsOf(word) },
      { combineWith: 'OR', fuzzy: false, queries: variants(word) },
    ],
  })),
});

/** Writes the index as JSON. The build does it: reading an index is ten times as fast. */
export function writeIndex(entries: SearchEntry[]): string {
  const index = new MiniSearch(options);
  index.addAll(entries);
  return JSON.stringify(index);
}

let index = new MiniSearch(options);

/** Reads a written index, in which `findArticles` then searches. */
export function readIndex(json: string): void {
  index = MiniSearch.loadJSON(json, options);
}

/** The articles with all words of a query or, if there are none, with two characters swapped. */
export function findArticles(query: string) {
  const matches = index.search(readQuery(query));
  return matches.length > 0 ? matches : index.search(readQuery(query, swaps));
}
