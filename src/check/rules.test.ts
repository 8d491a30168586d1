import { expect, test } from 'vitest';
import type { Content } from '#content/content.ts';
import * as content from '#content/content.ts';
import { copyOf } from '#test-content/copy-content.ts';
import { formatDiagnostic, isError } from './diagnostics.ts';
import { checkRules } from './rules.ts';
import { checkSchema } from './schema.ts';

test('the content matches every rule', () => {
  expect(checkRules(content).map(formatDiagnostic)).toEqual([]);
});

const picture = (file: string) => ({ picture: { file, alt: '' } });
const late = { startDate: '2021', endDate: '2020' };
const endsInvisibly = /ends with a space or an invisible character: type it again$/;

test.each<[part: Exclude<keyof Content, 'default'>, fields: object, message: RegExp]>([
  ['careerItems', { icon: 'rocket' }, /icon: must be one of .*briefcase.*, not 'rocket'$/],
  ['careerItems', { level: 'three' }, /level: must be a number, not a text$/],
  ['careerItems', { level: 8 }, /\[0\] \(Software Engineer\): level: must be .* 0 to 7$/],
  ['careerItems', { level: -1 }, /level: must be a whole number from 0 to 7$/],
  ['careerItems', { level: 0.5 }, /level: must be a whole number/],
  ['careerItems', { color: 'pink' }, /color: must be one of .*copper.*, not 'pink'$/],
  ['careerItems', { x: 45, y: 75 }, /\[1\].*: x: overlaps careerItems\[0\] at a width/],
  ['careerItems', { x: 99 }, /leaves the graph at a width of 768 px: x and y are percent/],
  ['careerItems', { x: 101 }, /x: must be at most 100/],
  ['careerItems', { start: 'Sep 2025' }, /start: must be a year, .*'2019', .*, not 'Sep 2025'$/],
  ['careerItems', { start: '2019-13' }, /start: is a date that does not exist: 2019-13/],
  ['careerItems', { end: '2018-01' }, /end: needs a start/],
  ['projects', { start: '2019', end: '2018-01' }, /\(LLM Usage\): end: is before the start: 2019$/],
  ['careerItems', { highlights: ['Yes.', ' '] }, /highlights: must not have an empty string/],
  ['projects', { title: ' ' }, /title: must not be empty/],
  ['projects', { title: 'ChytBot' }, /projects\[1\] \(ChytBot\): title: repeats 'ChytBot'$/],
  ['projects', { link: 'http://example.com' }, /projects\.ts:\d+: .*link: must be an https URL/],
  ['projects', { link: 'git@x.dev:me/a.git' }, /an https URL: 'https:\/\/x\.dev\/me\/a\.git'$/],
  ['projects', { link: 'notes.dev/me' }, /must be an https URL: 'https:\/\/notes\.dev\/me'$/],
  ['projects', { link: 'https://notes.dev/ada\u00a0' }, endsInvisibly],
  ['projects', { github: 'https://x.dev/ada\u200b' }, endsInvisibly],
  ['projects', { github: 'me/notes' }, /URL, such as 'https:\/\/github\.com\/me\/notes'$/],
  ['projects', { links: Array(5).fill({ label: 'a', url: 'https://a.test' }) }, /at most four$/],
  ['projects', picture('notes.gif'), /must be a PNG, JPEG, WebP or AVIF, not 'notes\.gif'/],
  ['projects', picture('../owner.ts'), /must be the name of a file .*, without a folder/],
  ['projects', picture('100%.png'), /must be a name without %, # and \?: rename '100%\.png'/],
  ['projects', { drawing: { main: 'x' } }, /drawing\.main: must be SVG path data$/],
  [
    'projects',
    { desription: 'What it does.', description: undefined },
    /\(LLM Usage\): has an unknown field: desription \(did you mean description\?\)$/,
  ],
  ['posts', { excerpt: undefined }, /posts\[0\] \(The retry .*\): has no excerpt$/],
  ['posts', { author: 1 }, /has an unknown field: author \(there are title, excerpt, .*, link\)$/],
  ['posts', { category: ' ' }, /category: must not be empty/],
  [
    'posts',
    { date: '14.9.2026' },
    /posts\.ts:\d+: .*date: must be a year, a month or a day, as '2019', /,
  ],
  ['posts', { date: '2026-02-30' }, /date: is a date that does not exist: 2026-02-30/],
  ['posts', { date: new Date() }, /must be a text, not new Date\(\): write the date in quotes$/],
  ['careerConnections', [5, 8], /\[0\] \(5-8\): there is no career item 8: positions are 0 to 7$/],
  // The name of a method of lists.
  ['careerConnections', ['join', 7], /\(join-7\): there is no career item join: positions are/],
  ['careerConnections', ['0', '1'], /no career item 0 and 1: positions are 0 to 7$/],
  ['careerConnections', [0.5, -1], /there is no career item 0\.5 and -1: /],
  ['careerConnections', [1, 1], /with itself/],
  ['careerConnections', [0, 2], /\[1\] .*repeats an earlier connection/],
  ['careerConnections', { 1: undefined }, /must be a pair of positions or ids: is there a comma/],
  ['topics', { 1: 'Technology and Engineering' }, /topics\[1\].*repeats/],
  ['resume', { education: [{ institution: 'A', endDate: '2021-04-31' }] }, /0\.endDate: is a date/],
  ['resume', { education: [{ institution: 'A', ...late }] }, /endDate: is before the start: 2021$/],
  ['resume', { skills: [{ name: ' ' }] }, /resume\.ts:\d+: .*resume: skills\.0\.name: must not be/],
  ['strings', { book: ' ' }, /words\.ts:\d+: error: words: book: must not be empty/],
  ['articleStrings', { newerPage: 3 }, /articleWords: newerPage: must be a text, not a number$/],
  [
    'look',
    { accent: 'greenish' },
    /look\.ts:\d+: error: look: accent: must be an opaque CSS colour/,
  ],
  ['look', { accent: '#fff8' }, /look: accent: must be an opaque CSS colour/],
  // A list with holes, as in [, 'black'].
  [
    'look',
    { colours: { ink: Array(2) } },
    /look: colours\.ink: must be two colours: for the light and the dark/,
  ],
  ['owner', { lang: 'deutsch' }, /owner: lang: must be a language tag, 'de', not 'deutsch'$/],
  ['owner', { lang: 'swedish' }, /tag, such as 'de', 'pt-BR' or 'ar', not 'swedish'$/],
  ['owner', { email: 'A <a@b.de>' }, /owner\.ts:\d+: error: owner: email: must be .* alone/],
  ['owner', { site: 'lovelace.dev' }, /site: must be an https URL: 'https:\/\/lovelace\.dev'$/],
  ['owner', { site: 'https://lovelace,dev' }, /site: must be at a domain, not 'lovelace,dev'$/],
  ['owner', { site: 'https://a.dev/' }, /site: must not end with a slash$/],
  ['owner', { site: 'https://a.dev/b' }, /must be an origin .*: 'https:\/\/a\.dev'\. BASE_PATH/],
  ['owner', { profiles: [{ kind: 'forge', url: 'https://a.dev' }] }, /0\.kind: .*, not 'forge'$/],
  [
    'owner',
    { profiles: [{ kind: 'code', url: 'http://lovelace.dev' }] },
    /profiles\.0\.url: must be an https URL, or .*: 'https:\/\/lovelace\.dev'$/,
  ],
  [
    'owner',
    { newsletter: { redirects: ['https://letters.dev/thanks'] } },
    /newsletter\.redirects\.0: must be an origin without a folder: 'https:\/\/letters\.dev'$/,
  ],
  [
    'owner',
    { verification: { google: '<meta name="google" content="ab-c1">' } },
    /verification\.google: must be the content of the element alone: 'ab-c1'$/,
  ],
  ['owner', { verification: 'abc' }, /verification: must be a group of fields in braces, not a/],
])('%s with %o is reported', (part, fields, message) => {
  const copy = copyOf(content);
  const [first = copy[part]]: unknown[] = Array.isArray(copy[part]) ? copy[part] : [];
  Object.assign(typeof first === 'object' && first ? first : copy[part], fields);
  const broken = checkSchema(copy);
  expect(broken.filter(isError).length).toBeLessThan(2);
  const found = (broken.length > 0 ? broken : checkRules(copy)).map(formatDiagnostic);
  expect(found).toContainEqual(expect.stringMatching(message));
});
