/** What owners read about mistakes in the translations of a site. */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkContent } from '#builder/content-runner.ts';
import { projectDirectory } from '#lib/node/paths.ts';
import { formatDiagnosticIn } from './diagnostics.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(join(projectDirectory, 'test-content/translated'), folder, { recursive: true });
  rmSync(join(folder, 'ar'), { recursive: true });
});

afterEach(() => rmSync(folder, { recursive: true }));

const path = (file: string) => join(folder, file);
const write = (file: string, text: string) => {
  mkdirSync(dirname(path(file)), { recursive: true });
  writeFileSync(path(file), text);
};
const replace = (file: string, before: string | RegExp, after: string) => {
  const source = readFileSync(path(file), 'utf8');
  const changed = source.replace(before, after);
  expect(changed).not.toBe(source);
  write(file, changed);
};
const rename = (from: string, to: string) => renameSync(path(from), path(to));

/** The errors and, for files in `about`, the suggestions, by paths below the content's folder. */
const messages = async (about = /^$/) =>
  (await checkContent(folder))
    .map(
      (diagnostic) =>
        formatDiagnosticIn(folder)(diagnostic).split(`${folder.split('/').pop()}/`)[1] ?? '',
    )
    .filter((line) => line.includes(': error') || about.test(line));

const retries = 'de/articles/retries.md';
const mistakes: [mistake: string, make: () => void, message: string, about?: RegExp][] = [
  [
    'a folder whose language is another one',
    () => replace('de/owner.ts', "lang: 'de'", "lang: 'fr'"),
    "de/owner.ts:6: error: owner: lang: must be 'de', as the folder is named",
  ],
  [
    'a folder that is not named by a tag',
    () => rename('de', 'Deutsch'),
    "Deutsch/owner.ts:6: error: owner: lang: is in the folder 'Deutsch': name it by the language's tag, such as 'de'",
  ],
  [
    'the language of the original',
    () => {
      rename('de', 'en');
      replace('en/owner.ts', "lang: 'de'", "lang: 'en'");
    },
    'en/owner.ts:6: error: owner: lang: is the language of the original, too',
  ],
  [
    'a folder without owner.ts',
    () => write('fr/projects.ts', ''),
    "fr:1: suggestion: is not read: a translation needs an owner.ts with lang: 'fr'",
    /^fr:/,
  ],
  [
    'a translation in a translation',
    () => write('de/fr/owner.ts', ''),
    "de/fr:1: suggestion: is not read: translations are folders of the original's content",
    /^de\/fr:/,
  ],
  [
    'an unknown name',
    () => replace('de/projects.ts', 'ChytBot', 'ChatBot'),
    ": error: there is no 'ChatBot' in the original: LLM Usage, ChytBot, Pause It",
  ],
  [
    'a missing import',
    () => replace('de/projects.ts', '../projects.ts', '../project.ts'),
    "de/projects.ts:2: error: imports '../project.ts', which does not exist",
  ],
  [
    'a syntax error',
    () => write('de/topics.ts', "export const topics: string[] = ['It's'];\n"),
    "de/topics.ts:1: error: the apostrophe in It's ends the text: put the text in double quotes",
  ],
  [
    'an error in the original, alone',
    () => {
      replace('owner.ts', /email: '.*'/, "email: 'nobody'");
      replace('de/owner.ts', "lang: 'de'", "lang: 'fr'");
    },
    'owner.ts:',
  ],
  [
    'a page of the name of a language',
    () => write('pages/de.md', '---\ntitle: German\n---\n'),
    'pages/de.md:1: error: /de is already a page: choose another name',
  ],
  [
    'a link to an article without translation',
    () => replace(retries, '(/)', '(/blog/only-english)'),
    'de/articles/retries.md:12: error: /blog/only-english has no translation: link to its whole URL (https://…)',
  ],
  [
    'a picture that no language has',
    () => replace(retries, '(level.svg)', '(levl.svg)'),
    "de/articles/retries.md:14: error: there is no 'levl.svg' beside the article",
  ],
  [
    'a date that no language has',
    () => rename(retries, 'de/articles/einmal.md'),
    'de/articles/einmal.md:1: error: date: is missing',
  ],
  [
    'an alias that is a page of the original',
    () => replace(retries, 'category', 'aliases: [/blog/only-english]\ncategory'),
    'de/articles/retries.md:1: error: aliases: /blog/only-english is taken by the original',
  ],
  [
    'an alias that is a page of the translation',
    () => replace(retries, 'category', 'aliases: [/de/projects, /blog/alt]\ncategory'),
    'de/articles/retries.md:1: error: aliases: /de/projects is taken by a page or file of the site',
  ],
  [
    'texts that are not translated',
    () => rmSync(path('de/projects.ts')),
    "de/owner.ts:6: suggestion: owner: lang: has no translation of projects.ts: pages show the original's texts",
    /de\/owner/,
  ],
  [
    'an original that changed later',
    () => replace('articles/retries.md', 'category', 'updated: 2026-04-01\ncategory'),
    'de/articles/retries.md:1: suggestion: is older than its original, which changed on 2026-04-01: translate the changes',
    /retries/,
  ],
];

test('a site in two languages has no errors', async () => {
  expect(await messages()).toEqual([]);
});

test('what a translation inherits is reported once, and empty modules need no translation', async () => {
  replace('owner.ts', /email: '.*'/, "email: 'you@example.com'");
  write('resume.ts', 'export const resume = {};\n');
  rmSync(path('de/resume.ts'));
  expect(await messages(/email|resume/)).toEqual([
    "owner.ts:10: placeholder: owner: email: is still 'you@example.com'",
  ]);
});

test.each(mistakes)('%s', async (_, make, message, about) => {
  make();
  const found = await messages(about);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(message);
});
