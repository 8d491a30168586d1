/** The pictures of the content, and their files. */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { owner, projects } from '#content/content.ts';
import { withCache } from '#lib/node/cache.ts';
import { filesOf } from '#lib/node/languages.ts';
import type { Pictures } from '#lib/responsive-image.ts';
import { pictureFile } from '#markdown/article-pictures.ts';
import { ownSections, published } from '#model/articles/articles.ts';
import {
  homePictureWidths,
  type PictureFile,
  pictureWidths,
  planPicture,
  planVideo,
} from '#model/plan-picture.ts';
import { articleFolders } from '#schema/article-folders.ts';
import { isVideoName, posterNames } from '#schema/picture-names.ts';
import type { Output, OutputFile } from './output.ts';

// The build encodes several pictures at once (src/builder/build-site.ts): threads and caches per
// picture would only take memory.
sharp.cache(false);
sharp.concurrency(1);

/**
 * Articles may have hundreds of pictures. AVIF at effort 1 took a third of the time of effort 3, and
 * the files were as large (20 images from public blogs, 2026-11-25). WebP at effort 2 took half the
 * time of effort 4, and the files were 3 to 8 % larger (5 images, 2026-11-26).
 */
const options = (folder: string) => ({
  avif: { quality: 55, effort: folder === 'pictures' ? 3 : 1 },
  webp: { quality: 80, effort: folder === 'pictures' ? 4 : 2 },
  jpeg: { quality: 80 },
  png: {},
  gif: {},
});

async function encode(source: Buffer, { format, width, isAnimated }: PictureFile, folder: string) {
  if (format === 'svg') {
    const { sanitizeSvg } = await import('#markdown/safe-drawing.ts');
    return sanitizeSvg(source);
  }
  const settings = options(folder)[format];
  const parts = ['picture', source, JSON.stringify([format, width, isAnimated, settings])];
  return withCache(parts, () => {
    const picture = sharp(source, { animated: isAnimated === true });
    return (isAnimated ? picture : picture.autoOrient())
      .resize({ width })
      .toFormat(format, settings)
      .toBuffer();
  });
}

async function namedPictures(): Promise<Set<string>> {
  const inArticles = [...published, ...ownSections].map(async ({ folder, picture, text }) => {
    // Only sites with articles need the Markdown parser, which loads slowly.
    const { pictureUrls } = await import('#markdown/read-markdown.ts');
    const files = [picture ?? '', ...pictureUrls(text)].map(pictureFile);
    return files.flatMap((file) => [file, ...posterNames(file)]).map((file) => `${folder}/${file}`);
  });
  const all = [owner.portrait, ...projects.map(({ picture }) => picture)];
  const onHome = all.map((picture) => `pictures/${picture?.file}`);
  return new Set([...onHome, ...(await Promise.all(inArticles)).flat()]);
}

/** The pictures and videos that the content names, and a function for each file, by its path. */
export async function planPictures() {
  const content = import.meta.env.CONTENT_DIRECTORY;
  const planned: Pictures = {};
  const pictureFiles = new Map<string, () => Promise<Buffer>>();
  const videos: OutputFile[] = [];
  const named = await namedPictures();
  for (const folder of ['pictures', ...articleFolders]) {
    const files = [...filesOf(content, folder)].filter(([name]) => named.has(`${folder}/${name}`));
    // Videos come last, after their posters.
    for (const [name, path] of files.sort(([a], [b]) => +isVideoName(a) - +isVideoName(b))) {
      if (isVideoName(name)) {
        const poster = posterNames(name)
          .map((file) => planned[`${folder}/${file}`])
          .find(Boolean);
        const video = await planVideo(name, path, poster);
        planned[`${folder}/${name}`] = video.encoded;
        videos.push([video.path, () => ({ copyOf: path })]);
        continue;
      }
      const widths = folder === 'pictures' ? homePictureWidths(name) : pictureWidths.article;
      const plan = await planPicture(name, readFileSync(path), widths);
      planned[`${folder}/${name}`] = plan.encoded;
      for (const part of plan.files)
        pictureFiles.set(part.path, () => encode(readFileSync(path), part, folder));
    }
  }
  return { pictures: planned, pictureFiles, videos };
}

export const pictures: Output = ({ pictureFiles, videos }) => [...pictureFiles, ...videos];
