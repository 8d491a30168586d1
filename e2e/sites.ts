/** The sites of the tests: their content, build folders and URLs. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { createListener, serveFolder } from '../src/builder/hosts/server.ts';
import { basePath, contentDirectory, projectDirectory } from '../src/lib/node/paths.ts';
import { freePorts } from './free-ports.ts';

const run = promisify(execFile);

/**
 * @property url without a slash at its end.
 * @property env the environment of its build and its server.
 */
export type Site = {
  url: string;
  env: Record<'CONTENT_DIRECTORY' | 'BUILD_DIRECTORY', string> & {
    BASE_PATH?: string;
    GITHUB_API?: string;
  };
};

// Builds request nothing from GitHub: no server listens here.
process.env.GITHUB_API ??= 'http://127.0.0.1:9';

// Chosen once for a run: Playwright's workers inherit the environment.
process.env.TEST_PORTS ??= (await freePorts(14)).join();
const ports = process.env.TEST_PORTS.split(',');

const site = (content: string, build: string, basePath = '/'): Site => ({
  url: `http://localhost:${ports.pop()}${basePath}`.replace(/\/$/, ''),
  env: {
    CONTENT_DIRECTORY: resolve(projectDirectory, content),
    BUILD_DIRECTORY: join(projectDirectory, 'build', `test-${build}`),
    BASE_PATH: basePath,
  },
});

/** The content that the tests expect. */
export const defaultSite = site('test-content/default', 'default');

/** Whether only the owner's site is tested: `npm run test:published`. */
export const isPublishedOnly = Boolean(process.env.PUBLISHED_ONLY);

/** The owner's content; for `npm run test:published` the given content and base path. */
export const publishedSite = isPublishedOnly
  ? site(contentDirectory, 'owner', basePath)
  : site('content', 'owner');

/** Content that no other test has, published under a sub-path. */
const edgeCases = site('test-content/edge-cases', 'edge-cases', '/portfolio/');
export const edgeCasesSite: Site = {
  ...edgeCases,
  env: {
    ...edgeCases.env,
    // Answers every request with the same figures.
    GITHUB_API: 'data:,{"stargazers_count":1843,"pushed_at":"2026-11-02T10:00:00Z"}#',
  },
};

/** Everything that content may have: long names, a long career, pictures of every ratio. */
export const fullSite = site('test-content/full', 'full');

/** The full site in the look of docs/content.md, for README's pictures. */
export const ownLookSite = site('build/own-look-content', 'own-look');

/** Sites in other languages than English. */
export const germanSite = site('test-content/german', 'german');
export const arabicSite = site('test-content/arabic', 'arabic');
export const japaneseSite = site('test-content/japanese', 'japanese');

/** English, Arabic and German. */
export const translatedSite = site('test-content/translated', 'translated');

/** Someone with one role and nothing else. */
export const sparseSite = site('test-content/sparse', 'sparse');

/** What `npm run import` makes of a resume, below a path: no articles, no projects. */
export const resumeOnlySite = site('build/test-resume-only-content', 'resume-only', '/cv/');

/** The default content with test-content/long-blog, what authors write by mistake, and thirty notes. */
export const longBlogSite = site('build/test-long-blog-content', 'long-blog');

/** The default content in all languages of src/strings, with an article in each script. */
export const everyLanguageSite = site('build/test-languages-content', 'languages');

/** A copy of the full content, which tests change while the development server serves it. */
export const developmentSite = site('build/test-development-content', 'development');

/** The time after which a test that builds a site counts as hanging, in milliseconds. */
export const buildTimeout = 5 * 60_000;

/**
 * Builds a site. Asynchronous, since run.mjs needs the event loop to notice that npm has ended. It ends
 * the build when this process ends.
 *
 * @returns the output, which the error includes if the build fails.
 */
export async function buildSite({ env }: Pick<Site, 'env'>, ...options: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, ['run.mjs', 'src/commands/build.ts', ...options], {
    cwd: projectDirectory,
    env: { ...process.env, ...env },
  });
  return stdout;
}

/** Serves a built site at another URL. `answer` returns whether it has responded to a request. */
export function serveChanged(
  { env }: Site,
  answer: (request: IncomingMessage, response: ServerResponse) => unknown,
) {
  const listener = createListener(env.BUILD_DIRECTORY);
  return serveFolder((request, response) => {
    if (!answer(request, response)) listener(request, response);
  });
}

/** Serves a built site at its URL. */
export const serveSite = ({ url, env }: Site) =>
  serveFolder(env.BUILD_DIRECTORY, Number(new URL(url).port));

/** Reads a text file of a built site, by its path in the deployed folder. */
export const readBuilt = ({ env }: Pick<Site, 'env'>, file: string) =>
  readFileSync(join(env.BUILD_DIRECTORY, 'client', file), 'utf8');
