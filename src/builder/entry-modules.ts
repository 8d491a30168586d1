/** The modules that run with the content, by their paths from the project's folder. */
export const entryModules = {
  compose: '/src/builder/compose-site.ts',
  lint: '/src/check/with-content/lint.ts',
};
