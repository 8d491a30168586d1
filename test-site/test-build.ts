/** Where the site that the tests drive is built: npm run build:test-site. */
export const testBuild = new URL('build/', import.meta.url);
