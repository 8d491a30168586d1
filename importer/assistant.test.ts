/** The text for chat assistants in docs/import.md requests the fields that the import reads. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import schema from '@jsonresume/schema/schema.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { z } from 'zod';
import { projectDirectory } from '../src/lib/node/paths.ts';
import { readResume } from './json-resume.ts';

const documentation = readFileSync(join(projectDirectory, 'docs/import.md'), 'utf8');
const [, form = ''] = /^```text\n[\s\S]*?^(\{\n[\s\S]*?^\})\n```$/m.exec(documentation) ?? [];

test('a filled-in form is a valid JSON Resume, of which everything is imported', () => {
  let count = 0;
  const filled = JSON.parse(form, (key, value) => {
    if (typeof value !== 'string') return value;
    count += 1;
    if (key === 'email') return 'jo@doe.test';
    if (key === 'url') return `https://doe.test/${count}`;
    // An account's name is the end of its URL, which is the next value.
    if (key === 'username') return `${count + 1}`;
    return /date$/i.test(key) ? `${2000 + count}` : `value ${count}.`;
  });
  expect(count).toBeGreaterThan(60);
  expect(z.fromJSONSchema(schema as never).safeParse(filled).error?.issues ?? []).toEqual([]);
  expect(readResume(filled).skipped).toEqual([]);
});
