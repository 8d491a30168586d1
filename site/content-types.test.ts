import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { describeFindingIn } from './content-findings.ts';
import { checkTypes } from './content-types.ts';
import { projectDirectory } from './paths.ts';

const owned = join(projectDirectory, 'app/content');
const files = ['owner.ts', 'projects.ts', 'career.ts', 'topics.ts', 'posts.ts'];
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** What the compiler says of the content with one thing changed, as its owner reads it. */
async function complaints(file: string, before: string | RegExp, after: string): Promise<string[]> {
  for (const name of files) {
    const source = readFileSync(join(owned, name), 'utf8');
    const changed = name === file ? source.replace(before, after) : source;
    if (name === file) expect(changed).not.toBe(source);
    writeFileSync(join(folder, name), changed);
  }
  return (await checkTypes(folder)).map(describeFindingIn(folder));
}

describe('what has another shape than its type is told with file, line, item and field', () => {
  test.each<[what: string, file: string, before: string | RegExp, after: string, said: RegExp]>([
    [
      'an unknown icon',
      'career.ts',
      "icon: 'flame'",
      "icon: 'rocket'",
      /career\.ts:\d+: error: careerItems\[7\] \(Founder\): icon: must be one of .*briefcase, .*not 'rocket'$/,
    ],
    [
      'an unknown colour',
      'career.ts',
      "color: 'ink'",
      "color: 'pink'",
      /careerItems\[4\] \(Data Engineer\): color: must be one of .*copper.*, not 'pink'$/,
    ],
    [
      'a level as a text',
      'career.ts',
      'level: 3',
      "level: 'three'",
      /careerItems\[5\] .*: level: must be a number, not a text$/,
    ],
    ['a connection with one end', 'career.ts', '[5, 6]', '[5]', /careerConnections\[7\]: .*/],
    [
      'a missing field',
      'posts.ts',
      / {4}excerpt:\s+'Three.*',\n/,
      '',
      /posts\.ts:\d+: error: posts\[0\] \(The retry that took down billing\): has no excerpt$/,
    ],
    [
      'an unknown field',
      'posts.ts',
      "    category: 'Technology'",
      "    author: 'x',\n    category: 'Technology'",
      /posts\[1\] .*: has a field that is not known: author$/,
    ],
    [
      'an unknown category',
      'posts.ts',
      "category: 'Technology'",
      "category: 'News'",
      /posts\[1\] .*: category: must be one of Database, Development.*, not 'News'$/,
    ],
    [
      'a field in a field',
      'owner.ts',
      "{ kind: 'code', label",
      "{ kind: 'forge', label",
      /owner\.ts:\d+: error: owner: profiles\.0\.kind: must be one of .*code,.* network,.*, not 'forge'$/,
    ],
    ['a text that is none', 'owner.ts', "name: 'Your Name'", 'name: 3', /owner: name: must be a text, not a number$/],
  ])('%s', async (_, file, before, after, said) => {
    expect(await complaints(file, before, after)).toEqual([expect.stringMatching(said)]);
  });
});

test('what is not TypeScript at all is told with file and line', async () => {
  const [first] = await complaints('topics.ts', "'Entrepreneurship',", "'Entrepreneurship'");
  expect(first).toMatch(/topics\.ts:5: error: ',' expected\.$/);
});

test('the content that the project comes with has the right types', async () => {
  expect(await complaints('owner.ts', "name: 'Your Name'", "name: 'Ada'")).toEqual([]);
});
