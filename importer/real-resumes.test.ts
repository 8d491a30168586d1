/**
 * How much of a résumé arrives: a collection of made-up ones (test-content/resumes), in the shapes
 * that real ones have.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse as parseToml } from 'smol-toml';
import { expect, test } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { lettersOnly, textsIn } from '../lib/texts.ts';
import { resumeParts } from '../model/resume/resume-parts.ts';
import * as content from '../schema/content.ts';
import { findErrors } from '../site/check/rules.ts';
import { projectDirectory } from '../site/paths.ts';
import { resume } from '../site/render/files/resume.ts';
import { plainText } from './clean-text.ts';
import { toContent } from './content-modules.ts';
import { readResume } from './json-resume.ts';

const files = globSync(join(projectDirectory, 'test-content/resumes/*.{json,toml,yaml,yml}'));

const parsers: Record<string, (text: string) => unknown> = {
  json: JSON.parse,
  toml: parseToml,
  yaml: parseYaml,
  yml: parseYaml,
};

const parse = (file: string) => parsers[file.split('.').at(-1) ?? '']?.(readFileSync(file, 'utf8'));

const allTexts = (value: unknown) =>
  lettersOnly([...textsIn(value)].map(([, text]) => text).join(' '));

/** The texts that a reader would look for; dates and URLs have other forms. */
const isText = ([path, text]: [string, string]) =>
  !/(^|\.)(\$schema|meta|metadata|design|id|icon)\b|(date|period|year)$/i.test(path) &&
  // Headings of sections, and names of fields.
  !/^(sections\.\w+\.(name|title)|summary\.title|\d+\.(title|type))$|\.contents\.\d+\.name$/.test(
    path,
  ) &&
  !/^(https?:)?\/\/|^www\./.test(text) &&
  plainText(text) !== undefined;

function shares(file: string) {
  const source = parse(file);
  const imported = readResume(source);
  const site = { ...content, ...toContent(imported) };
  const { meta: _, ...published } = resume(site) as { meta: unknown };
  const page = allTexts([
    resumeParts(site),
    site.owner,
    site.careerItems,
    site.projects,
    site.topics,
  ]);
  const json = allTexts(published);
  const wanted = [...textsIn(source)].filter(isText);
  const lost = (place: string) =>
    wanted.filter(
      ([, text]) =>
        !text.split('\n').every((line) => place.includes(lettersOnly(plainText(line) ?? ''))),
    );
  return { site, imported, count: wanted.length, onPage: lost(page), inJson: lost(json) };
}

test.each(files.map((file) => [basename(file), file]))(
  '%s: keeps the rules, and what is left out is named',
  (_, file) => {
    const { site, imported, onPage } = shares(file);
    expect(findErrors(site)).toEqual([]);
    const named = imported.leftOut.join('\n');
    for (const [path] of onPage) expect(named).toContain(path);
    expect(site.owner.site).toMatch(/^https:\/\/example\.com$|\.(test|github\.io)$/);
  },
);

test('at least 97 of 100 texts arrive on the pages, and in resume.json', () => {
  const all = files.map(shares);
  const sum = (of: (share: (typeof all)[number]) => number) =>
    all.reduce((total, share) => total + of(share), 0);
  const count = sum((share) => share.count);
  expect(count).toBeGreaterThan(300);
  const lost = all
    .flatMap(({ onPage, inJson }) => [...onPage, ...inJson])
    .map(([path, text]) => `${path}: ${text}`);
  expect(1 - sum(({ onPage }) => onPage.length) / count, lost.join('\n')).toBeGreaterThanOrEqual(
    0.97,
  );
  expect(1 - sum(({ inJson }) => inJson.length) / count, lost.join('\n')).toBeGreaterThanOrEqual(
    0.97,
  );
});

test('the latest role is on top, and levels never fall with time', () => {
  for (const file of files) {
    const { careerItems } = shares(file).site;
    const byTime = careerItems
      .filter(({ start }) => start)
      .toSorted((a, b) => `${a.start}`.localeCompare(`${b.start}`));
    const levels = byTime.map(({ level }) => level);
    expect(levels).toEqual(levels.toSorted((a, b) => a - b));
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
