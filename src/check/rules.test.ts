import { describe, expect, test } from 'vitest';
import type { Content } from '#content/content.ts';
import * as content from '#content/content.ts';
import { copyOf } from '#test-content/copy-content.ts';
import { formatDiagnostic } from './diagnostics.ts';
import { checkRules } from './rules.ts';
import { checkSchema } from './schema.ts';

/** The diagnostics after a change in a copy of the content. */
function messagesOf(change: (copy: Content) => unknown): string[] {
  const copy = copyOf(content);
  change(copy);
  const broken = checkSchema(copy);
  return (broken.length > 0 ? broken : checkRules(copy)).map(formatDiagnostic);
}

const picture = (file: string) => ({ picture: { file, alt: '' } });

test('the content matches every rule', () => {
  expect(checkRules(content).map(formatDiagnostic)).toEqual([]);
});

describe('a broken rule is reported with file, line, item and field', () => {
  test.each<[module: 'projects' | 'careerItems' | 'posts', fields: object, message: RegExp]>([
    ['careerItems', { level: 8 }, /\[0\] \(Software Engineer\): level: must be .* 0 to 7/],
    ['careerItems', { level: -1 }, /level: must be a whole number from 0 to 7/],
    ['careerItems', { level: 0.5 }, /level: must be a whole number/],
    ['careerItems', { color: 'pink' }, /color: must be one of .*copper.*, not 'pink'$/],
    ['careerItems', { x: 45, y: 75 }, /x: overlaps careerItems\[0\] at a width/],
    ['careerItems', { x: 99 }, /leaves the graph at a width of 768 px/],
    ['careerItems', { x: 101 }, /x: must be at most 100/],
    [
      'careerItems',
      { start: 'Sep 2025' },
      /start: must be a year, a month or a day, as '2019', .*, not 'Sep 2025'/,
    ],
    ['careerItems', { start: '2019-13' }, /start: is a date that does not exist: 2019-13/],
    ['careerItems', { start: '2019-04', end: '2018-01' }, /end: is before the start/],
    ['careerItems', { end: '2018-01' }, /end: needs a start/],
    [
      'careerItems',
      { highlights: ['Built it.', ' '] },
      /highlights: must not have an empty string/,
    ],
    ['projects', { title: ' ' }, /title: must not be empty/],
    ['projects', { link: 'http://example.com' }, /projects\.ts:\d+: .*link: must be an https URL/],
    [
      'projects',
      { link: 'notes.dev/me' },
      /link: must be an https URL: 'https:\/\/notes\.dev\/me'$/,
    ],
    ['projects', { link: '' }, /link: must be an https URL, or be left out$/],
    [
      'projects',
      { link: 'https://notes.dev/ada\u00a0' },
      /ends with a space or an invisible character: type it again$/,
    ],
    [
      'projects',
      { github: 'https://x.dev/ada\u200b' },
      /ends with a space or an invisible character: type it again$/,
    ],
    [
      'careerItems',
      { end: 'present' },
      /end: must be .* not 'present'; leave the end out if it is still to come$/,
    ],
    [
      'projects',
      { github: 'lovelace/notes' },
      /github: must be an https URL, such as 'https:\/\/github\.com\/lovelace\/notes'$/,
    ],
    ['projects', picture('notes.gif'), /must be a PNG, JPEG, WebP or AVIF, not 'notes\.gif'/],
    ['projects', picture('../owner.ts'), /must be the name of a file .*, without a folder/],
    ['projects', picture('100%.png'), /must be a name without %, # and \?: rename '100%\.png'/],
    ['posts', { category: ' ' }, /category: must not be empty/],
    ['posts', { date: '14.9.2026' }, /posts\.ts:\d+: .*date: must be a day as YYYY-MM-DD/],
    ['posts', { date: '2026-02-30' }, /date: is a day that does not exist: 2026-02-30/],
  ])('%s with %o', (module, fields, message) => {
    const found = messagesOf((copy) => Object.assign(copy[module][0] as object, fields));
    expect(found).toContainEqual(expect.stringMatching(message));
  });

  test.each<[string, (copy: Content) => unknown, RegExp]>([
    [
      'two projects with one title',
      (copy) => Object.assign(copy.projects[2] ?? {}, { title: 'ChytBot' }),
      /^test-content\/default\/projects\.ts:\d+: error: projects\[2\] \(ChytBot\): title: repeats 'ChytBot'$/,
    ],
    [
      'a connection to an index that does not exist',
      ({ careerConnections }) => careerConnections.splice(8, 1, [5, 8]),
      /^test-content\/default\/career\.ts:\d+: error: careerConnections\[8\] \(5-8\): there is no career item 8: positions are 0 to 7\. If a role was deleted, correct all pairs$/,
    ],
    [
      'a connection to the name of a method of lists',
      (copy) => copy.careerConnections.splice(0, 1, ['join', 7] as never),
      /careerConnections\[0\] \(join-7\): there is no career item join$/,
    ],
    [
      'a connection between positions in quotes',
      (copy) => copy.careerConnections.splice(0, 1, ['0', '1'] as never),
      /careerConnections\[0\] \(0-1\): there is no career item 0 and 1: positions have no quotes$/,
    ],
    [
      'a connection to half a position',
      (copy) => copy.careerConnections.splice(0, 1, [0.5, -1]),
      /there is no career item 0\.5 and -1$/,
    ],
    [
      'a connection from a card to itself',
      ({ careerConnections }) => careerConnections.splice(0, 1, [1, 1]),
      /with itself/,
    ],
    [
      'a connection twice',
      ({ careerConnections }) => careerConnections.push([0, 1]),
      /repeats an earlier connection/,
    ],
    [
      'a language that is none',
      ({ owner }) => Object.assign(owner, { lang: 'deutsch' }),
      /owner: lang: must be a language tag, 'de', not 'deutsch'$/,
    ],
    [
      'a language tag with an underscore',
      ({ owner }) => Object.assign(owner, { lang: 'fr_FR' }),
      /owner: lang: must be a language tag, 'fr-FR', not 'fr_FR'$/,
    ],
    [
      'a language that nobody speaks',
      ({ owner }) => Object.assign(owner, { lang: 'gibberish' }),
      /owner: lang: must be a language tag, such as 'de', 'pt-BR' or 'ar', not 'gibberish'$/,
    ],
    [
      'a redirect with a path',
      ({ owner }) =>
        Object.assign(owner, { newsletter: { redirects: ['https://letters.dev/thanks'] } }),
      /newsletter\.redirects\.0: must be an origin without a folder: 'https:\/\/letters\.dev'$/,
    ],
    [
      'a site in a folder',
      ({ owner }) => Object.assign(owner, { site: 'https://lovelace.dev/ada' }),
      /site: must be an origin .*: 'https:\/\/lovelace\.dev'\. BASE_PATH names the folder/,
    ],
    [
      'a meta element as verification',
      ({ owner }) =>
        Object.assign(owner, { verification: { google: '<meta name="google" content="ab-c1">' } }),
      /verification\.google: must be the content of the element alone: 'ab-c1'$/,
    ],
    [
      'the security field of an earlier version, beside an error',
      ({ owner }) => Object.assign(owner, { security: null, name: 3 }),
      /suggestion: owner: security: .*\/\.well-known\/security\.txt.* remove the field$/,
    ],
    [
      'a day that does not exist',
      ({ resume }) =>
        Object.assign(resume, { education: [{ institution: 'A', endDate: '2021-04-31' }] }),
      /education\.0\.endDate: is a date that does not exist: 2021-04-31$/,
    ],
    [
      'a string that is empty',
      ({ strings }) => Object.assign(strings, { book: ' ' }),
      /words\.ts:\d+: error: words: book: must not be empty/,
    ],
    [
      'a school without a name, in a year in words',
      ({ resume }) =>
        Object.assign(resume, { education: [{ institution: ' ', startDate: 'in 2019' }] }),
      /resume\.ts:\d+: error: resume: education\.0\.startDate: must be a year, a month or a day/,
    ],
    ['a topic twice', ({ topics }) => topics.splice(1, 1, topics[0] ?? ''), /topics\[1\].*repeats/],
    [
      'a mailbox that is none',
      ({ owner }) => Object.assign(owner, { email: 'me' }),
      /owner\.ts:\d+: error: owner: email: must be an email address/,
    ],
    [
      'a form that is posted without encryption',
      ({ owner }) => Object.assign(owner, { newsletter: { action: 'http://letters.test' } }),
      /owner: newsletter\.action: must be an https URL: 'https:\/\/letters\.test'$/,
    ],
    [
      'a site without its scheme',
      ({ owner }) => Object.assign(owner, { site: 'lovelace.dev' }),
      /owner: site: must be an https URL: 'https:\/\/lovelace\.dev'$/,
    ],
    [
      'an unencrypted profile',
      ({ owner }) => owner.profiles.splice(0, 1, { kind: 'code', url: 'http://lovelace.dev' }),
      /profiles\.0\.url: must be an https URL, or .*: 'https:\/\/lovelace\.dev'$/,
    ],
    [
      'a text in place of meta elements',
      ({ owner }) => Object.assign(owner, { verification: 'abc' }),
      /owner: verification: must be a group of fields in braces, not a text$/,
    ],
    [
      'an unknown section',
      ({ owner }) => Object.assign(owner, { sections: ['projects', 'no-such-section'] }),
      /owner: sections\.1: must be one of projects, .*newsletter, contact, not 'no-such-section'$/,
    ],
  ])('%s', (_, change, message) => {
    expect(messagesOf(change)).toContainEqual(expect.stringMatching(message));
  });
});
