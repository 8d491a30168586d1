import { expect, test } from 'vitest';
import { readFields } from './front-matter.ts';

test.each([
  ['expiryDate: 2001-02-03', true],
  ['expiryDate: 2999-02-03', false],
  ['draft: false', false],
])('a post with %s: is a draft: %s', (field, isDraft) => {
  expect(readFields(`---\ntitle: A\n${field}\n---\nText\n`, 'Hugo').fields.isDraft).toBe(isDraft);
});
