import { expect, test } from 'vitest';
import { wordsIn } from '#lib/words-in.ts';
import { findArticles, readIndex, writeIndex } from './article-index.ts';

const texts = [
  'Die Straße nach Øst is long',
  'Write an e-mail, don’t phone: l’été est là',
  'An email in capitals, and machine learning',
  '東京タワーは高い。C++も書く。',
  'ประเทศไทยสวยงาม',
  'The design of a system in C# and F#',
  'Notes on C, caching, C++ and company-wide state-of-the-art machine-learning',
  'Of the form, from a to b',
  'Þór and the Æsir',
];
readIndex(
  writeIndex(
    texts.map((text, i) => ({
      id: `${i}`,
      title: '',
      date: '',
      excerpt: '',
      topics: '',
      // As the build does (src/builder/outputs/search.ts).
      words: wordsIn(text).join(' '),
    })),
  ),
);

test.each([
  ['strasse', [0]],
  ['STRASSE', [0]],
  ['ost', [0]],
  ['thor', [8]],
  ['þór', [8]],
  ['aesir', [8]],
  ['straße', [0]],
  ['email', [1, 2]],
  ['e-mail', [1, 2]],
  ['mail', [1]],
  ['dont', [1]],
  ["don't", [1]],
  ['ete', [1]],
  ['タワー', [3]],
  ['東京', [3]],
  ['京タ', [3]],
  ['ไทย', [4]],
  ['c#', [5]],
  ['f#', [5]],
  ['c++', [3, 6]],
  ['cachin', [6]],
  ['state of the art', [6]],
  ['stateoftheart', [6]],
  ['machine-learning', [2, 6]],
  ['machine learning', [2, 6]],
  ['desing', [5]],
  ['system desing', [5]],
  ['ssytem', [5]],
  ['form', [7]],
  ['desing nowhere', []],
  ['!?', []],
])('%s is found in %j', (query, expected) => {
  const ids = findArticles(query).map(({ id }) => Number(id));
  expect(ids.sort((a, b) => a - b)).toEqual(expected);
});
