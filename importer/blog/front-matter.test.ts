import { expect, test } from 'vitest';
import { readFields } from './front-matter.ts';

test.each([
  ['expiryDate: 2001-02-03', true],
  ['expiryDate: 2999-02-03', false],
  ['draft: false', false],
])('a post with %s: is a draft: %s', (field, isDraft) => {
  expect(readFields(`---\ntitle: A\n${field}\n---\nText\n`, 'Hugo').fields.isDraft).toBe(isDraft);
});

test("Python-Markdown's head, covers, series, entities, and posts that wait or have expired", () => {
  const pelican = 'Title: One: a start\nDate: 2024-01-02\nStatus: draft\n\nText\n';
  const { fields, start } = readFields(pelican, 'Pelican');
  expect(fields).toMatchObject({ title: 'One: a start', date: '2024-01-02', isDraft: true });
  expect(pelican.slice(start).trim()).toBe('Text');
  const read = (yaml: string) => readFields(`---\n${yaml}\n---\n`, 'Jekyll').fields;
  expect(read('title: Don&#8217;t').title).toBe('Don’t');
  expect(read('image: {path: /a/c.png, alt: A hill}').cover).toEqual({
    url: '/a/c.png',
    alt: 'A hill',
  });
  expect(read('heroImage: c.png\nseries: [A guide]')).toMatchObject({
    cover: { url: 'c.png' },
    series: 'A guide',
  });
  expect(read('expiryDate: 2020-01-01').isDraft).toBe(true);
  expect(read('publishDate: 2999-01-01').isDraft).toBe(true);
  expect(read('canonical_url: https://a.example/x').others).toEqual(['canonical_url']);
});
