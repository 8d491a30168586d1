/** Whether the articles and case studies of the content can be published: each fault with its file and line. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import GithubSlugger from 'github-slugger';
import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { type ArticleFolder, articleFolders } from '../../../app/articles/article-folders.ts';
import { publishedArticles, readArticles } from '../../../app/articles/articles.ts';
import { indexPages } from '../../../app/articles/cards.ts';
import type { Fault } from '../../../app/articles/front-matter.ts';
import type { Content } from '../../../app/content.ts';
import { addressedPages } from '../../../app/pages.ts';
import { isPictureName } from '../../../app/pictures/picture-name.ts';
import { publishedFiles } from '../../../app/published-files.build.ts';
import { resumeLink, resumePath } from '../../../app/resume/resume.build.ts';
import { isLanguage, parseMarkdown, targetOf } from '../../render/articles/markdown.ts';
import { pictureFile } from '../../render/articles/pictures.ts';
import type { Finding } from '../findings.ts';
import { brokenPicture, nameFault, readWidth } from '../pictures.ts';

/** The sections of the fixed pages that links may lead to. */
const sections: Record<string, string[]> = {
  '/': ['main', 'hero', 'projects', 'experience', 'writing-about', 'newsletter'],
  '/projects': ['main', 'projects'],
  '/blog': ['main', 'blog'],
};

/** The ids that a text's headings get (rehype-slug gives the same). */
function headingIds(tree: Root): string[] {
  const slugger = new GithubSlugger();
  const ids: string[] = [];
  visit(tree, 'heading', (node) => void ids.push(slugger.slug(textOf(node))));
  return ids;
}

const lineOf = (node: { position?: { start: { line: number } } | undefined }) => node.position?.start.line ?? 1;

/** A picture that cannot be read, in a few words; undefined where it can. */
async function pictureFault(folder: string, url: string): Promise<string | undefined> {
  const file = pictureFile(url);
  if (/^[a-z]+:|^\//i.test(url) || file.includes('/')) return `must be a picture beside the article, not '${url}'`;
  if (!isPictureName(file)) return `must be a picture (png, jpg, webp, avif), not '${file}'`;
  if (!existsSync(join(folder, file))) return `there is no '${file}' beside the article`;
  return readWidth(join(folder, file)).then(
    () => undefined,
    () => brokenPicture(file),
  );
}

/** Every fault of every file, and what could be better. */
export async function checkArticles({ projects }: Content, content: string): Promise<Finding[]> {
  const files = readArticles();
  const published = new Set(publishedArticles(new Date().toISOString().slice(0, 10)).map(({ path }) => path));
  const trees = new Map(files.map(({ folder, name, text }) => [`${folder}/${name}`, parseMarkdown(text)]));
  const idsAt = new Map<string, string[]>(
    files.flatMap(({ folder, name, article }) =>
      article ? [[article.path, headingIds(trees.get(`${folder}/${name}`) as Root)] as const] : [],
    ),
  );
  const fixed = new Set([
    ...[...addressedPages, ...indexPages].map(({ path }) => path),
    ...(resumeLink ? [resumePath] : []),
    ...Object.values(publishedFiles).flatMap((file) => (file ? [`/${file}`] : [])),
  ]);

  function linkFault(url: string, from: string): Fault['message'] | undefined {
    const target = targetOf(url, from);
    if (target === 'outside' || target === 'unknown') return;
    const { path, fragment } = target;
    if (!fixed.has(path) && !idsAt.has(path)) return `there is no page ${path}`;
    if (idsAt.has(path) && published.has(from) && !published.has(path)) return `${path} is not published yet`;
    const ids = sections[path] ?? idsAt.get(path);
    if (fragment && ids && !ids.includes(fragment)) return `there is no heading #${fragment} on ${path}`;
  }

  async function faultsIn({ folder, name, article, faults }: (typeof files)[number]): Promise<Fault[]> {
    const all = [...faults];
    const tree = trees.get(`${folder}/${name}`) as Root;
    const pictures: Promise<void>[] = [];
    const checkPicture = (url: string, line: number) =>
      pictures.push(
        pictureFault(join(content, folder), url).then((message) => void (message && all.push({ line, message }))),
      );
    const images = new Set<string>();
    visit(tree, 'imageReference', ({ identifier }) => void images.add(identifier));
    visit(tree, (node) => {
      const line = lineOf(node);
      if (node.type === 'html')
        all.push({ line, message: 'HTML is not allowed here: write it as Markdown, or as code' });
      if (node.type === 'image') checkPicture(node.url, line);
      if (node.type === 'definition' && images.has(node.identifier)) checkPicture(node.url, line);
      else if (article && (node.type === 'link' || node.type === 'definition')) {
        const message = linkFault(node.url, article.path);
        if (message) all.push({ line, message: `${message}: '${node.url}'` });
        if (targetOf(node.url, article.path) === 'unknown')
          all.push({
            line,
            message: `'${node.url}' is no address that a page can lead to: it is shown as text`,
            isSuggestion: true,
          });
      }
      if (node.type === 'code' && node.lang && !isLanguage(node.lang))
        all.push({
          line,
          message: `'${node.lang}' is no language that is known: the code is shown plain`,
          isSuggestion: true,
        });
    });
    if (article?.project !== undefined) {
      if (!projects.some(({ title }) => title === article.project))
        all.push({ line: 1, message: `project: there is no project '${article.project}' in projects.ts` });
      const first = files.find((other) => other.article?.project === article.project);
      if (first && first.name !== name)
        all.push({ line: 1, message: `project: ${first.name}.md is a case study of it, too` });
    }
    await Promise.all(pictures);
    return all.sort((a, b) => a.line - b.line);
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
  return [...articleFolders.flatMap((folder) => misplaced(content, folder)), ...(await Promise.all(findings)).flat()];
}

/** Files that are neither articles nor their pictures. */
function misplaced(content: string, folder: ArticleFolder): Finding[] {
  const beside = join(content, folder);
  const entries = existsSync(beside) ? readdirSync(beside, { withFileTypes: true }) : [];
  return entries.flatMap((entry): Finding[] => {
    const { name } = entry;
    const message = entry.isDirectory()
      ? `is a folder: only files of ${folder} itself are read`
      : /\.(markdown|mdx?)$/i.test(name) && !name.endsWith('.md')
        ? `must end in .md: rename it to ${name.replace(/\.\w+$/, '')}.md`
        : isPictureName(name) && nameFault(name);
    return message ? [{ list: 'posts', file: join(folder, name), line: 1, severity: 'error', message }] : [];
  });
}
