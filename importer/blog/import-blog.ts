/** Converts a blog's posts to articles (docs/import.md). */
import { globSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import pMap from 'p-map';
import { stringify } from 'yaml';
import { archivePath, folderPaths } from '../../src/content/routes.ts';
import { slug, uniqueName } from '../../src/lib/file-names.ts';
import { showProgress } from '../../src/lib/node/progress.ts';
import { aliasError, aliasPath, fieldNames } from '../../src/schema/article-fields.ts';
import { languageAndScript } from '../../src/strings/language-tags.ts';
import { omitEmpty } from '../entries.ts';
import { convertBody, type PreparedPost, prepareBody } from './convert-body.ts';
import type { Report } from './convert-html.ts';
import { collectFiles } from './files.ts';
import { type Blog, type BlogOptions, findPosts } from './find-posts.ts';
import { linkReader } from './links.ts';
import names from './names.json' with { type: 'json' };
import { isTranslation, plainPath } from './old-urls.ts';
import { fence } from './pairs.ts';
import { type Post, readPost } from './posts.ts';

/** Something in a post that the owner must know: its position, its kind, and its source text. */
export type ReportItem = { file: string; line: number; what: string; detail?: string | undefined };

export type ImportedBlog = Awaited<ReturnType<Awaited<ReturnType<typeof readBlog>>>>;

/** The posts with the names of their articles. Originals come first: translations may share names. */
function namePosts(posts: Omit<Post, 'articleSlug'>[], blog: Blog): Post[] {
  const taken = new Set([basename(archivePath)]);
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

/** The URL of a post's cover picture; some themes find the file beside an `index.md` by its name. */
function findCover({ file, fields }: Post): string | undefined {
  const pattern = '{featured,cover}*.{png,jpg,jpeg,webp,avif}';
  const isIndex = /^index\./.test(basename(file));
  return fields.cover?.url ?? globSync(isIndex ? pattern : [], { cwd: dirname(file) })[0];
}

/** Earlier paths that can be redirected and that no other article has. */
function aliasesOf({ urls }: Post, taken: Set<string>, errors: string[], report: Report): string[] {
  return urls.filter((url) => {
    const plain = plainPath(url);
    const path = aliasPath(url);
    const isRefused =
      aliasError(path) || errors.some((text) => text.startsWith(`aliases: ${path} `));
    if (isRefused) report(1, 'an old URL that cannot be redirected', url);
    const isFree = plain !== '' && !taken.has(plain);
    taken.add(plain);
    return isFree && !isRefused;
  });
}

function frontMatter(post: PreparedPost, picture: string | undefined, blog: Blog, site: string) {
  const { fields, urls, isUrlKnown, plainName } = post;
  const title = post.title ?? plainName.replace(/[-_]+/g, ' ').trim();
  const lang = fields.lang ?? post.lang ?? blog.lang;
  const language = lang && languageAndScript(lang);
  // Jekyll's ids are URLs without an extension.
  const id = blog.generator === 'Jekyll' ? urls[0]?.replace(/(\.html|\/)$/, '') : urls[0];
  const matter: Record<string, unknown> = {
    ...omitEmpty({ ...fields, aliases: post.publishedAliases, picture }),
    title,
    excerpt: fields.excerpt ?? post.excerpt ?? title,
    updated: fields.updated === fields.date ? undefined : fields.updated,
    // A tag that is valid and not the site's, apart from the territory.
    lang: language && language !== languageAndScript(site) ? lang : undefined,
    draft: fields.hiddenBy ? true : undefined,
    pictureAlt: picture && (fields.cover?.alt ?? fields.coverAlt),
    feedId: id && isUrlKnown && blog.origin ? new URL(id, blog.origin).href : undefined,
  };
  const written = fieldNames('articles').map((name) => [name, matter[name]]);
  return `---\n${stringify(Object.fromEntries(written), { lineWidth: 0 })}---\n\n`;
}

function describeUrls(posts: Post[], { generator, isPatternGiven }: Blog): string {
  const { true: known, false: unknown } = Object.groupBy(posts, (post) => `${post.isUrlKnown}`);
  const source = isPatternGiven ? '--old-urls' : `the rules of ${generator} or their fields`;
  const example = known && `Old URLs by ${source}, such as ${known[0]?.urls[0]}.`;
  const remedy = `The old URLs of ${unknown?.length} posts are unknown. Set their pattern: --old-urls '/:title/'`;
  return [example, unknown && remedy].filter(Boolean).join(' ');
}

/** The addresses of the blog's feeds but for /feed.xml, if its generator has rules for them. */
function feedsOf(posts: Post[], { generator }: Blog): string[] | undefined {
  const { feeds } = names.generators.find(({ name }) => name === generator) ?? {};
  const sections = new Set(posts.map(({ section }) => section.toLowerCase()));
  return feeds?.flatMap((feed) =>
    feed.includes(':section')
      ? [...sections].flatMap((section) =>
          /^[\w-]+$/.test(section) ? feed.replace(':section', section) : [],
        )
      : [feed],
  );
}

/** @returns a function that makes the articles of a blog, also again for the check's errors. */
export async function readBlog(folder: string, options: BlogOptions) {
  const blog = findPosts(folder, options);
  const found: ReportItem[] = [];
  const reportIn =
    (file: string, items = found): Report =>
    (line, what, detail) =>
      void items.push({ file: relative('', file), line, what, detail });
  for (const { file, role } of blog.others) if (role) reportIn(file)(1, role);
  const read = blog.posts.flatMap((source) => readPost(source, blog, reportIn(source.file)) ?? []);
  if (read.length === 0) throw new Error('has pages, but no posts');
  const named = namePosts(read, blog);
  const prepared = named.map((post, i) => {
    showProgress(`reading: ${i + 1} of ${named.length} posts`);
    const report = reportIn(post.file);
    for (const name of post.fields.others) report(1, `the field ${name}`);
    const body = prepareBody(post, blog, report);
    return { ...post, ...body, hiddenBy: post.fields.hiddenBy ?? body.hiddenBy };
  });
  const collected = collectFiles(blog);
  const { files, addPicture } = collected;
  return async (refusals = new Map<string, string[]>()) => {
    // Files behind the links of a post that the check refuses are not public, either.
    for (const name of files.keys()) if (name.startsWith('public')) files.delete(name);
    const skipped = [...found];
    const drafts: ReportItem[] = [];
    const taken = new Set(named.map(({ articleSlug }) => folderPaths.articles + articleSlug));
    const posts = prepared.map((post) => {
      const [report, source] = [reportIn(post.file, skipped), relative('', post.file)];
      // An alias alone can be taken out. Otherwise the text becomes code, which its owner can repair.
      const errors = refusals.get(source) ?? [];
      const publishedAliases = aliasesOf(post, taken, errors, report);
      const refused = errors.find((message) => !message.startsWith('aliases: '));
      const hiddenBy = post.hiddenBy ?? (refused && `the check refuses it: ${refused}`);
      if (hiddenBy) reportIn(post.file, drafts)(1, hiddenBy);
      const article = join('articles', `${post.articleSlug}.md`);
      const fields = { ...post.fields, hiddenBy };
      return { ...post, publishedAliases, fields, refused, report, source, article };
    });
    const link = linkReader(posts, blog, collected);
    let done = 0;
    const write = async (post: (typeof posts)[number]) => {
      const text = await convertBody(post, link, collected);
      const cover = findCover(post);
      const picture = cover && (await addPicture(cover, post, 1));
      showProgress(`${++done} of ${posts.length} posts`);
      const written = post.refused ? fence('md', text.trim()) : text.trim();
      files.set(post.article, `${frontMatter(post, picture, blog, options.language)}${written}\n`);
    };
    // A few at a time: some pictures are downloaded.
    await pMap(posts, write, { concurrency: 4 });
    return {
      ...{
        generator: blog.generator,
        files,
        feeds: feedsOf(named, blog),
        urls: describeUrls(posts, blog),
      },
      /** The source of each article, by its path. */
      sources: new Map(posts.map(({ article, source }) => [article, source])),
      skipped: skipped.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line),
      drafts,
    };
  };
}
