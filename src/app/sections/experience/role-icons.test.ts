import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { careerItemSchema } from '#schema/career.ts';

test('the file of icons has one for every name that content may use', () => {
  const file = readFileSync(join(import.meta.dirname, 'role-icons.svg'), 'utf8');
  const ids = [...file.matchAll(/<symbol id="([\w-]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual(careerItemSchema.shape.icon.unwrap().options);
});
