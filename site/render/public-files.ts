/** The owner's own files at the site's root: everything in the content's folder `public`. */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { hashedFolder } from '#lib/constants.ts';
import { iconFiles, publishedFiles } from '#model/published-files.ts';
import { absoluteUrl } from '#schema/urls.ts';
import { toPosix } from '../paths.ts';

/** In bytes: what hosts of static sites accept (Cloudflare Pages: 25 MiB). */
const maxSize = 25 * 2 ** 20;

const { robots, sitemap } = publishedFiles;

/** Files that the owner's replace: icons, link previews and robots.txt. */
const isReplaceable = (file: string) =>
  file in iconFiles || file === robots || /^social\/[\w-]+\.png$/.test(file);

/** The owner's robots.txt with the site's sitemap, unless it names one. */
const withSitemap = (text: string) =>
  /^sitemap:/im.test(text) ? text : `${text.trimEnd()}\n\nSitemap: ${absoluteUrl(`/${sitemap}`)}\n`;

const namesIn = (content: string) => {
  const cwd = join(content, 'public');
  if (!existsSync(cwd)) return [];
  return globSync(['**/*', '**/.*', '**/.*/**'], { cwd })
    .filter((file) => statSync(join(cwd, file)).isFile())
    .map((file) => toPosix(file));
};

/** [path, read] for every file, by path below the site's root. */
export const publicFiles = (content: string) =>
  [...new Set(namesIn(content))].map((file) => {
    const read = () => readFileSync(join(content, 'public', file));
    return [file, file === robots ? () => withSitemap(read().toString()) : read] as const;
  });

/**
 * What is wrong with the files: they are too large, or would replace a file of the site.
 *
 * @param isGenerated whether the site has a file by that name.
 */
export const publicFileFaults = (content: string, isGenerated: (file: string) => boolean) =>
  publicFiles(content).flatMap(([file]) => {
    const size = statSync(join(content, 'public', file)).size;
    const message =
      size > maxSize
        ? `is ${Math.round(size / 2 ** 20)} MiB large: hosts accept ${maxSize / 2 ** 20} MiB`
        : file.startsWith(hashedFolder) || (isGenerated(file) && !isReplaceable(file))
          ? `would replace the site's own ${file}: rename it`
          : undefined;
    return message ? [{ file: join('public', file), message }] : [];
  });
