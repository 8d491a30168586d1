/** The modules that run with the content, by their paths from the project's folder. */
export const entryModules = {
  compose: '/src/builder/compose-site.ts',
  check: '/src/check/loaded-content/run-check.ts',
};
