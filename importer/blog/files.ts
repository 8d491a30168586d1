/** Collects the pictures and files of posts: finds them as the generator does, or downloads them. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join, relative, sep } from 'node:path';
import sharp from 'sharp';
import { decodeUrl } from '../../src/lib/decode-url.ts';
import { slug, uniqueName } from '../../src/lib/file-names.ts';
import { isFilePath } from '../../src/lib/file-path.ts';
import { memoize } from '../../src/lib/memoize.ts';
import { contentDirectory, toPosix } from '../../src/lib/node/paths.ts';
import { makeTemporaryFolder } from '../../src/lib/node/temporary-folder.ts';
import { isVideo } from '../../src/lib/video.ts';
import { sanitizeSvg } from '../../src/markdown/safe-drawing.ts';
import { isInertName, isSvgName } from '../../src/schema/file-kinds.ts';
import {
  isArticleMediaName,
  isArticlePictureName,
  isVideoName,
} from '../../src/schema/picture-names.ts';
import type { ContentFiles } from '../write-content.ts';
import type { Report } from './convert-html.ts';
import { type Blog, filesBelow, isBelow, isUrlOf } from './find-posts.ts';
import { plainFolder } from './generators.ts';
import type { Post } from './posts.ts';

const maxBytes = 20_000_000;
const downloadTimeoutMs = 15_000;

/** A picture's content, with its extension. Rejects if it is not a picture. */
async function examinePicture(source: Buffer): Promise<{ source: Buffer; ending: string }> {
  const picture = sharp(source, { failOn: 'truncated' });
  const { format = '' } = await picture.metadata();
  const ending = { jpeg: 'jpg', heif: 'avif' }[format as string] ?? format;
  if (!isArticlePictureName(`.${ending}`)) throw new Error(`the site does not support ${ending}`);
  await picture.resize(8).toBuffer();
  return { source: ending === 'svg' ? sanitizeSvg(source) : source, ending };
}

async function fetchPicture(url: string): Promise<Buffer> {
  const signal = AbortSignal.timeout(downloadTimeoutMs);
  const response = await fetch(url, { signal, headers: { accept: 'image/*' } }).catch(() => {
    throw new Error('cannot be downloaded');
  });
  if (!response.ok) throw new Error(`answers ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

const hashOf = (source: Buffer) => createHash('sha256').update(source).digest('hex');

const pathOf = (url: string) => decodeUrl(url.replace(/[?#][\s\S]*/, ''));

/** Whether generators do not publish a file. */
const isHidden = (path: string) => /(^|[\\/])([._]|node_modules[\\/])/.test(path);

/** Files that every site has at its root, such as feeds and icons. */
const siteFile = /^\/[^/]+\.(xml|json|txt|ico|svg|webmanifest)$/i;

export type BlogFiles = ReturnType<typeof collectFiles>;

/** Collects the pictures and files of a blog, each once. */
export function collectFiles(blog: Blog) {
  const { root, statics, base } = blog;
  /** Files to write, by their paths below the content's folder. Their content is not in memory. */
  const files: ContentFiles = new Map();
  const names = new Map<string, string>();
  const temporaryFolder = memoize(() => makeTemporaryFolder('pictures-'));

  /** Writes a picture that the blog does not have as a file, and returns the file. */
  function keep(source: Buffer): string {
    const file = join(temporaryFolder(), hashOf(source));
    writeFileSync(file, source);
    return file;
  }

  /** The file of a drawing that runs nothing; none if it cannot be read. */
  function disarm(source: Buffer): string | undefined {
    try {
      return keep(sanitizeSvg(source));
    } catch {
      return undefined;
    }
  }

  const download = memoize((url: string) => fetchPicture(url).then(keep));

  /** Notes name a picture without its folder. */
  const picturesByName = memoize(() => {
    const all = filesBelow(root, root, 'png,jpg,jpeg,webp,avif,gif,svg');
    return new Map(all.map((file) => [basename(file), file]));
  });

  /** Finds a file as the generator does. Files outside the blog are never read. */
  function find(url: string, { file, urls: [postPath = '/'] }: Post): string | undefined {
    const path = pathOf(url).replace(/^~?@?\//, '/');
    const withoutBase = base && path.startsWith(`${base}/`) ? path.slice(base.length) : path;
    const beside = join(dirname(file), path.replace(/^\//, ''));
    const near = [beside, join(file.slice(0, -extname(file).length), path)];
    const below = [...statics, root, join(root, 'src')].flatMap((folder) => [
      join(folder, withoutBase.replace(/^(\.\.?\/)+/, '')),
      // A path from the post's URL.
      join(folder, postPath, path),
    ]);
    const candidates = path.startsWith('/') ? [...below, ...near] : [...near, ...below];
    if (blog.generator === plainFolder && !url.includes('/'))
      candidates.push(picturesByName().get(decodeUrl(url)) ?? '');
    return candidates.find((path) => isBelow(root, path) && statSync(path).isFile());
  }

  /** Imports a file behind a link and returns its URL; not for a draft, whose files would be public. */
  function addFile(path: string, post: Post): string | undefined {
    const file = post.fields.hiddenBy ? undefined : find(path, post);
    if (!file || statSync(file).size > maxBytes) return undefined;
    const real = relative(root, realpathSync(file));
    const isKnown = isInertName(real) || isSvgName(real);
    if (!isKnown || isHidden(real)) return undefined;
    const isBeside = !path.startsWith('/') && file.startsWith(dirname(post.file) + sep);
    const folders = statics.filter((name) => file.startsWith(name + sep));
    const [folder = root] = folders.sort((a, b) => b.length - a.length);
    const below = toPosix(relative(isBeside ? dirname(post.file) : folder, file));
    const url = isBeside ? `/files/${post.articleSlug}/${below}` : `/${below}`;
    const source = readFileSync(file);
    // Jekyll renders files with front matter; the site makes its own feeds and icons.
    if (/^---\r?\n/.test(source.toString('latin1', 0, 5)) || siteFile.test(url)) return undefined;
    // An open drawing could run its scripts, and names may come from other systems.
    const published = isSvgName(real) ? disarm(source) : file;
    if (!published || !isFilePath(url.slice(1))) return undefined;
    files.set(join('public', url), { copyOf: published });
    return url.split('/').map(encodeURIComponent).join('/');
  }

  async function nameOf(written: string, post: Post): Promise<string> {
    const url = isUrlOf(blog, written) ? new URL(written).pathname : written;
    const isRemote = /^(https?:\/\/|\/\/|data:)/i.test(url);
    const file = isRemote ? await download(url.replace(/^\/\//, 'https://')) : find(url, post);
    if (!file) throw new Error('is not in the folder');
    const hasVideoName = !isRemote && isVideoName(file);
    if (!isRemote && !isArticleMediaName(file))
      throw new Error('has a format that articles do not support');
    if (statSync(file).size > maxBytes) throw new Error('is larger than 20 MB');
    const original = readFileSync(file);
    if (hasVideoName && !isVideo(original)) throw new Error('is not a video');
    const { source, ending } = hasVideoName
      ? { source: original, ending: extname(file).slice(1).toLowerCase() }
      : await examinePicture(original).catch(() => {
          throw new Error('is broken or not a picture');
        });
    const hash = hashOf(source);
    const existing = names.get(hash);
    if (existing) return existing;
    const title = url.startsWith('data:') ? 'picture' : basename(pathOf(url)).replace(/\.\w+$/, '');
    const stem = `${post.articleSlug}-${slug(title, 'picture')}`.slice(0, 100);
    const isTaken = (candidate: string) => {
      const file = join('articles', `${candidate}.${ending}`);
      const path = join(contentDirectory, file);
      return files.has(file) || (existsSync(path) && !readFileSync(path).equals(source));
    };
    const name = `${uniqueName(stem, isTaken)}.${ending}`;
    names.set(hash, name);
    files.set(join('articles', name), { copyOf: source === original ? file : keep(source) });
    return name;
  }

  /** The name of a picture for the article; undefined if there is none, which is reported. */
  const addPicture = (url: string, post: Post & { report: Report }, line: number) =>
    nameOf(url, post).catch(
      (error: Error) =>
        void post.report(line, `a picture that ${error.message}`, url.slice(0, 120)),
    );

  return { files, addFile, addPicture };
}
