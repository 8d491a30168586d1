/** Whether the articles, case studies and own pages of the content can be published: each fault with its file and line. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { articleWords } from '../../../app/articles/article-words.ts';
import { type Article, aliasPath, publishedArticles, readArticles } from '../../../app/articles/articles.ts';
import { indexPages, topicPages } from '../../../app/articles/cards.ts';
import type { Fault } from '../../../app/articles/front-matter.ts';
import type { Content } from '../../../app/content.ts';
import { addressedPages, pages } from '../../../app/pages.ts';
import { isArticlePictureName } from '../../../app/pictures/picture-name.ts';
import { iconFiles, publishedFiles } from '../../../app/published-files.build.ts';
import { resumeLink, resumePath } from '../../../app/resume/resume.build.ts';
import { hashedFolder } from '../../../app/specification.ts';
import { elementsOf, refusalOf } from '../../render/articles/allowed-html.ts';
import { isLanguage, readFence } from '../../render/articles/code.ts';
import { targetOf } from '../../render/articles/links.ts';
import { idsIn, toTree } from '../../render/articles/markdown.ts';
import { mathematicsFault } from '../../render/articles/mathematics.ts';
import { parseMarkdown } from '../../render/articles/parse-markdown.ts';
import { pictureFile } from '../../render/articles/pictures.ts';
import { safeDrawing } from '../../render/safe-drawing.ts';
import type { Finding } from '../findings.ts';
import { foreignSyntax } from '../foreign-syntax.ts';
import { brokenPicture, readWidth } from '../pictures.ts';

/** The sections of the fixed pages that links may lead to. */
const sections: Record<string, string[]> = {
  '/': ['main', 'hero', 'projects', 'experience', 'writing-about', 'newsletter'],
  '/projects': ['main', 'projects'],
  '/blog': ['main', 'blog'],
};

/** Names that pages of one's own cannot have, since others have them. */
const takenNames = [
  ...[...addressedPages.map(({ path }) => path), resumePath].map((path) => path.slice(1)),
  ...[pages.home.name, pages.notFound.name, 'index', 'social', hashedFolder.slice(0, -1)],
];

/** The deepest that quotes, lists and other parts may stand in each other. */
const deepest = 100;

const lineOf = (node: { position?: { start: { line: number } } | undefined }) => node.position?.start.line ?? 1;

type File = ReturnType<typeof readArticles>[number] & { tree: Root | undefined };

/** A file's syntax; undefined where its parts stand in each other too deeply. */
function parse(text: string): Root | undefined {
  try {
    const tree = parseMarkdown(text);
    let depth = 0;
    const measure = (node: object, level: number): void => {
      depth = Math.max(depth, level);
      if (level <= deepest && 'children' in node)
        for (const child of node.children as object[]) measure(child, level + 1);
    };
    measure(tree, 0);
    return depth > deepest ? undefined : tree;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** A picture that cannot be read, in a few words; undefined where it can. */
async function pictureFault(folder: string, url: string): Promise<string | undefined> {
  const file = pictureFile(url);
  if (/^(https?:)?\/\//i.test(url))
    return `must be a picture beside the article, not '${url}': visitors ask no other host (npm run import brings it)`;
  if (/^[a-z]+:|^\//i.test(url) || file.includes('/')) return `must be a picture beside the article, not '${url}'`;
  if (!isArticlePictureName(file)) return `must be a picture (png, jpg, webp, avif, gif, svg), not '${file}'`;
  const place = join(folder, file);
  if (!existsSync(place)) return `there is no '${file}' beside the article`;
  try {
    await readWidth(place);
    if (/\.svg$/i.test(file)) safeDrawing(readFileSync(place));
  } catch {
    return brokenPicture(file);
  }
}

/** Faults of a text by itself: its HTML, its code, its mathematics, its foreign syntax. */
function textFaults(text: string, tree: Root): Fault[] {
  const faults: Fault[] = [];
  const suggest = (line: number, message: string) => faults.push({ line, message, isSuggestion: true });
  visit(tree, (node) => {
    const line = lineOf(node);
    if (node.type === 'html')
      for (const element of elementsOf(node.value)) {
        const message = refusalOf(element);
        if (message) faults.push({ line: line + element.line, message });
      }
    if (node.type === 'code') {
      const { lang } = readFence([node.lang, node.meta].filter(Boolean).join(' '));
      if (lang && !isLanguage(lang)) suggest(line, `'${lang}' is no language that is known: the code is shown plain`);
    }
    if (node.type === 'math' || node.type === 'inlineMath') {
      const message = mathematicsFault(node.value);
      if (message) suggest(line, message);
    }
  });
  for (const { line, text: found, what } of foreignSyntax(text, tree))
    suggest(line, `'${found.split('\n')[0]}' is ${what}: it is shown as it is typed`);
  return faults;
}

type Called = { kind: 'link' | 'picture'; url: string; line: number; hasAlt: boolean };

/** All that a text leads to or shows. */
function callsIn(tree: Root): Called[] {
  const calls: Called[] = [];
  const images = new Set<string>();
  visit(tree, 'imageReference', ({ identifier }) => void images.add(identifier));
  const add = (kind: Called['kind'], url: unknown, line: number, alt?: unknown) =>
    calls.push({ kind, url: `${url ?? ''}`, line, hasAlt: Boolean(`${alt ?? ''}`.trim()) });
  visit(tree, (node) => {
    const line = lineOf(node);
    if (node.type === 'image') add('picture', node.url, line, node.alt);
    if (node.type === 'link') add('link', node.url, line);
    if (node.type === 'definition') add(images.has(node.identifier) ? 'picture' : 'link', node.url, line, 'elsewhere');
    if (node.type === 'html')
      for (const { tagName, properties, line: inside } of elementsOf(node.value)) {
        if (tagName === 'img') add('picture', properties.src, line + inside, properties.alt);
        if (tagName === 'a' && 'href' in properties) add('link', properties.href, line + inside);
      }
  });
  return calls;
}

/** Every fault of every file, and what could be better. */
export async function checkArticles({ projects }: Content, content: string): Promise<Finding[]> {
  const files = readArticles().map((file): File => ({ ...file, tree: parse(file.text) }));
  const published = new Set(publishedArticles(new Date().toISOString().slice(0, 10)).map(({ path }) => path));
  const fileAt = new Map(files.flatMap((file) => (file.article ? [[file.article.path, file] as const] : [])));
  const ids = new Map<string, string[]>();

  /** The ids on a page: of articles their own, found when a link first asks. */
  function idsAt(path: string): string[] | undefined {
    const file = fileAt.get(path);
    if (!file?.tree) return sections[path];
    // Made of a tree of its own: what is made of it changes it.
    const found = ids.get(path) ?? idsIn(toTree(parseMarkdown(file.text), articleWords));
    ids.set(path, found);
    return found;
  }

  const fixed = new Set([
    ...[...addressedPages, ...indexPages, ...topicPages].map(({ path }) => path),
    ...(resumeLink ? [resumePath] : []),
    ...[...Object.values(publishedFiles), ...Object.keys(iconFiles)].flatMap((file) => (file ? [`/${file}`] : [])),
  ]);

  function linkFault(url: string, from: string): Fault | undefined {
    const target = targetOf(url, from);
    const fault = (message: string) => ({ line: 1, message });
    if (target === 'unknown')
      return { ...fault(`'${url}' is no address that a page can lead to: it is shown as text`), isSuggestion: true };
    if (target === 'outside') return undefined;
    const { path, fragment } = target;
    if (!fixed.has(path) && !fileAt.has(path)) return fault(`there is no page ${path}: '${url}'`);
    if (fileAt.has(path) && published.has(from) && !published.has(path))
      return fault(`${path} is not published yet: '${url}'`);
    const there = fragment ? idsAt(path) : undefined;
    if (fragment && there && !there.includes(fragment))
      return fault(`there is no heading #${fragment} on ${path}: '${url}'`);
  }

  const aliases = aliasOwners(files);

  async function faultsIn({ folder, name, article, faults, text, tree }: File): Promise<Fault[]> {
    const all = [...faults, ...(article ? placeFaults(article) : [])];
    if (!tree) return [...all, { line: 1, message: `has parts in parts in parts: ${deepest} deep is the most` }];
    all.push(...textFaults(text, tree));
    for (const { kind, url, line, hasAlt } of callsIn(tree)) {
      if (kind === 'picture') {
        const message = await pictureFault(join(content, folder), url);
        if (message) all.push({ line, message });
        else if (!hasAlt)
          all.push({
            line,
            message: `'${url}' has no text for who cannot see it: ![what it shows](${url})`,
            isSuggestion: true,
          });
      } else {
        const fault = article && linkFault(url, article.path);
        if (fault) all.push({ ...fault, line });
      }
    }
    return all.map((fault) => ({ ...fault, file: name })).sort((a, b) => a.line - b.line);
  }

  /** Faults of where a file is to stand. */
  function placeFaults({ folder, name, path, project }: Article): Fault[] {
    const messages: string[] = [];
    if (folder === 'pages' && takenNames.includes(name))
      messages.push(`/${name} is a page already: choose another name`);
    for (const alias of aliases.get(path) ?? []) {
      const from = aliasPath(alias);
      const other = aliases.owner(from, path);
      if (fixed.has(from)) messages.push(`aliases: ${alias} is taken by a page or file of the site`);
      else if (fileAt.has(from)) messages.push(`aliases: ${alias} is taken by ${shown(fileAt.get(from) as File)}`);
      else if (other) messages.push(`aliases: ${alias} is taken by ${shown(fileAt.get(other) as File)}`);
    }
    if (project !== undefined) {
      if (!projects.some(({ title }) => title === project))
        messages.push(`project: there is no project '${project}' in projects.ts`);
      const first = files.find((other) => other.article?.project === project);
      if (first && first.name !== name) messages.push(`project: ${first.name}.md is a case study of it, too`);
    }
    return messages.map((message) => ({ line: 1, message }));
  }

  const findings = files.map(async (file) =>
    (await faultsIn(file)).map(
      ({ line, message, isSuggestion }): Finding => ({
        list: 'posts',
        file: join(file.folder, `${file.name}.md`),
        line,
        severity: isSuggestion ? 'suggestion' : 'error',
        message,
      }),
    ),
  );
  return (await Promise.all(findings)).flat();
}

const shown = ({ folder, name }: Pick<File, 'folder' | 'name'>) => `${folder}/${name}.md`;

/** Who was where before, and which of two who say so is the first. */
function aliasOwners(files: File[]) {
  const owners = new Map<string, string>();
  const own = new Map<string, string[]>();
  for (const { article } of files)
    if (article?.aliases) {
      own.set(article.path, article.aliases);
      for (const alias of article.aliases)
        if (!owners.has(aliasPath(alias))) owners.set(aliasPath(alias), article.path);
    }
  return {
    get: (path: string) => own.get(path),
    /** Another page that has an alias, too, and had it before. */
    owner: (alias: string, path: string) => {
      const first = owners.get(alias);
      return first === path ? undefined : first;
    },
  };
}
