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
  'أحمد في مدرسة مُهندِس ٢٠٢٥',
  'کتاب خوب',
  'שָׁלוֹם עולם',
  'ｶﾀｶﾅ と ガイド ２０２４',
  'शिक्षा का अधिकार',
  'Nguyễn Đình',
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

test.each<[expected: number[], ...queries: string[]]>([
  [[0], 'strasse', 'STRASSE', 'straße', 'ost'],
  [[1], 'mail', 'dont', "don't", 'ete'],
  [[1, 2], 'email', 'e-mail'],
  [[2, 6], 'machine-learning', 'machine learning'],
  [[3], 'タワー', '東京', '京タ'],
  [[3, 6], 'c++'],
  [[4], 'ไทย'],
  [[5], 'c#', 'f#', 'desing', 'system desing', 'ssytem'],
  [[6], 'cachin', 'state of the art', 'stateoftheart'],
  [[7], 'form'],
  [[8], 'thor', 'þór', 'aesir'],
  [[9], 'احمد', 'أحمد', 'مدرسه', 'مـدرسة', 'مهندس', '2025'],
  [[10], 'كتاب', 'کتاب'],
  [[11], 'שלום'],
  [[12], 'かたかな', 'カタカナ', 'ガイド', '2024'],
  [[13], 'शिक्षा'],
  [[14], 'nguyen', 'dinh'],
  [[], 'desing nowhere', '!?', 'शक', 'カイド'],
])('the articles %j are found by %s', (expected, ...queries) => {
  for (const query of queries) {
    const ids = findArticles(query).map(({ id }) => id);
    expect(ids.sort(), query).toEqual(expected.map(String));
  }
});
