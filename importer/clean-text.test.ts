import { expect, test } from 'vitest';
import { cardLine, divideText, joinLines, joinParagraphs, plainText } from './clean-text.ts';
import { divideBullets } from './entries.ts';

test.each([
  [
    'Level 3 support for the payroll system, resolving SQL Server and\nDelphi errors, with logs.',
    0,
  ],
  ['Moved the mill to the\nGoogle Cloud', 0],
  ['Verantwortlich für Einkauf, Personal und die\nEntwicklung der Rezepte.', 0],
  [
    'Ich leite seit zwölf Jahren eine Mühle mit dreißig\nMitarbeitern und unterrichte an der Fachschule in\nBraunschweig und in Kassel. Seit 2019 sitze ich im\nVorstand.',
    0,
  ],
  ['Built the ingestion pipeline\nHired three people', 1],
])('lines that an editor wrapped get no full stop: %j', (text, sentences) => {
  const lines = text.split('\n');
  const joined = joinLines(lines);
  expect(joined).toBe(sentences === 0 ? lines.join(' ') : lines.join('. '));
});

test('an item of a list goes on in the next line if it ends in a preposition', () => {
  const text =
    '- Led the migration to\nKubernetes in 2019.\n- Moved the mill to Oslo in\n2020 and back.';
  expect(divideBullets(text).bullets).toEqual([
    'Led the migration to Kubernetes in 2019.',
    'Moved the mill to Oslo in 2020 and back.',
  ]);
});

test.each([
  [
    'Fundei a empresa com a Dra. Marina Silva em Recife. Somos dez.',
    'Fundei a empresa com a Dra. Marina Silva em Recife.',
  ],
  [
    'I report to Sgt. Okafor of the coast guard. We map wrecks.',
    'I report to Sgt. Okafor of the coast guard.',
  ],
  [
    'Работала с Проф. Ивановым над картами моря. Мы нашли риф.',
    'Работала с Проф. Ивановым над картами моря.',
  ],
  ['Led the rewrite of the tide tables. Hired Ada.', 'Led the rewrite of the tide tables.'],
])('a sentence does not end at a title: %s', (text, first) => {
  expect(cardLine([text])).toBe(first);
  expect(divideText(text, 10)[0]).toBe(first);
});

test('Japanese paragraphs get no Western full stop, and radicals are letters', () => {
  expect(joinParagraphs(['病棟で働いています。自己PR', '【調整力】', '患者の話を聞きます'])).toBe(
    '病棟で働いています。自己PR。【調整力】患者の話を聞きます',
  );
  expect(plainText('⾃作の活⽤')).toBe('自作の活用');
});
