/** Checks articles, case studies and custom pages: errors with file and line. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { allPages, routedPages } from '#app/pages.ts';
import { articleStrings, type Content } from '#content/content.ts';
import { blogPath, folderPaths, homePath, projectsPath, resumePath } from '#content/routes.ts';
import { closestName } from '#lib/closest.ts';
import { latestDay } from '#lib/dates.ts';
import { decodeUrl } from '#lib/decode-url.ts';
import { findContentFile, originalOf, translationsIn } from '#lib/node/languages.ts';
import { pictureFile } from '#markdown/article-pictures.ts';
import { resolveTarget, toFile } from '#markdown/links.ts';
import { readMarkdown, readPage } from '#markdown/read-markdown.ts';
import { sanitizeSvg } from '#markdown/safe-drawing.ts';
import {
  type Article,
  articleLanguage,
  publishedArticles,
  readArticles,
  redirects,
} from '#model/articles/articles.ts';
import { articleBody, readFrontMatter } from '#model/articles/front-matter.ts';
import { pageTitle } from '#model/articles/titles.ts';
import { findDrawable } from '#model/preview-fonts.ts';
import { visibleSections } from '#model/visible-sections.ts';
import { articleFolders } from '#schema/article-folders.ts';
import { hashedFolder, maxNavPages, pageIds } from '#schema/constants.ts';
import { contentFiles } from '#schema/content-schema.ts';
import { orderedSections } from '#schema/home-sections.ts';
import { isArticleMediaName, isVideoName, posterNames } from '#schema/picture-names.ts';
import { type Diagnostic, type Diagnostics, error, suggestion } from '../diagnostics.ts';
import { describeBroken, describeFrames, isAnimatedPng } from '../mismatched-files.ts';
import { readWidth, similarFile, unusedPictures } from '../pictures.ts';
import { videoError } from '../videos.ts';
import { fixedPaths } from './site-paths.ts';
import { describeMissingCharacters } from './suggestions.ts';

/** The ids of sections on the pages of the table, as link targets. */
const sections: Record<string, string[]> = {
  [homePath]: ['main', ...visibleSections],
  [projectsPath]: ['main', 'projects'],
  [blogPath]: ['main', 'blog'],
};

const takenNames = [
  ...[...routedPages.map(({ path }) => path), resumePath].map((path) => path.slice(1)),
  ...allPages.map(({ name }) => name),
  ...['index', 'social', hashedFolder.slice(0, -1)],
];

/** The ids of home and its sections. */
const takenIds = ['hero', ...orderedSections, ...pageIds];

/** The title and path of a page, unless the title is its project's, or nobody sees it. */
const titleOf = ({ draft, project, folder, title, path }: Article): [string, string][] =>
  draft || project !== undefined || folder === 'sections' ? [] : [[pageTitle(title), path]];

type File = ReturnType<typeof readArticles>[number];
type WithoutLine = Omit<File['diagnostics'][number], 'line'>;

async function pictureError(content: string, folder: string, url: string) {
  const file = pictureFile(url);
  if (/^(https?:)?\/\//i.test(url))
    return `must be a picture beside the article, not '${url}': pages load nothing from other hosts (npm run import downloads it)`;
  if (/^[a-z]+:|^\//i.test(url) || /[/\\]/.test(file))
    return `must be a picture beside the article, not '${url}': move it there, and write its name alone`;
  if (!isArticleMediaName(file))
    return `must be a picture (png, jpg, webp, avif, gif, svg) or a video (mp4, webm), not '${file}'`;
  const path = findContentFile(content, folder, file);
  if (path === undefined)
    return `there is no '${file}' beside the article${similarFile(join(content, folder), file)}`;
  if (isVideoName(file)) return videoError(path);
  try {
    await readWidth(path);
    if (/\.svg$/i.test(file)) sanitizeSvg(readFileSync(path));
  } catch {
    return describeBroken(path, file);
  }
}

/** What could be better about a video, by its path below the content's folder. */
function* videoRemarks(content: string, path: string): Generator<string> {
  const [folder = '', file = ''] = path.split('/');
  const size = statSync(`${findContentFile(content, folder, file)}`).size;
  if (size > 20_000_000)
    yield `'${file}' is ${Math.round(size / 1e6)} MB: over 20 MB, link to it on a service for videos`;
  if (!posterNames(file).some((name) => findContentFile(content, folder, name)))
    yield `'${file}' has no first picture: put ${posterNames(file)[0]} beside it, which also gives its size`;
}

/** Whether a path is in another language, or only the original has an article there. */
function isElsewhere(content: string, path: string) {
  const original = originalOf(content);
  const isInOriginal = original && existsSync(join(original, `${toFile(path)}.md`));
  return isInOriginal || translationsIn(content).some((tag) => path.startsWith(`/${tag}/`));
}

/** Asks for the address of an earlier feed if articles keep their ids in it. */
function* feedSuggestions(files: File[], content: string): Diagnostics {
  const followed = files.find(({ article }) => article?.feedId);
  if (followed && !originalOf(content) && !existsSync(join(content, contentFiles.feeds)))
    yield suggestion(
      { file: `${followed.folder}/${followed.name}.md`, line: 1 },
      "feedId: is from an earlier feed, whose readers still ask at its address: list it in feeds.ts, such as ['/atom.xml'], or [] if it was /feed.xml",
    );
}

export async function checkArticles({ projects }: Content, content: string): Promise<Diagnostic[]> {
  const files = readArticles();
  const articles = files.flatMap(({ article }) => article ?? []);
  const published = new Set(publishedArticles(latestDay()).map(({ path }) => path));
  const fileAt = new Map(files.map((file) => [folderPaths[file.folder] + file.name, file]));
  const fixed = new Set(fixedPaths(content));

  function linkDiagnostic(url: string, { path: from, folder }: Article): WithoutLine | undefined {
    const target = resolveTarget(url, from);
    if (target === 'external') return undefined;
    if (target === 'invalid')
      return {
        message: `'${url}' is not a URL that a page can link to: it is shown as text`,
        isSuggestion: true,
      };
    const { path, fragment } = target;
    const named = fileAt.get(path);
    // A section is not a page: only its own headings can be linked to.
    const file = named?.folder === 'sections' && path !== from ? undefined : named;
    if (!fixed.has(path) && !file) {
      if (existsSync(join(content, 'public', decodeUrl(path)))) return undefined;
      if (isElsewhere(content, path))
        return { message: `${path} has no translation: link to its whole URL (https://…)` };
      const meant =
        redirects.find((redirect) => redirect.from === path)?.to ||
        (existsSync(join(content, folder, url)) && `/${url}, with the file in public`) ||
        (/^www\./.test(url) && `https://${url}`) ||
        (/^[^/@]+@[^/]+$/.test(url) && `mailto:${url}`) ||
        closestName(path, [...fixed, ...fileAt.keys()]);
      const remedy = meant ? `: did you mean ${meant}?` : '';
      return { message: `there is no page ${path}: '${url}'${remedy}` };
    }
    // Once the errors of its file are corrected, the page exists.
    if (file && !file.article) return undefined;
    if (file && published.has(from) && !published.has(path))
      return { message: `${path} is not published yet: '${url}'` };
    const ids = fragment && (file ? readPage(file.text, articleStrings).ids : sections[path]);
    if (ids && !ids.includes(fragment))
      return { message: `there is no heading #${fragment} on ${path}: '${url}'` };
  }

  /** The first page with each title. */
  const titleOwners = new Map([
    ...articles.toReversed().flatMap(titleOf),
    ...routedPages.map(({ title, path }) => [title, path] as const),
  ]);

  /** By folder and file, so that each is decoded once. */
  const pictureErrors = new Map<string, Promise<string | undefined>>();

  async function diagnosticsIn({ folder, article, diagnostics, text, original }: File) {
    const all = [...diagnostics];
    const report = (line: number, message: string) => all.push({ line, message });
    const suggest = (line: number, message: string) =>
      all.push({ line, message, isSuggestion: true });
    if (article) {
      for (const message of pathErrors(article)) report(1, message);
      const { title, date = '', updated = date, draft } = article;
      if (!draft && date > latestDay()) suggest(1, `waits for ${date}`);
      const language = articleLanguage(article);
      if (!findDrawable(title, language).isReadable)
        suggest(1, `title: ${describeMissingCharacters(title, language)}`);
      for (const [name, path] of titleOf(article))
        if (titleOwners.get(name) !== path)
          suggest(1, `has the title of ${titleOwners.get(name)}: search results show both alike`);
      const changed = original && readFrontMatter(folder, original).matter?.updated;
      if (changed && changed > updated)
        suggest(
          1,
          `is older than its original, which changed on ${changed}: translate the changes`,
        );
    }
    if (article && folder === 'sections' && !articleBody(text).trim())
      report(1, 'has no text below its fields: write it, or delete the file');
    const reading = readMarkdown(text);
    all.push(...reading.diagnostics);
    if (folder === 'sections')
      for (const line of reading.titleLines)
        suggest(line, 'the title is the heading of the section: begin this one with ##');
    const { picture, pictureAlt } = article ?? {};
    const cover = picture ? [{ kind: 'cover', url: picture, line: 1, hasAlt: !!pictureAlt }] : [];
    for (const { kind, url, line, hasAlt } of [...cover, ...reading.references]) {
      if (kind !== 'link') {
        const path = `${folder}/${pictureFile(url)}`;
        const checked = pictureErrors.get(path) ?? pictureError(content, folder, url);
        pictureErrors.set(path, checked);
        const message = await checked;
        if (message) (kind === 'dark picture' ? suggest : report)(line, message);
        else if (kind === 'cover' && isVideoName(url))
          report(line, `'${url}' is a video: it cannot be the picture above an article`);
        else if (isVideoName(url))
          for (const text of videoRemarks(content, path)) suggest(line, text);
        else if (!message && isAnimatedPng(`${findContentFile(content, folder, pictureFile(url))}`))
          suggest(line, describeFrames(pictureFile(url)));
        if (!message && !hasAlt) {
          const remedy =
            kind === 'cover' ? 'pictureAlt: what it shows' : `![what it shows](${url})`;
          suggest(line, `'${url}' has no text alternative: ${remedy}`);
        }
      } else {
        const diagnostic = article && linkDiagnostic(url, article);
        if (diagnostic) all.push({ ...diagnostic, line });
      }
    }
    return all.sort((a, b) => a.line - b.line);
  }

  const navPages = articles.filter(({ nav, draft }) => nav && !draft);

  function* pathErrors(article: Article): Generator<string> {
    const { folder, name, path, project } = article;
    const inBar = navPages.slice(0, maxNavPages).map((page) => `${page.name}.md`);
    if (navPages.indexOf(article) >= maxNavPages)
      yield `nav: the bar has room for ${maxNavPages} pages: it already has ${inBar.join(', ')}`;
    if (folder === 'sections' && (takenIds.includes(name) || /^role(-|$)/.test(name)))
      yield `'${name}' already names a part of home: choose another name`;
    if ((folder === 'pages' && takenNames.includes(name)) || fixed.has(path))
      yield `${path} is already a page: choose another name`;
    if (project === undefined) return;
    const titles = projects.map(({ title }) => title);
    if (!titles.includes(project))
      yield `project: there is no project '${project}' in projects.ts; there are ${titles.join(', ')}`;
    const first = articles.find((other) => other.project === project);
    if (first && first.name !== name) yield `project: ${first.name}.md is already its case study`;
  }

  const inFiles = files.map(async (source) => {
    const file = `${source.folder}/${source.name}.md`;
    return (await diagnosticsIn(source)).map(({ line, message, isSuggestion }) =>
      (isSuggestion ? suggestion : error)({ file, line }, message),
    );
  });
  const diagnostics = (await Promise.all(inFiles)).flat();
  const named = new Set([...pictureErrors.keys()].flatMap((path) => [path, ...posterNames(path)]));
  const unused = articleFolders.flatMap((folder) => unusedPictures(content, folder, named));
  return [...diagnostics, ...feedSuggestions(files, content), ...unused];
}
