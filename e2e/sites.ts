/** The sites of the tests: their content, build folders and URLs. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveFolder } from '../site/server.ts';
import { freePorts } from './free-ports.ts';

const folder = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** @property env the environment of its build and its server. */
export type Site = {
  url: string;
  env: Record<'CONTENT_DIRECTORY' | 'BUILD_DIRECTORY', string> & {
    BASE_PATH?: string;
    GITHUB_API?: string;
  };
};

// No build asks the code host: nothing answers here.
process.env.GITHUB_API ??= 'http://127.0.0.1:9';

// Chosen once for a run: Playwright's workers inherit the environment.
process.env.TEST_PORTS ??= (await freePorts(9)).join();
const ports = process.env.TEST_PORTS.split(',');

const site = (content: string, build: string): Site => ({
  url: `http://localhost:${ports.pop()}`,
  env: { CONTENT_DIRECTORY: folder(content), BUILD_DIRECTORY: folder(`build/test-${build}`) },
});

/** The content that the tests expect. */
export const defaultSite = site('test-content/default', 'default');

/** Whether only the owner's site is tested: `npm run test:published`. */
export const isPublishedOnly = process.env.npm_lifecycle_event === 'test:published';

/** The owner's content. */
export const publishedSite = site('content', 'own');

/** Content that no other test has, for a folder of its host. */
const edgeCases = site('test-content/edge-cases', 'edge-cases');
export const edgeCasesSite: Site = {
  url: `${edgeCases.url}/portfolio/`,
  env: {
    ...edgeCases.env,
    BASE_PATH: '/portfolio/',
    // Answers every request with the same figures.
    GITHUB_API: 'data:,{"stargazers_count":1843,"pushed_at":"2026-11-02T10:00:00Z"}#',
  },
};

/** All that an owner may bring: long names, a long career, pictures of every ratio. */
export const fullSite = site('test-content/full', 'full');

/** Sites in other languages than English. */
export const germanSite = site('test-content/german', 'german');
export const arabicSite = site('test-content/arabic', 'arabic');
export const japaneseSite = site('test-content/japanese', 'japanese');

/** Someone with one role and nothing else. */
export const sparseSite = site('test-content/sparse', 'sparse');

/** What `npm run import` makes of a resume: no articles, no projects. */
export const resumeOnlySite = site('build/test-resume-only-content', 'resume-only');

/** Builds a site and returns the output, which is part of the error if the build fails. */
export function buildSite({ env }: Pick<Site, 'env'>, ...options: string[]): string {
  return execFileSync(process.execPath, [folder('site/build.ts'), ...options], {
    cwd: folder(''),
    stdio: 'pipe',
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
}

/** Serves a built site at its address. */
export const serveSite = ({ url, env }: Site) =>
  serveFolder(env.BUILD_DIRECTORY, Number(new URL(url).port));

/** A text of a built site, by its file below the deployed folder. */
export const readBuilt = ({ env }: Pick<Site, 'env'>, file: string) =>
  readFileSync(join(env.BUILD_DIRECTORY, 'client', file), 'utf8');
