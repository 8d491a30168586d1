/**
 * The pictures of posts: found like their generator would, or downloaded, and named for the
 * articles' folder.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, extname, join, resolve, sep } from 'node:path';
import sharp from 'sharp';
import { decodeUrl } from '../../lib/decode-url.ts';
import { sanitizeSvg } from '../../model/articles/markdown/safe-drawing.ts';
import { slug, uniqueName } from '../../schema/file-names.ts';
import { isArticlePictureName } from '../../schema/picture-names.ts';
import type { Blog } from './find-posts.ts';

/** The maximum size of a picture in bytes, and the timeout of a download in milliseconds. */
const largest = 20_000_000;
const timeoutMs = 15_000;

const endings: Record<string, string> = {
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  heif: 'avif',
  gif: 'gif',
  svg: 'svg',
};

/** A picture's content, with its extension. Rejects if it is no picture. */
async function examinePicture(source: Buffer): Promise<{ source: Buffer; ending: string }> {
  const picture = sharp(source, { failOn: 'truncated' });
  const { format } = await picture.metadata();
  const ending = endings[format ?? ''];
  if (!ending) throw new Error('is a picture of a kind that articles do not have');
  await picture.resize(8).toBuffer();
  return { source: ending === 'svg' ? sanitizeSvg(source) : source, ending };
}

async function fetchPicture(url: string): Promise<Buffer> {
  const response = await fetch(url, {
    signal: AbortSignal.timeout(timeoutMs),
    headers: { accept: 'image/*' },
  });
  if (!response.ok) throw new Error(`answers ${response.status}`);
  if (Number(response.headers.get('content-length') ?? 0) > largest)
    throw new Error('is larger than 20 MB');
  const body = Buffer.from(await response.arrayBuffer());
  if (body.length > largest) throw new Error('is larger than 20 MB');
  return body;
}

/** Collects the pictures of a blog, each once. */
export class PictureCollection {
  /** Files to write, by name. */
  readonly files = new Map<string, Buffer>();
  readonly #blog: Blog;
  readonly #isTaken: (name: string, source: Buffer) => boolean;
  readonly #names = new Map<string, string>();
  readonly #remote = new Map<string, Promise<Buffer>>();
  #byName: Map<string, string> | undefined;

  /** @param isTaken whether another picture has the name. */
  constructor(blog: Blog, isTaken: (name: string, source: Buffer) => boolean) {
    this.#blog = blog;
    this.#isTaken = (name, source) => this.files.has(name) || isTaken(name, source);
  }

  /** The places where a generator looks for a picture. */
  #places(url: string, post: string): string[] {
    const path = decodeUrl(url.replace(/[?#].*$/, '')).replace(/^~?@?\//, '/');
    const beside = join(dirname(post), path.replace(/^\//, ''));
    const assets = join(post.slice(0, -extname(post).length), path);
    const below = this.#blog.statics.map((folder) => join(folder, path.replace(/^(\.\.?\/)+/, '')));
    // A bundler's alias, such as '@/assets/x.png', or a path with the static folder in it.
    const named = [join(this.#blog.root, path), join(this.#blog.root, 'src', path)];
    return [...(path.startsWith('/') ? [] : [beside, assets]), ...below, ...named, beside];
  }

  #find(url: string, post: string): string | undefined {
    const root = this.#blog.root + sep;
    const isNote = ['Obsidian', 'Quartz', 'a plain folder'].includes(this.#blog.generator);
    return (
      this.#places(url, post).find(
        // Files outside the blog are never read.
        (place) => resolve(place).startsWith(root) && existsSync(place) && statSync(place).isFile(),
      ) ?? (isNote ? this.#anywhere(basename(decodeUrl(url))) : undefined)
    );
  }

  /** Notes name files alone, wherever they are. */
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
   * @param url in the post.
   *
   * @param post its file.
   * @param article the article's name.
   * @returns the picture's name for the article.
   * @throws the reason if there is no picture.
   */
  async bring(url: string, post: string, article: string): Promise<string> {
    const isRemote = /^(https?:)?\/\//i.test(url);
    let source: Buffer;
    if (isRemote) {
      const address = url.replace(/^\/\//, 'https://');
      const download = this.#remote.get(address) ?? fetchPicture(address);
      this.#remote.set(address, download);
      source = await download;
    } else if (/^data:image\/[\w+.-]+;base64,/.test(url))
      source = Buffer.from(url.split(',')[1] ?? '', 'base64');
    else {
      const file = this.#find(url, post);
      if (!file) throw new Error('is not there');
      if (!isArticlePictureName(file)) throw new Error('is no picture that articles have');
      if (statSync(file).size > largest) throw new Error('is larger than 20 MB');
      source = readFileSync(file);
    }
    const { source: safe, ending } = await examinePicture(source).catch((error: Error) => {
      throw /^is /.test(error.message) ? error : new Error('is broken, or no picture');
    });
    const hash = createHash('sha256').update(safe).digest('hex');
    const known = this.#names.get(hash);
    if (known) return known;
    const plain =
      decodeUrl(url.replace(/[?#].*$/, ''))
        .split('/')
        .at(-1) ?? '';
    const base = isRemote || !/^data:/.test(url) ? plain.replace(/\.\w+$/, '') : 'picture';
    const name = uniqueName(`${article}-${slug(base, 'picture')}`.slice(0, 100), (own) =>
      this.#isTaken(`${own}.${ending}`, safe),
    );
    this.#names.set(hash, `${name}.${ending}`);
    this.files.set(`${name}.${ending}`, safe);
    return `${name}.${ending}`;
  }
}
