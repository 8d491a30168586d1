import { describe, expect, test } from 'vitest';
import type { Content } from '#schema/content.ts';
import * as content from '#schema/content.ts';
import { copyOf } from '#test-content/copy-content.ts';
import { formatDiagnostic } from './diagnostics.ts';
import { findErrors } from './rules.ts';
import { checkSchema } from './schema.ts';

/** The diagnostics after a change in a copy of the content. */
function complaints(change: (copy: Content) => unknown): string[] {
  const copy = copyOf(content);
  change(copy);
  const broken = checkSchema(copy);
  return (broken.length > 0 ? broken : findErrors(copy)).map(formatDiagnostic);
}

/** Sets fields of the first item of a list. */
const first =
  <List extends 'projects' | 'careerItems' | 'posts'>(
    list: List,
    fields: Record<string, unknown>,
  ) =>
  (copy: Content) =>
    Object.assign(copy[list][0] as object, fields);

test('the content keeps every rule', () => {
  expect(findErrors(content).map(formatDiagnostic)).toEqual([]);
});

describe('a broken rule is reported with file, line, item and field', () => {
  test.each<[string, (copy: Content) => unknown, RegExp]>([
    [
      'two projects with one title',
      (copy) => Object.assign(copy.projects[2] ?? {}, { title: 'ChytBot' }),
      /^test-content\/default\/projects\.ts:\d+: error: projects\[2\] \(ChytBot\): title: repeats 'ChytBot'$/,
    ],
    [
      'a connection to an index that does not exist',
      (copy) => copy.careerConnections.splice(8, 1, [5, 8]),
      /^test-content\/default\/career\.ts:\d+: error: careerConnections\[8\] \(5-8\): there is no career item 8$/,
    ],
    [
      'a connection from a card to itself',
      (copy) => copy.careerConnections.splice(0, 1, [1, 1]),
      /with itself/,
    ],
    [
      'a connection twice',
      (copy) => copy.careerConnections.push([0, 1]),
      /repeats an earlier connection/,
    ],
    [
      'a level above 7',
      first('careerItems', { level: 8 }),
      /careerItems\[0\] \(Software Engineer\): level: must be .* 0 to 7/,
    ],
    [
      'a level below 0',
      first('careerItems', { level: -1 }),
      /level: must be a whole number from 0 to 7/,
    ],
    [
      'a language that is none',
      (copy) => Object.assign(copy.owner, { lang: 'deutsch' }),
      /owner: lang: must be a language tag/,
    ],
    [
      'a broken language',
      (copy) => Object.assign(copy.owner, { lang: 'd' }),
      /owner: lang: .*, not 'd'/,
    ],
    [
      'a sentence that is empty',
      (copy) => Object.assign(copy.words, { book: ' ' }),
      /words\.ts:\d+: error: words: book: must not be empty/,
    ],
    ['half a level', first('careerItems', { level: 0.5 }), /level: must be a whole number/],
    [
      'a position that makes cards overlap',
      first('careerItems', { x: 45, y: 75 }),
      /x: overlaps careerItems\[0\] at a width/,
    ],
    [
      'a position outside of the graph',
      first('careerItems', { x: 99 }),
      /leaves the graph at a width of 768 px/,
    ],
    ['a position beyond 100 %', first('careerItems', { x: 101 }), /x: must be at most 100/],
    [
      'an address that is not https',
      first('projects', { link: 'http://example.com' }),
      /projects\.ts:\d+: .*link: must be an https URL/,
    ],
    ['no address at all', first('projects', { link: 'example' }), /link: must be an https URL/],
    [
      'code without https',
      first('projects', { github: 'git@example.com:x/y' }),
      /github: must be an https URL/,
    ],
    [
      'a picture of another kind',
      first('projects', { picture: { file: 'notes.gif', alt: '' } }),
      /picture\.file: must be a PNG, JPEG, WebP or AVIF, not 'notes\.gif'/,
    ],
    [
      'a picture in a folder',
      first('projects', { picture: { file: '../owner.ts', alt: '' } }),
      /picture\.file: must be the name of a file in content\/pictures, without a folder/,
    ],
    [
      'a picture whose name no address can carry',
      first('projects', { picture: { file: '100%.png', alt: '' } }),
      /picture\.file: must be a name without %, # and \?: rename '100%\.png'/,
    ],
    [
      'a month in words',
      first('careerItems', { start: 'Sep 2025' }),
      /start: must be a year and a month, as '2019-04'/,
    ],
    [
      'a month that does not exist',
      first('careerItems', { start: '2019-13' }),
      /start: is a month that does not exist/,
    ],
    [
      'an end before the start',
      first('careerItems', { start: '2019-04', end: '2018-01' }),
      /end: is before the start/,
    ],
    ['an end without a start', first('careerItems', { end: '2018-01' }), /end: needs a start/],
    ['an empty category', first('posts', { category: ' ' }), /category: must not be empty/],
    ['an empty title', first('projects', { title: ' ' }), /title: must not be empty/],
    [
      'a date that is not ISO',
      first('posts', { date: '14.9.2026' }),
      /posts\.ts:\d+: .*date: must be a day as YYYY-MM-DD/,
    ],
    [
      'a day that does not exist',
      first('posts', { date: '2026-02-30' }),
      /date: is a day that does not exist: 2026-02-30/,
    ],
    [
      'no role',
      (copy) => copy.careerItems.splice(0) && copy.careerConnections.splice(0),
      /careerItems: must not be empty/,
    ],
    [
      'an empty highlight',
      first('careerItems', { highlights: ['Built it.', ' '] }),
      /highlights: must not have an empty text/,
    ],
    [
      'a school without a name, in a year in words',
      (copy) =>
        Object.assign(copy.resume, { education: [{ institution: ' ', startDate: 'in 2019' }] }),
      /resume\.ts:\d+: error: resume: education\.0\.startDate: must be a year, a month or a day/,
    ],
    [
      'a topic twice',
      (copy) => copy.topics.splice(1, 1, copy.topics[0] ?? ''),
      /topics\[1\].*repeats/,
    ],
    [
      'a mailbox that is none',
      (copy) => Object.assign(copy.owner, { email: 'me' }),
      /owner\.ts:\d+: error: owner: email: must be an email address/,
    ],
    [
      'a profile without https',
      (copy) => copy.owner.profiles.splice(1, 1, { kind: 'code', label: 'x', url: 'x' }),
      /owner\.ts:\d+: error: owner: profiles\.1\.url: must be an https/,
    ],
  ])('%s', (_, change, complaint) => {
    const found = complaints(change);
    expect(found.length).toBeGreaterThan(0);
    expect(found.join('\n')).toMatch(
      complaint.multiline ? complaint : new RegExp(complaint.source, 'm'),
    );
  });
});
