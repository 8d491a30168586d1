/** Files that are not imported, and the next steps that each refusal names. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeError } from '../src/lib/node/describe-error.ts';
import { makeTemporaryFolder } from '../src/lib/node/temporary-folder.ts';
import { readSource } from './read-source.ts';

const folder = makeTemporaryFolder('sources-');

const read = (name: string, body: string | Buffer) => {
  writeFileSync(join(folder, name), body);
  return readSource(join(folder, name));
};

const reactive = {
  basics: { name: 'Ann Lee', headline: 'Nurse', email: 'ann@lee.test' },
  sections: { experience: { items: [{ company: 'Acme', position: 'Nurse' }] } },
};
const sparse = {
  basics: { name: 'Ann' },
  work: [{ name: 'Acme', was: 'Nurse', years: 'Since then', text: 'Cared for many.' }],
  history: { school: 'A school', degree: 'A degree', languages: 'French, Dutch' },
};
/** Every text in two languages, as only the assistant can divide. */
const bilingual = {
  basics: { name: 'Ann Lee', label: { de: 'Ärztin', en: 'Doctor' } },
  work: ['2019-01', '2015-01', '2011-01'].map((startDate, i) => ({
    ...{ startDate, endDate: '2019-12', url: `https://ward-${i}.test` },
    name: { de: 'Klinik', en: 'Clinic' },
  })),
};
const neither = /: is neither a JSON Resume nor the professional network's PDF of a profile\n/;

test.each<[name: string, body: string | Buffer, reason: RegExp]>([
  ['cv.yaml', 'cv: { name: Ann Lee }', neither],
  ['resume.docx', 'PK\u0003\u0004', neither],
  ['empty.json', '', neither],
  [
    'cyrillic.json',
    Buffer.from('{ "basics": { "name": "Àííà" } }', 'latin1'),
    /: is not in UTF-8: save it as UTF-8\n/,
  ],
  ['resume.pdf', '%PDF-1.7', /^resume\.pdf: is not a PDF that can be read: /],
  [
    'broken.json',
    '{\n "basics": ',
    /^broken\.json: cannot be read as JSON: line 2, column 12: the file ends too early\n/,
  ],
  [
    'comma.json',
    '{ "basics": { "name": "A, ]" },\n  "work": [{}, ] }',
    /: line 2, column 14: JSON does not allow this comma: remove it\n/,
  ],
  [
    'comment.json',
    '{\n  // Me\n  "basics": { "url": "https://a.test" } }',
    /: line 2, column 3: JSON does not allow this comment: remove it\n/,
  ],
  ['quotes.json', "{ 'basics': 1 }", /: Expected property name or '}' .* \(line 1 column 3\)\n/],
  [
    'fence.json',
    'Here:\n```json\n{ "basics": {},\n}\n```\n',
    /: line 3, column 15: JSON does not allow this comma: remove it\n/,
  ],
  [
    'deep.json',
    `{"work":${'['.repeat(1e5)}${']'.repeat(1e5)}}`,
    /: is nested too deeply \(maximum: 20 levels\)\n/,
  ],
  [
    'long.json',
    JSON.stringify({ work: [{ name: 'A', highlights: Array(20_000).fill('Did it.') }] }),
    /: has 20000 entries in work\.0\.highlights: the maximum is 500\n/,
  ],
  ['list.json', '[1, 2]', /^list\.json: is JSON, but not a JSON Resume: .* but a list\n/],
  ['rendered.json', '{ "cv": { "name": "Ann Lee" } }', /it has neither basics nor work, but cv\n/],
  [
    'reactive.json',
    JSON.stringify(reactive),
    /it has no list that can be read, but basics, sections\n/,
  ],
  ['bilingual.json', JSON.stringify(bilingual), /: only 1 of its 9 texts can be used\n/],
  ['sparse.json', JSON.stringify(sparse), /: only 2 of its 8 texts can be used\n/],
  [
    'duties.json',
    JSON.stringify({ basics: { name: 'Ann' }, work: [{ name: 'Mill', duty: 'Baked' }] }),
    /: has work of which no entry has a position\n/,
  ],
  [
    'null.json',
    '{"basics": null, "work": null}',
    /it has no list that can be read, but basics, work\n/,
  ],
])('%s is refused, with the steps by an assistant in three lines', async (name, body, reason) => {
  const message = await read(name, body).catch((error: Error) => error.message);
  expect(message).toMatch(reason);
  const [, ...steps] = `${message}`.split('\n');
  expect(steps).toHaveLength(3);
  expect(steps.every((line, i) => line.startsWith(`${i + 1}. `) && line.length <= 100)).toBe(true);
});

test('a repeated key is named, without steps that do not help', async () => {
  const body = '{ "basics": { "name": "Ann" },\n  "work": [],\n  "work": [] }';
  await expect(read('twice.json', body)).rejects.toThrow(
    /^twice\.json: cannot be read as JSON: line 3, column 3: "work" is already above it: remove one of them$/,
  );
});

test.each([
  ['export.xml', '<rss xmlns:wp="http://wordpress.org/export/1.2/"></rss>'],
  ['ghost.json', '{"db": [{"data": {"posts": [{"title": "One"}]}}]}'],
])('%s is named as the export of a blog', async (name, body) => {
  await expect(read(name, body)).rejects.toThrow(/: is the export of a blog: .*a converter$/);
});

test('a file of 50 MB is too large, and a file must exist', async () => {
  const large = read('large.json', ' '.repeat(50_000_000));
  await expect(large).rejects.toThrow(/^large\.json: is too large: 50 MB.*$/);
  await expect(readSource('none.json')).rejects.toThrow(
    /^none\.json: there is no file none\.json$/,
  );
});

test("an assistant's answer with text around the JSON is imported", async () => {
  const answer = 'Here it is:\n\n```json\n{ "basics": { "name": "Ann" } }\n```\nGood luck!';
  expect((await read('answer.json', answer)).owner.name).toBe('Ann');
});

test('a system error is reported as a sentence', () => {
  const error = Object.assign(new Error("EACCES: permission denied, open '/x'"), {
    code: 'EACCES',
    path: join(process.cwd(), 'resume.json'),
  });
  expect(describeError(error)).toBe('cannot open resume.json: permission denied');
  expect(describeError(new Error('is too large'))).toBe('is too large');
});
