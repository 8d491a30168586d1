import { allPages } from '../../../app/pages.ts';
import { published } from '../../../model/articles/articles.ts';
import { indexPages, topicPages } from '../../../model/articles/cards.ts';
import { publishedFiles } from '../../../model/published-files.ts';
import { redirects } from '../../../model/redirects.ts';
import { resumeLink, resumePath } from '../../../model/resume/resume.ts';
import { pageCopy, pageFile } from '../../render/describe-host.ts';
import { publicFileFaults } from '../../render/public-files.ts';
import type { Diagnostic } from '../diagnostics.ts';

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

/** Files in the owner's folder `public` that are too large or would replace files of the site. */
export const checkPublicFiles = (folder: string): Diagnostic[] =>
  publicFileFaults(folder, (file) => generated.has(file)).map((fault) => ({
    list: 'owner',
    line: 1,
    severity: 'error',
    ...fault,
  }));
