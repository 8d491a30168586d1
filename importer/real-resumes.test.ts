/**
 * How much of a résumé arrives: made-up ones in the shapes that real ones have
 * (test-content/resumes), and those of ten people (test-content/people).
 */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import schema from '@jsonresume/schema/schema.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { z } from 'zod';
import { toJsonResume } from '../src/builder/outputs/resume-json.ts';
import { checkRules } from '../src/check/rules.ts';
import * as content from '../src/content/content.ts';
import { projectDirectory } from '../src/lib/node/paths.ts';
import { lettersAndDigits, stringsIn } from '../src/lib/text.ts';
import { resumeParts } from '../src/model/resume/resume-parts.ts';
import { plainText } from './clean-text.ts';
import { toContent } from './content-modules.ts';
import { omitEmpty } from './entries.ts';
import { readResume } from './json-resume.ts';

const files = globSync(join(projectDirectory, 'test-content/{resumes,people}/*.json'));
const people = files.filter((file) => dirname(file).endsWith('people'));

const parse = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

const allTexts = (value: unknown) =>
  lettersAndDigits([...stringsIn(value)].map(([, text]) => text).join(' '));

/** The texts that a reader would look for; dates and URLs have other forms. */
const isText = ([path, text]: [string, string]) =>
  !/(^|\.)(\$schema|meta)\b|date$/i.test(path) &&
  !/^(https?:)?\/\/|^www\./.test(text) &&
  plainText(text) !== undefined;

function shares(file: string) {
  const source = parse(file);
  const imported = readResume(source);
  const site = { ...content, ...toContent(imported) };
  const { meta: _, ...published } = toJsonResume(site) as { meta: unknown };
  const { owner, careerItems, projects, topics } = site;
  const wanted = [...stringsIn(source)].filter(isText);
  const missingIn = (output: unknown) => {
    const texts = allTexts(output);
    const has = (line: string) => texts.includes(lettersAndDigits(plainText(line) ?? ''));
    return wanted.filter(([, text]) => !text.split('\n').every(has));
  };
  const onPage = missingIn([resumeParts(site), owner, careerItems, projects, topics]);
  return { site, imported, count: wanted.length, onPage, inJson: missingIn(published) };
}

test.each(files.map((file) => [basename(file), file]))(
  '%s: matches the rules, and skipped texts are reported',
  (_, file) => {
    const { site, imported, onPage } = shares(file);
    expect(checkRules(site)).toEqual([]);
    const named = [...imported.skipped, ...(imported.examples ?? [])].join('\n');
    for (const [path] of onPage) expect(named).toContain(path);
    expect(site.owner.site).toMatch(/^https:\/\/example\.com$|\.(test|github\.io)$/);
  },
);

test.each(['onPage', 'inJson'] as const)('at least 97 of 100 texts are %s', (place) => {
  const all = files.map(shares);
  const lost = all.flatMap((share) => share[place]).map(([path, text]) => `${path}: ${text}`);
  const count = all.reduce((total, share) => total + share.count, 0);
  expect(count).toBeGreaterThan(300);
  expect(1 - lost.length / count, lost.join('\n')).toBeGreaterThanOrEqual(0.97);
});

test('the language is that of the texts, and the roles of ten people are in order', () => {
  expect(people).toHaveLength(10);
  for (const file of people) {
    const { careerItems, owner } = shares(file).site;
    expect((owner.lang ?? 'en').slice(0, 2), file).toBe(basename(file).slice(0, 2));
    const jobs: Record<string, string>[] = (parse(file).work ?? []).filter(
      ({ name }: { name: string }) => name !== 'Various',
    );
    expect(careerItems.map(({ title, start }) => [title, start]).toReversed(), file).toEqual(
      jobs.map(({ position, startDate }) => [position, startDate]),
    );
    expect(careerItems.at(-1)?.end, file).toBeUndefined();
  }
});

test('no card ends in the middle of a sentence, and a sentence comes before a keyword', () => {
  for (const file of files)
    for (const { project, summary, highlights = [] } of shares(file).site.careerItems) {
      expect(project).not.toMatch(/…$|^(React|Angular)$/);
      if (project)
        expect([summary, ...highlights].some((text) => text?.includes(project))).toBe(true);
    }
});

const modules = import.meta.glob<object>(
  '../test-content/*/{owner,career,projects,resume,topics,posts}.ts',
  { eager: true },
);
const contents = Map.groupBy(Object.entries(modules), ([file]) => basename(dirname(file)));

// The lists of another content, if it has none, are empty. An import makes texts plain.
const factsOf = (site: content.Content) =>
  JSON.parse(
    JSON.stringify(omitEmpty(toJsonResume(site)), (_, value) => plainText(value) ?? value),
  );

// docs/import.md lists what JSON Resume cannot say.
test.each([...contents])('importing the resume.json of %s gives its facts back', (_, files) => {
  const site = Object.assign({ ...content }, ...files.map(([, file]) => file));
  const written = toJsonResume(site);
  expect(z.fromJSONSchema(schema as never).safeParse(written).error?.issues ?? []).toEqual([]);
  const imported = readResume(written);
  expect(factsOf({ ...content, ...toContent(imported) })).toEqual(factsOf(site));
  expect(imported.skipped).toEqual([]);
});
