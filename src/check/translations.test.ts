/** What owners read about mistakes in the translations of a site. */
import { renameSync, rmSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { copyFolder } from '#test-content/copy-folder.ts';

let content: ReturnType<typeof copyFolder>;

beforeEach(() => {
  content = copyFolder('translated');
  rmSync(content.path('ar'), { recursive: true });
});

const write = (file: string, text: string) => content.write(file, text);
const replace = (...change: Parameters<typeof content.replace>) => content.replace(...change);
const rename = (from: string, to: string) => renameSync(content.path(from), content.path(to));

/** The errors and, for files in `about`, the suggestions. */
const messages = async (about = /^$/) =>
  (await content.check()).filter((line) => line.includes(': error') || about.test(line));

const retries = 'de/articles/retries.md';
const mistakes: [make: () => void, message: string, about?: RegExp][] = [
  [
    () => replace('de/owner.ts', "lang: 'de'", "lang: 'fr'"),
    "de/owner.ts:6: error: owner: lang: must be 'de', as the folder is named, or rename the folder to 'fr'",
  ],
  [
    () => replace('de/owner.ts', "lang: 'de'", "lang: 'es_MX'"),
    "de/owner.ts:6: error: owner: lang: must be a language tag, 'es-MX', not 'es_MX'",
  ],
  [
    () => rename('de', 'Deutsch'),
    "Deutsch/owner.ts:6: error: owner: lang: is in the folder 'Deutsch': name it by the language's tag, such as 'de'",
  ],
  [
    () => {
      rename('de', 'en');
      replace('en/owner.ts', "lang: 'de'", "lang: 'en'");
    },
    'en/owner.ts:6: error: owner: lang: is the language of the original, too',
  ],
  [
    () => write('fr/projects.ts', ''),
    'fr:1: suggestion: is not read: folders of the content are articles,',
    /^fr:/,
  ],
  [
    () => write('de/fr/owner.ts', ''),
    "pictures, public, sections, and languages with an owner.ts in the original's",
    /^de\/fr:/,
  ],
  [() => replace('de/projects.ts', '../projects.ts', '../career.ts'), 'the original: no list'],
  [() => replace('de/projects.ts', /\{$[\s\S]*\}/m, '[{}]'), 'translate needs texts by name'],
  [() => replace('de/projects.ts', /import .*/, ''), 'is not defined: import { translate }'],
  [
    () => replace('de/owner.ts', /import \{ owner as.*\n([\s\S]*?)english/, '$1owner'),
    ': import { owner as english }',
  ],
  [() => replace('de/owner.ts', '../owner', './owner'), "imports itself: write '../owner.ts'"],
  [() => replace('de/career.ts', /export \{.*/, ''), ': export { careerConnections } from'],
  [
    () => write('de/topics.ts', "export const topics: string[] = ['It's'];\n"),
    "de/topics.ts:1: error: the apostrophe in It's ends the text: put the text in double quotes",
  ],
  [
    () => {
      replace('owner.ts', /email: '.*'/, "email: 'nobody'");
      replace('de/owner.ts', "lang: 'de'", "lang: 'fr'");
    },
    // An error in the original is alone.
    'owner.ts:',
  ],
  [
    () => write('pages/de.md', '---\ntitle: German\n---\n'),
    'pages/de.md:1: error: /de is already a page: choose another name',
  ],
  [() => rename(retries, 'articles/retries.de.md'), 'it belongs in de/articles/retries.md'],
  [() => rename('de/articles', 'articles/de'), 'it belongs in de/articles/NAME.md'],
  [() => replace('articles/retries.md', /$/, '[x](/de/blog/x)'), 'link to its whole URL'],
];

test('mistakes in articles and their old URLs are each reported once', async () => {
  replace('articles/retries.md', 'category', 'updated: 2026-04-01\naliases: [/old/]\ncategory');
  replace('articles/only-english.md', 'category', 'aliases: [/de/blog/retries]\ncategory');
  const aliases = '[/blog/only-english, /de/projects, /blog/alt, /old]';
  replace(retries, 'category', `aliases: ${aliases}\ncategory`);
  replace(retries, '(/)', '(/blog/only-english)');
  replace(retries, '(level.svg)', '(levl.svg)');
  expect((await messages(/retries/)).sort()).toEqual([
    'articles/only-english.md:1: error: aliases: /de/blog/retries is taken by de/articles/retries.md',
    'de/articles/retries.md:13: error: /blog/only-english has no translation: link to its whole URL (https://…)',
    "de/articles/retries.md:15: error: there is no 'levl.svg' beside the article",
    'de/articles/retries.md:1: error: aliases: /blog/only-english is taken by articles/only-english.md',
    'de/articles/retries.md:1: error: aliases: /de/projects is taken by a page or file of the site',
    'de/articles/retries.md:1: error: aliases: /old is taken by articles/retries.md',
    'de/articles/retries.md:1: suggestion: is older than its original, which changed on 2026-04-01: translate the changes',
  ]);
});

test('a missing original is reported in each language', async () => {
  write('fr/owner.ts', content.read('de/owner.ts').replace("'de'", "'fr'"));
  write('fr/articles/retries.md', content.read(retries));
  rename('articles/retries.md', 'articles/attempts.md');
  expect((await messages()).join().match(/no original of this name/g)).toHaveLength(2);
});

test('what a translation lacks, or has in the original language, is one line a file', async () => {
  replace('de/projects.ts', / {2}ChytBot: .*\n/, '');
  replace('de/owner.ts', / {2}pitch:\n.*\n {2}description.*/, '');
  replace('de/resume.ts', / {2}\.\.\.english,\n {2}education: .*/, '');
  rmSync(content.path('de/topics.ts'));
  const found = await messages(/has no translation/);
  expect(found.map((line) => line.replace(/: pages.*/, ''))).toEqual([
    'de/owner.ts:4: suggestion: owner: has no translation of pitch, description',
    'de/projects.ts:4: suggestion: projects: has no translation of ChytBot',
    'de/resume.ts:5: suggestion: resume: has no translation of education',
    'de/owner.ts:6: suggestion: owner: lang: has no translation of topics.ts',
  ]);
});

test('what a translation inherits is reported once, and empty modules need no translation', async () => {
  replace('owner.ts', /email: '.*'/, "email: 'you@example.com'");
  write('resume.ts', 'export const resume = {};\n');
  rmSync(content.path('de/resume.ts'));
  expect(await messages(/email|resume/)).toEqual([
    "owner.ts:10: placeholder: owner: email: is still 'you@example.com'",
  ]);
});

test.each(mistakes)('%s: %s', async (make, message, about) => {
  make();
  const found = await messages(about);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(message);
});
