/**
 * Whatever the content is, the check reports it with file and line, or its site keeps what holds for
 * every site. Some contents in `npm test`, thousands in `npm run test:content`.
 */
import { rmSync } from 'node:fs';
import fc from 'fast-check';
import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { afterAll, expect, test } from 'vitest';
import { formatDiagnosticIn, isError } from '#check/diagnostics.ts';
import { readResume } from '#importer/json-resume.ts';
import { toPosix } from '#lib/node/paths.ts';
import { makeTemporaryFolder } from '#lib/node/temporary-folder.ts';
import { leavesIn } from '#lib/text.ts';
import { contentFiles } from '#schema/content-schema.ts';
import { writeFiles } from '#test-content/files.ts';
import { filesOf, type RandomContent, randomContent } from '#test-content/random-content.ts';
import { openRunner } from './content-runner.ts';
import { entryModules } from './entry-modules.ts';

const count = Number(process.env.CONTENTS ?? 6);

const languages = ['en', 'de', 'ar', 'ja', 'fi', 'vi'];

type Runner = Awaited<ReturnType<typeof openRunner>>;

/** A folder of its own for each language, whose strings a runner finds when it starts. */
const runners = new Map<string, { folder: string; runner: Promise<Runner> }>();
afterAll(async () => {
  for (const { runner } of runners.values()) await (await runner).close();
});

/** Opens a runner for a folder that has all kinds of files: it knows them from its start. */
function start(content: RandomContent) {
  const folder = makeTemporaryFolder('random-');
  const files = { 'sections/x.md': '', 'pages/x.md': 'nav' };
  writeFiles(folder, { ...filesOf(content), ...files });
  return { folder, runner: openRunner(folder) };
}

/** Evaluates modules again. Only those with files of the content are transformed again. */
function forgetContent({ moduleGraph, runner }: Runner['environment'], folder: string): void {
  for (const module of moduleGraph.idToModuleMap.values())
    if (
      `${module.id}`.startsWith(toPosix(folder)) ||
      /\/(content|published-files)\.ts$/.test(`${module.id}`)
    )
      moduleGraph.invalidateModule(module);
  runner.clearCache();
}

/** Writes a content, and returns its errors or the files of its site. */
async function build(content: RandomContent, lang: string) {
  const known = runners.get(lang) ?? start(content);
  runners.set(lang, known);
  const { folder } = known;
  for (const name of ['articles', 'pages', 'sections'])
    rmSync(`${folder}/${name}`, { recursive: true, force: true });
  writeFiles(folder, filesOf(content));
  const runner = await known.runner;
  forgetContent(runner.environment, folder);
  const { checkLoadedContent } = await runner.runCheck();
  const diagnostics = await checkLoadedContent(folder);
  const errors = diagnostics.filter(isError);
  const lines = diagnostics.map(formatDiagnosticIn(folder));
  if (errors.length > 0) return { errors, lines, files: new Map<string, string>() };
  const { composeSite } = await runner.run<typeof import('./compose-site.ts')>(
    entryModules.compose,
  );
  const { files } = await composeSite('/', () => ({
    scripts: { client: ['/assets/a.js'], tooltips: '/assets/t.js' },
    styles: [],
  }));
  const texts = new Map<string, string>();
  for (const [file, render] of files)
    if (/\.(html|json|xml|txt)$/.test(file) && !/^assets/.test(file)) {
      const body = await render();
      if (typeof body === 'string') texts.set(file, body);
    }
  return { errors, lines, files: texts };
}

const separators = /^[\s,·:;–|،、-]|[\s,·;–|،、-]$/;

const isHidden = ({ properties }: Element) =>
  properties.ariaHidden === 'true' || properties.hidden !== undefined;

/** Whether an element shows something, or has a name. */
function hasContent(node: Element): boolean {
  if (textOf(node).trim() || node.properties.ariaLabel) return true;
  return node.children.some(
    (child) =>
      child.type === 'element' &&
      (/^(img|svg|input|video|math|picture)$/.test(child.tagName) || hasContent(child)),
  );
}

/** The faults of a page, each as a line. */
function pageFaults(html: string): string[] {
  const faults: string[] = [];
  const tree: Root = fromHtml(html);
  const ids = new Map<string, number>();
  visit(tree, 'element', ({ properties: { id } }) => {
    if (id) ids.set(`${id}`, (ids.get(`${id}`) ?? 0) + 1);
  });
  for (const [id, times] of ids) if (times > 1) faults.push(`the id ${id} is there ${times} times`);
  visit(tree, 'element', (node) => {
    const { tagName, properties } = node;
    if (isHidden(node)) return SKIP;
    const where = `<${tagName} ${JSON.stringify(properties)}>`;
    for (const name of ['ariaControls', 'ariaDescribedBy', 'ariaLabelledBy', 'htmlFor'])
      for (const id of [properties[name] ?? []].flat())
        if (!ids.has(`${id}`)) faults.push(`${where}: no element has the id ${id}`);
    const [, fragment] = /^#(.+)/.exec(`${properties.href ?? ''}`) ?? [];
    if (fragment && tagName === 'a' && !ids.has(decodeURIComponent(fragment)))
      faults.push(`${where}: there is no ${fragment}`);
    const isLive =
      properties.role === 'status' || properties.ariaLive || properties.id === 'notice';
    if (/^(h[1-6]|li|a|button|p|td|th|dt|dd|figcaption)$/.test(tagName))
      if (!isLive && !hasContent(node)) faults.push(`${where} is empty`);
    if (/^(h[1-6]|a|button)$/.test(tagName) && separators.test(textOf(node).trim()))
      faults.push(`${where} begins or ends with a separator: ${textOf(node)}`);
    for (const name of ['ariaLabel', 'title', 'alt', 'content'])
      if (separators.test(`${properties[name] ?? ''}`))
        faults.push(`${where}: ${name} begins or ends with a separator`);
  });
  const shown = html.replace(/<(script|style)[\s\S]*?<\/\1>/g, '');
  const odd = /\b(undefined|NaN)\b|\[object /.exec(shown);
  if (odd) faults.push(`has ${odd[0]}: ${shown.slice(odd.index - 60, odd.index + 30)}`);
  return faults;
}

/** Empty texts and lists in data for machines. */
function emptyParts(value: unknown, path = ''): string[] {
  if (value === '') return [`${path} is empty`];
  if (typeof value !== 'object' || value === null) return [];
  const parts = Object.entries(value);
  if (parts.length === 0) return [`${path} is empty`];
  return parts.flatMap(([name, part]) => emptyParts(part, `${path}.${name}`));
}

/** Fields that no page shows, and why. */
const notShown: Record<string, string> = {
  type: "is always 'work'",
  kind: 'is an icon',
  icon: 'is an icon',
  color: 'is a colour',
  drawing: 'is drawn',
  proposals: 'is about the content',
  description: 'is for search results; the owner’s is in the head',
  verification: 'is for services',
  fediverse: 'is for services',
  hidden: 'is for services',
  redirects: 'is for the policy',
  field: 'is the name of a field',
  fields: 'are names of fields',
  action: 'is where a form is posted',
  sections: 'is an order',
  order: 'is an order',
  lang: 'is an attribute',
  site: 'is in every URL',
  countryCode: 'is for machines',
};

/** The words of a text, without what pages write in another form. */
const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase();

/** The texts of the content that are in no file of the site and in no line of the check. */
function lostTexts({ parts }: RandomContent, site: string, lines: string[]): string[] {
  const all = lettersOf(site) + lettersOf(lines.join());
  return [...leavesIn(parts)]
    .filter(([path]) => !path.split('.').some((name) => Object.hasOwn(notShown, name)))
    .filter(([path]) => !/(^|\.)(start|end|startDate|endDate|date|releaseDate)$/.test(path))
    .flatMap(([path, leaf]) =>
      typeof leaf === 'string' && !all.includes(lettersOf(leaf)) ? `${path}: ${leaf}` : [],
    );
}

/** Pages with `nav` that the bar of home lacks. */
const barFaults = ({ files }: RandomContent, site: Map<string, string>): string[] => {
  const [, bar = ''] = /<nav[^>]*>([\s\S]*?)<\/nav>/.exec(site.get('index.html') ?? '') ?? [];
  return Object.entries(files).flatMap(([file, text]) =>
    /^"?nav"? ?: true$/im.test(text) && !bar.includes(`href="/${file.slice(6, -3)}"`)
      ? `${file} is not in the bar`
      : [],
  );
};

type Fields = Record<string, string | undefined>;

/** Titles of Markdown files that their pages lack; those of sections are on home. */
const titleFaults = ({ titles }: RandomContent, site: Map<string, string>): string[] =>
  Object.entries(titles).flatMap(([file, title]) => {
    const [, folder, name] = /^(\w+)\/(.*)\.md$/.exec(file) ?? [];
    const page = { sections: 'index', pages: `${name}/index`, articles: `blog/${name}/index` };
    const html = site.get(`${page[folder as keyof typeof page]}.html`) ?? '';
    const isThere = lettersOf(textOf(fromHtml(html))).includes(lettersOf(title));
    return isThere ? [] : `${file}: its title is not on its page: ${title}`;
  });

/** Roles of which home, the resume and resume.json do not say the same. */
function roleFaults({ parts }: RandomContent, site: Map<string, string>): string[] {
  const json = JSON.parse(site.get('resume.json') ?? '{}') as { work?: Fields[] };
  const data = JSON.parse(
    /ld\+json">(.*?)<\/script>/s.exec(site.get('index.html') ?? '')?.[1] ?? '{}',
  ) as { '@graph'?: { jobTitle?: string[] }[] };
  const isThere = (text: string | undefined, file: string) =>
    !site.has(file) ||
    lettersOf(textOf(fromHtml(`${site.get(file)}`))).includes(lettersOf(text ?? ''));
  const { education = [] } = parts.resume as { education?: Fields[] };
  // The education lists a study once.
  const roles = (parts.careerItems as Fields[]).filter(
    ({ title, company }) =>
      !education.some(
        ({ institution, studyType, area }) =>
          (institution ?? '').trim() === company?.trim() ||
          [studyType, area].filter(Boolean).join(', ') === title,
      ),
  );
  const faults = roles.flatMap(({ title, company, start, end }) => {
    const role = `${title} at ${company}`;
    const isInJson = json.work?.some(
      (entry) =>
        entry.position === title &&
        (entry.name ?? '') === company?.trim() &&
        entry.startDate === start &&
        entry.endDate === end,
    );
    return [
      isInJson ? '' : `resume.json lacks ${role}`,
      isThere(title, 'index.html') && isThere(company, 'index.html') ? '' : `home lacks ${role}`,
      isThere(title, 'resume.html') && isThere(company, 'resume.html')
        ? ''
        : `/resume lacks ${role}`,
    ].filter(Boolean);
  });
  const [, jobTitle] = data['@graph']?.[0]?.jobTitle ?? [];
  const ended = roles.filter(({ title }) => title === jobTitle);
  if (jobTitle && ended.length > 0 && ended.every(({ end = '9' }) => end < '2026'))
    faults.push(`the structured data says ${jobTitle}, which has ended`);
  return faults;
}

/** A feed whose own date is before that of an entry, or with an update before its publication. */
function feedFaults(site: Map<string, string>): string[] {
  const feed = site.get('feed.xml') ?? '';
  const dates = (name: string) =>
    [...feed.matchAll(new RegExp(`<${name}>([^<]+)</${name}>`, 'g'))].map(([, date = '']) => date);
  const [changed = '', ...updates] = dates('updated');
  const published = dates('published');
  return [
    ...updates.filter((date) => date > changed).map((date) => `the feed is older than ${date}`),
    ...updates.flatMap((date, i) => (date < `${published[i]}` ? `an update on ${date}` : [])),
  ];
}

/** Fields of resume.json that an import does not read, and why. */
const notImported: Record<string, string> = {
  $schema: 'is the format',
  image: 'is a file',
  username: 'is a part of the URL',
  phone: 'is read if it has a digit',
  address: 'is read if it has a digit',
};

/** Texts of resume.json that an import of the file loses. */
function importFaults(resume: string): string[] {
  // The import takes a number for a phone, not for what a person says.
  const { basics, references: _, ...lists } = JSON.parse(resume);
  const profiles: Fields[] = basics.profiles ?? [];
  // A page of nobody, or one twice, is not imported.
  const isOwn = ({ url }: Fields, i: number) =>
    !/^https:[/][/][^/]+[/]?$/.test(`${url}`) && profiles.findIndex((p) => p.url === url) === i;
  const source = { ...lists, basics: { ...basics, profiles: profiles.filter(isOwn) } };
  const { skipped: __, examples: ___, share: ____, ...imported } = readResume(source);
  const leaves = [...leavesIn(imported)].map(([, leaf]) => lettersOf(`${leaf}`)).filter(Boolean);
  const all = leaves.join('');
  // A long text continues in another field.
  const isThere = (text: string) =>
    all.includes(text) ||
    leaves.some((leaf) => text.startsWith(leaf) && all.includes(text.slice(leaf.length)));
  return [...leavesIn(source)].flatMap(([path, leaf]) => {
    // Roles last for months. Where a text has no letter, the import tells numbers from words.
    const text = lettersOf(/Date$/.test(path) ? `${leaf}`.slice(0, 7) : `${leaf}`);
    const isExpected = /Date$/.test(path) || /\p{L}/u.test(text);
    const isRead = !path.split('.').some((name) => Object.hasOwn(notImported, name));
    return isExpected && isRead && !isThere(text)
      ? [`an import of resume.json loses ${path}: ${leaf}`]
      : [];
  });
}

test('a random content is reported with file and line, or its site has no fault', async () => {
  const content = fc
    .constantFrom(...languages)
    .chain((lang) => randomContent(lang).map((random) => ({ lang, random })));
  await fc.assert(
    fc.asyncProperty(content, async ({ lang, random }) => {
      const { errors, lines, files } = await build(random, lang);
      for (const { module, file, message } of errors) {
        expect(file ?? contentFiles[module]).toBeTruthy();
        expect(message).not.toMatch(/undefined|\[object/);
      }
      if (errors.length > 0) return;
      const faults: string[] = [];
      const pages = [...files].filter(([file]) => file.endsWith('.html'));
      for (const [file, html] of pages) {
        faults.push(...pageFaults(html).map((fault) => `${file}: ${fault}`));
        for (const [, json = ''] of html.matchAll(
          /<script type="application\/ld\+json">(.*?)<\/script>/gs,
        ))
          faults.push(...emptyParts(JSON.parse(json)).map((fault) => `${file}: data: ${fault}`));
        const redirect = html.includes('http-equiv="refresh"');
        if (!redirect && !file.includes('blog/') && !html.includes(`<html lang="${lang}"`))
          faults.push(`${file}: is not in ${lang}`);
      }
      faults.push(
        ...barFaults(random, files),
        ...titleFaults(random, files),
        ...roleFaults(random, files),
        ...feedFaults(files),
      );
      const resume = files.get('resume.json');
      if (resume)
        faults.push(
          ...emptyParts(JSON.parse(resume)).map((fault) => `resume.json: ${fault}`),
          ...importFaults(resume),
        );
      const texts = pages.map(([, html]) => {
        const tree = fromHtml(html);
        const attributes: string[] = [];
        visit(tree, 'element', ({ properties: { href, content } }) => {
          const value = `${href ?? content ?? ''}`;
          attributes.push(value, decodeURI(value.replace(/%(?![\da-f]{2})/gi, '%25')));
        });
        return textOf(tree) + attributes.join(' ');
      });
      faults.push(
        ...lostTexts(random, texts.join(' ') + (resume ?? ''), lines).map(
          (lost) => `no page shows ${lost}`,
        ),
      );
      expect(faults, JSON.stringify(filesOf(random), null, 2)).toEqual([]);
    }),
    { numRuns: count, ...(process.env.CONTENTS ? {} : { endOnFailure: true }) },
  );
}, 3_600_000);
