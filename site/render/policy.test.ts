import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { metaPolicy } from './policy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('the policy allows exactly the inline parts of the page', () => {
  const policy = metaPolicy({ scripts: ['one()', 'two()'], styles: ['a{}'], servers: [] });
  expect(policy).toContain(`script-src 'self' ${hash('one()')} ${hash('two()')};`);
  expect(policy).toContain(`style-src 'self' ${hash('a{}')};`);
  expect(policy.match(/sha256-/g)).toHaveLength(3);
});

test('only servers that the content needs may be requested', () => {
  const policy = (servers: string[]) => metaPolicy({ scripts: [], styles: [], servers });
  expect(policy([])).toContain("connect-src 'self';");
  expect(policy(['https://api.github.com'])).toContain(
    "connect-src 'self' https://api.github.com;",
  );
});
