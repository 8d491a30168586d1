import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { allPages } from '#app/pages.ts';
import { published } from '#model/articles/articles.ts';
import { indexPages, topicPages } from '#model/articles/cards.ts';
import { iconFiles, publishedFiles } from '#model/published-files.ts';
import { redirects } from '#model/redirects.ts';
import { resumeLink, resumePath } from '#model/resume/resume.ts';
import { pageCopy, pageFile } from '#site/render/describe-host.ts';
import { publicFileFaults } from '#site/render/public-files.ts';
import { type Diagnostic, error, suggestion } from '../diagnostics.ts';

/** Settings of hosts, which the build writes beside the site. */
const hostFiles = ['_headers', '_redirects', 'vercel.json'];

const paths = [
  ...[...allPages, ...published, ...indexPages, ...topicPages].map(({ path }) => path),
  ...redirects.map(({ from }) => from),
  ...(resumeLink ? [resumePath] : []),
];

const generated = new Set<string | null | undefined>([
  ...Object.values(publishedFiles),
  ...paths.flatMap((path) => [pageFile(path), pageCopy(path)]),
  ...published.map(({ path }) => `${path.slice(1)}.md`),
  ...hostFiles,
]);

/** Suggestions for icons of the owner's in another size than browsers and systems expect. */
async function checkIcons(folder: string): Promise<Diagnostic[]> {
  const findings = Object.entries(iconFiles).map(async ([name, size]): Promise<Diagnostic[]> => {
    const file = join('public', name);
    if (!name.endsWith('.png') || !existsSync(join(folder, file))) return [];
    const { width, height } = await sharp(join(folder, file)).metadata();
    const message = `is ${width} by ${height} pixels: ${size} by ${size} are expected`;
    return width === size && height === size
      ? []
      : [suggestion({ list: 'owner', file, line: 1 }, message)];
  });
  return (await Promise.all(findings)).flat();
}

/** Files in the owner's folder `public` that are too large or would replace files of the site. */
export const checkPublicFiles = async (folder: string): Promise<Diagnostic[]> => [
  ...publicFileFaults(folder, (file) => generated.has(file)).map(({ file, message }) =>
    error({ list: 'owner', file, line: 1 }, message),
  ),
  ...(await checkIcons(folder)),
];
