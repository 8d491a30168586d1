/**
 * Collects the pictures and files of posts: finds them as the generator does, or downloads them.
 * Pictures get names for the articles' folder; files and pictures behind links keep their URLs.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, extname, join, relative, resolve, sep } from 'node:path';
import sharp from 'sharp';
import { decodeUrl } from '../../src/lib/decode-url.ts';
import { sanitizeSvg } from '../../src/markdown/safe-drawing.ts';
import { slug, uniqueName } from '../../src/schema/file-names.ts';
import { isArticlePictureName } from '../../src/schema/picture-names.ts';
import type { Blog } from './find-posts.ts';
import type { Post } from './posts.ts';

/** The maximum size of a file in bytes. */
const maxSize = 20_000_000;
/** The timeout of a download. */
const timeoutMs = 15_000;

/** A picture's content, with its extension. Rejects if it is not a picture. */
async function examinePicture(source: Buffer): Promise<{ source: Buffer; ending: string }> {
  const picture = sharp(source, { failOn: 'truncated' });
  const { format = '' } = await picture.metadata();
  const ending = { jpeg: 'jpg', heif: 'avif' }[format as string] ?? format;
  if (!isArticlePictureName(`.${ending}`))
    throw new Error('has a format that articles do not support');
  await picture.resize(8).toBuffer();
  return { source: ending === 'svg' ? sanitizeSvg(source) : source, ending };
}

async function fetchPicture(url: string): Promise<Buffer> {
  const response = await fetch(url, {
    signal: AbortSignal.timeout(timeoutMs),
    headers: { accept: 'image/*' },
  }).catch(() => {
    throw new Error('cannot be downloaded');
  });
  if (!response.ok) throw new Error(`answers ${response.status}`);
  if (Number(response.headers.get('content-length') ?? 0) > maxSize)
    throw new Error('is larger than 20 MB');
  const body = Buffer.from(await response.arrayBuffer());
  if (body.length > maxSize) throw new Error('is larger than 20 MB');
  return body;
}

/** Whether a file is a page or its source. */
const isPage = (path: string) => /\.(html?|mdx?|markdown|liquid|njk|astro|[jt]sx?)$/i.test(path);
/** Whether generators do not publish a file. */
const isHidden = (path: string) =>
  path.split(sep).some((part) => /^[._]|^node_modules$/.test(part));

/** Files that every site has at its root, such as feeds and icons. */
const siteFile = /^\/[^/]+\.(xml|json|txt|ico|svg|webmanifest)$/i;

/** Collects the pictures and files of a blog, each once. */
export class FileCollection {
  /** Files to write, by their paths below the content's folder. */
  readonly files = new Map<string, Buffer>();
  readonly #blog: Blog;
  readonly #isTaken: (name: string, source: Buffer) => boolean;
  readonly #names = new Map<string, string>();
  readonly #remote = new Map<string, Promise<Buffer>>();
  #byName: Map<string, string> | undefined;

  /** @param isTaken whether the content already has another picture with the name. */
  constructor(blog: Blog, isTaken: (name: string, source: Buffer) => boolean) {
    this.#blog = blog;
    this.#isTaken = (name, source) =>
      this.files.has(join('articles', name)) || isTaken(name, source);
  }

  /** The paths where a generator looks for a file. */
  #candidates(url: string, { file, urls: [postPath = '/'] }: Post): string[] {
    const { root, statics, origin } = this.#blog;
    const path = decodeUrl(url.replace(/[?#].*$/, '')).replace(/^~?@?\//, '/');
    const base = origin?.pathname.replace(/\/$/, '') ?? '';
    const withoutBase = base && path.startsWith(`${base}/`) ? path.slice(base.length) : path;
    const beside = join(dirname(file), path.replace(/^\//, ''));
    const below = [...statics, root, join(root, 'src')].flatMap((folder) => [
      join(folder, withoutBase.replace(/^(\.\.?\/)+/, '')),
      // A path from the post's URL.
      ...(path.startsWith('/') ? [] : [join(folder, postPath, path)]),
    ]);
    return path.startsWith('/')
      ? [...below, beside]
      : [beside, join(file.slice(0, -extname(file).length), path), ...below];
  }

  /** Files outside the blog are never read. */
  #find(url: string, post: Post): string | undefined {
    const root = this.#blog.root + sep;
    const isNote = this.#blog.generator === 'a folder of Markdown' && !url.includes('/');
    return (
      this.#candidates(url, post).find(
        (path) => resolve(path).startsWith(root) && existsSync(path) && statSync(path).isFile(),
      ) ?? (isNote ? this.#anywhere(basename(decodeUrl(url))) : undefined)
    );
  }

  /** Notes name a picture without its folder. */
  #anywhere(name: string): string | undefined {
    this.#byName ??= new Map(
      globSync('**/*.{png,jpg,jpeg,webp,avif,gif,svg}', {
        cwd: this.#blog.root,
        exclude: (folder) => /^(node_modules|\.git)$/.test(folder),
      }).map((file) => [basename(file), join(this.#blog.root, file)]),
    );
    return this.#byName.get(name);
  }

  /**
   * Imports a file behind a link and returns its URL. A draft's files are not imported, because
   * they would be published without it.
   */
  bringFile(path: string, post: Post): string | undefined {
    const file = post.fields.hiddenBy ? undefined : this.#find(path, post);
    if (!file || isPage(file) || statSync(file).size > maxSize) return undefined;
    const { root, statics } = this.#blog;
    const inRoot = relative(root, file);
    if (isHidden(inRoot)) return undefined;
    const isBeside = !path.startsWith('/') && file.startsWith(dirname(post.file) + sep);
    const folder = statics
      .toSorted((a, b) => b.length - a.length)
      .find((own) => file.startsWith(own + sep));
    const url = isBeside
      ? join('/files', post.articleSlug, relative(dirname(post.file), file))
      : join('/', relative(folder ?? root, file));
    const source = readFileSync(file);
    // Jekyll renders files with front matter; the site makes its own feeds and icons.
    if (/^---\r?\n/.test(source.toString('latin1', 0, 5)) || siteFile.test(url)) return undefined;
    this.files.set(join('public', url), source);
    return url.split('/').map(encodeURIComponent).join('/');
  }

  /**
   * @param written the URL in the post.
   *
   * @returns the picture's name for the article.
   * @throws the reason if there is no picture.
   */
  async addPicture(written: string, post: Post): Promise<string> {
    const isOnBlog = URL.canParse(written) && new URL(written).host === this.#blog.origin?.host;
    const url = isOnBlog ? new URL(written).pathname : written;
    const isRemote = /^(https?:)?\/\//i.test(url);
    let source: Buffer;
    if (isRemote) {
      const absolute = url.replace(/^\/\//, 'https://');
      const download = this.#remote.get(absolute) ?? fetchPicture(absolute);
      this.#remote.set(absolute, download);
      source = await download;
    } else if (/^data:image\/[\w+.-]+;base64,/.test(url))
      source = Buffer.from(url.split(',')[1] ?? '', 'base64');
    else {
      const file = this.#find(url, post);
      if (!file) throw new Error('is not in the folder');
      if (!isArticlePictureName(file)) throw new Error('has a format that articles do not support');
      if (statSync(file).size > maxSize) throw new Error('is larger than 20 MB');
      source = readFileSync(file);
    }
    const { source: safe, ending } = await examinePicture(source).catch((error: Error) => {
      throw /^is /.test(error.message) ? error : new Error('is broken or not a picture');
    });
    const hash = createHash('sha256').update(safe).digest('hex');
    const existing = this.#names.get(hash);
    if (existing) return existing;
    const fileName =
      decodeUrl(url.replace(/[?#].*$/, ''))
        .split('/')
        .at(-1) ?? '';
    const base = /^data:/.test(url) ? 'picture' : fileName.replace(/\.\w+$/, '');
    const stem = `${post.articleSlug}-${slug(base, 'picture')}`.slice(0, 100);
    const name = uniqueName(stem, (candidate) => this.#isTaken(`${candidate}.${ending}`, safe));
    this.#names.set(hash, `${name}.${ending}`);
    this.files.set(join('articles', `${name}.${ending}`), safe);
    return `${name}.${ending}`;
  }
}
