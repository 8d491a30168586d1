/** Converts a blog's posts to articles (docs/import.md). */
import { globSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import pMap from 'p-map';
import { stringify } from 'yaml';
import {
  blogPath,
  folderPaths,
  projectsPath,
  resumePath,
  searchPath,
} from '../../src/content/routes.ts';
import { slug, uniqueName } from '../../src/lib/file-names.ts';
import { showProgress } from '../../src/lib/node/progress.ts';
import { aliasError, fieldNames } from '../../src/schema/front-matter.ts';
import { languageAndScript } from '../../src/strings/find-language.ts';
import { omitEmpty } from '../entries.ts';
import { convertBody, type PreparedBody, prepareBody } from './convert-body.ts';
import type { Report } from './convert-html.ts';
import { collectFiles } from './files.ts';
import { type Blog, findPosts } from './find-posts.ts';
import { linkReader } from './links.ts';
import { isTranslation, plainPath } from './old-urls.ts';
import { type Post, readPost } from './posts.ts';

/** Something in a post that the owner must know: its position, its kind, and its source text. */
export type ReportItem = { file: string; line: number; what: string; detail?: string | undefined };

export type ImportedBlog = Awaited<ReturnType<typeof importBlog>>;

export type BlogOptions = {
  /** The site's language tag. */
  language: string;
  /** Whether the content has another picture with the name. */
  isTaken: (name: string, source: Buffer) => boolean;
  posts?: string | undefined;
  oldUrls?: string | undefined;
};

type PreparedPost = Post & PreparedBody & { publishedAliases: string[] };

/** A language tag if it is valid and not the site's, apart from the territory. */
function otherLanguage(tag: string | undefined, site: string): string | undefined {
  const language = tag && languageAndScript(tag);
  return language && language !== languageAndScript(site) ? tag : undefined;
}

/** A file's path relative to the working directory. */
const relativePath = (file: string) => relative('', file);

/** The posts with the names of their articles. Originals come first: translations may share names. */
function namePosts(posts: Omit<Post, 'articleSlug'>[], blog: Blog): Post[] {
  const taken = new Set<string>();
  return posts
    .toSorted((a, b) => Number(isTranslation(a, blog)) - Number(isTranslation(b, blog)))
    .map((post) => {
      const last = post.fields.slug?.split('/').filter(Boolean).at(-1) ?? post.plainName;
      const wished = slug(last, 'article');
      const articleSlug = uniqueName(
        taken.has(wished) && post.lang ? slug(`${last} ${post.lang}`, 'article') : wished,
        (name) => taken.has(name),
      );
      taken.add(articleSlug);
      return { ...post, articleSlug };
    });
}

/** The URL of a post's cover picture; some themes find the file by its name. */
function findCover({ file, fields }: Post): string | undefined {
  const [beside] = /(^|[\\/])index\.\w+$/.test(file)
    ? globSync('{featured,cover}*.{png,jpg,jpeg,webp,avif}', { cwd: dirname(file) })
    : [];
  return fields.cover?.url ?? beside;
}

/** The id of a post in its blog's feed. Jekyll's are URLs without an extension. */
function feedId({ urls: [url = ''], isUrlKnown }: Post, { origin, generator }: Blog) {
  if (!origin || !isUrlKnown) return undefined;
  return new URL(generator === 'Jekyll' ? url.replace(/(\.html|\/)$/, '') : url, origin).href;
}

/** Earlier paths that hosting providers can redirect and that no other article has. */
function aliasesOf({ urls }: Post, taken: Set<string>, report: Report): string[] {
  return urls.filter((url) => {
    const plain = plainPath(url);
    if (aliasError(url)) report(1, 'an old URL that cannot be redirected', url);
    if (aliasError(url) || !plain || taken.has(plain)) return false;
    taken.add(plain);
    return true;
  });
}

/** @param site the language of the site. */
function frontMatter(post: PreparedPost, picture: string | undefined, blog: Blog, site: string) {
  const { fields, plainName } = post;
  const title = post.title ?? plainName.replace(/[-_]+/g, ' ').trim();
  const lang = otherLanguage(fields.lang ?? post.lang ?? blog.lang, site);
  const matter: Record<string, unknown> = {
    ...omitEmpty({ ...fields, aliases: post.publishedAliases, picture }),
    title,
    excerpt: fields.excerpt ?? post.excerpt ?? title,
    updated: fields.updated === fields.date ? undefined : fields.updated,
    lang,
    draft: fields.hiddenBy ? true : undefined,
    pictureAlt: picture && fields.cover?.alt,
    feedId: feedId(post, blog),
  };
  const written = fieldNames('articles').map((name) => [name, matter[name]]);
  return `---\n${stringify(Object.fromEntries(written), { lineWidth: 0 })}---\n\n`;
}

/** The report's lines about old URLs. */
function describeUrls(posts: Post[], { generator, isPatternGiven }: Blog): string {
  const withUrl = posts.filter(({ isUrlKnown }) => isUrlKnown);
  const source = isPatternGiven ? '--old-urls' : `the rules of ${generator} or their fields`;
  const unknown = posts.length - withUrl.length;
  return [
    withUrl[0] && `Old URLs by ${source}, such as ${withUrl[0].urls[0]}.`,
    unknown > 0 &&
      `The old URLs of ${unknown} posts are unknown. Set their pattern: --old-urls '/:title/'`,
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * @param folder of a blog.
 *
 * @param refused files of posts to skip.
 * @throws with one line if there is nothing to import.
 */
export async function importBlog(
  folder: string,
  options: BlogOptions,
  refused: ReadonlySet<string> = new Set(),
) {
  const blog = findPosts(folder, options);
  const skipped: ReportItem[] = [];
  const reportIn =
    (file: string): Report =>
    (line, what, detail) =>
      void skipped.push({ file: relativePath(file), line, what, detail });
  const read = blog.posts
    .filter(({ file }) => !refused.has(relativePath(file)))
    .flatMap((source) => readPost(source, blog, reportIn(source.file)) ?? []);
  if (read.length === 0)
    throw new Error(
      `has ${blog.posts.length} Markdown files, but none is a post: ${skipped
        .slice(0, 5)
        .map(({ file, what }) => `${file}: ${what}`)
        .join('; ')}`,
    );
  const named = namePosts(read, blog);
  const taken = new Set(['', blogPath, projectsPath, resumePath, searchPath]);
  for (const { articleSlug } of named) taken.add(folderPaths.articles + articleSlug);
  const posts = named.map((post): PreparedPost => {
    const report = reportIn(post.file);
    for (const name of post.fields.others) report(1, `the field ${name}`);
    const body = prepareBody(post.body, post.fields.title, blog.generator, report);
    const hiddenBy = post.fields.hiddenBy ?? body.hiddenBy;
    const publishedAliases = aliasesOf(post, taken, report);
    return { ...post, ...body, fields: { ...post.fields, hiddenBy }, publishedAliases };
  });
  const { files, addFile, addPicture } = collectFiles(blog, options.isTaken);
  const link = linkReader(posts, blog, addFile);
  let done = 0;
  // A few at a time: some pictures are downloaded.
  const articles = await pMap(
    posts,
    async (post) => {
      const report = reportIn(post.file);
      showProgress(`${++done} of ${posts.length} posts`);
      const text = await convertBody(
        post.text,
        (url, line) => link(url, post, (what) => report(line, what, url.slice(0, 120))),
        (url, line) => addPicture(url, post, line, report),
        report,
      );
      const cover = findCover(post);
      const picture = cover && (await addPicture(cover, post, 1, report));
      const name = join('articles', `${post.articleSlug}.md`);
      const matter = frontMatter(post, picture, blog, options.language);
      return { name, text: `${matter}${text.trim()}\n`, source: relativePath(post.file) };
    },
    { concurrency: 4 },
  );
  const inOrder = (a: ReportItem, b: ReportItem) => a.file.localeCompare(b.file) || a.line - b.line;
  return {
    generator: blog.generator,
    otherFolders: blog.otherFolders,
    /** Texts, pictures and files by their paths below the content's folder. */
    files: new Map<string, string | Buffer>([
      ...articles.map(({ name, text }) => [name, text] as const),
      ...files,
    ]),
    /** The source of each article, by its path. */
    sources: new Map(articles.map(({ name, source }) => [name, source])),
    /** What is not published. */
    skipped: skipped.sort(inOrder),
    /** Why posts are drafts, one for each. */
    drafts: posts
      .flatMap(({ file, fields: { hiddenBy: what } }) =>
        what ? { file: relativePath(file), line: 1, what } : [],
      )
      .sort(inOrder),
    urls: describeUrls(posts, blog),
  };
}
