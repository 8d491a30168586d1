/** The sites that the tests drive: what each is built from, and where it is built and served. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveFolder } from '../site/serve.ts';

const folder = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** @property env what its build and its server are told. */
type Site = {
  url: string;
  env: Record<'CONTENT_DIRECTORY' | 'BUILD_DIRECTORY', string> & { BASE_PATH?: string };
};

/** A site of its own port: not that of `npm start`, which may be running. */
const site = (port: number, content: string, build: string): Site => ({
  url: `http://localhost:${port}`,
  env: { CONTENT_DIRECTORY: folder(content), BUILD_DIRECTORY: folder(`build/test-${build}`) },
});

/** The content that the tests expect. */
export const shippedSite = site(4183, 'test-content/shipped', 'shipped');

/** The owner's content, whatever it is. */
export const ownSite = site(4184, 'app/content', 'own');

/** Content that no other test has, for a folder of its host. */
const madeUp = site(4185, 'test-content/made-up', 'made-up');
export const madeUpSite: Site = { url: `${madeUp.url}/portfolio/`, env: { ...madeUp.env, BASE_PATH: '/portfolio/' } };

/** All that an owner may bring: long names, a long career, pictures of every ratio. */
export const richSite = site(4186, 'test-content/rich', 'rich');

/** Sites in other languages than English. */
export const germanSite = site(4187, 'test-content/german', 'german');
export const arabicSite = site(4188, 'test-content/arabic', 'arabic');
export const japaneseSite = site(4189, 'test-content/japanese', 'japanese');

/** Builds a site and returns what the build prints, which is part of the error where it fails. */
export function buildSite({ env }: Pick<Site, 'env'>, ...options: string[]): string {
  return execFileSync(process.execPath, [folder('site/build.ts'), ...options], {
    cwd: folder(''),
    stdio: 'pipe',
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
}

/** Serves a built site at its address. */
export const serveSite = ({ url, env }: Site) => serveFolder(env.BUILD_DIRECTORY, Number(new URL(url).port));

/** A text of a built site, by its file below the deployed folder. */
export const readBuilt = ({ env }: Pick<Site, 'env'>, file: string) =>
  readFileSync(join(env.BUILD_DIRECTORY, 'client', file), 'utf8');
