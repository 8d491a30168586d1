import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { originalOf } from '#lib/node/languages.ts';
import { projectDirectory, toPosix } from '#lib/node/paths.ts';

/** The modules that a translation takes from its original: all that it lacks, except words. */
function inheritedModules(content: string): Record<string, string> {
  const original = originalOf(content);
  const modules = original ? readdirSync(original).filter((name) => name.endsWith('.ts')) : [];
  return Object.fromEntries(
    modules
      .filter((name) => name !== 'words.ts' && !existsSync(join(content, name)))
      .map((name) => [`#content-folder/${name}`, toPosix(join(`${original}`, name))]),
  );
}

/**
 * Vite's settings for a content folder: its name, and its path for modules that read many files,
 * which would be slow as modules.
 */
export const contentSettings = (content: string) => ({
  resolve: {
    alias: {
      ...inheritedModules(content),
      '#content-folder': toPosix(content),
      // For content outside the project.
      '#content': toPosix(join(projectDirectory, 'src/content')),
      '#schema': toPosix(join(projectDirectory, 'src/schema')),
    },
  },
  define: {
    'import.meta.env.CONTENT_DIRECTORY': JSON.stringify(content),
  },
});
