/**
 * Where on its host the site lives: `/` or, for project pages on code hosts, a folder such as `/portfolio/`. Taken
 * from the environment variable BASE_PATH at build time; always begins and ends with a slash.
 */
export const basePath = normalise(process.env.BASE_PATH ?? '/');

function normalise(path: string): string {
  if (!/^[\w./-]*$/.test(path)) throw new Error(`BASE_PATH: '${path}' is not a path such as /portfolio/`);
  return `/${path}/`.replace(/\/{2,}/g, '/');
}
