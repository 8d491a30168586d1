/** The sites that the tests drive: what each is built from, and where it is built and served. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const folder = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

type Site = {
  /** Not on the port of `npm start`, which may be running. */
  url: string;
  /** What its build and its server are told. */
  env: Record<'CONTENT_DIRECTORY' | 'BUILD_DIRECTORY', string> & { BASE_PATH?: string };
};

/** The content that the tests expect. */
export const shippedSite: Site = {
  url: 'http://localhost:4183',
  env: { CONTENT_DIRECTORY: folder('test-content/shipped'), BUILD_DIRECTORY: folder('build/test-shipped') },
};

/** The owner's content, whatever it is. */
export const ownSite: Site = {
  url: 'http://localhost:4184',
  env: { CONTENT_DIRECTORY: folder('app/content'), BUILD_DIRECTORY: folder('build/test-own') },
};

/** Content that no other test has, for a folder of its host. */
export const madeUpSite: Site = {
  url: 'http://localhost:4185/portfolio/',
  env: {
    CONTENT_DIRECTORY: folder('test-content/made-up'),
    BUILD_DIRECTORY: folder('build/test-made-up'),
    BASE_PATH: '/portfolio/',
  },
};

/** All that an owner may bring: long names, a long career, pictures of every ratio. */
export const richSite: Site = {
  url: 'http://localhost:4186',
  env: { CONTENT_DIRECTORY: folder('test-content/rich'), BUILD_DIRECTORY: folder('build/test-rich') },
};

/** Sites in other languages than English. */
export const germanSite: Site = {
  url: 'http://localhost:4187',
  env: { CONTENT_DIRECTORY: folder('test-content/german'), BUILD_DIRECTORY: folder('build/test-german') },
};
export const arabicSite: Site = {
  url: 'http://localhost:4188',
  env: { CONTENT_DIRECTORY: folder('test-content/arabic'), BUILD_DIRECTORY: folder('build/test-arabic') },
};

/** Builds a site and returns what the build prints, which is part of the error where it fails. */
export function buildSite({ env }: Pick<Site, 'env'>, ...options: string[]): string {
  return execFileSync(process.execPath, [folder('site/build.ts'), ...options], {
    cwd: folder(''),
    stdio: 'pipe',
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
}
