import { defineConfig } from 'vitest/config';
import { testContent } from './test-site/content.ts';
import { contentModules } from './test-site/project-copy.ts';

const contentSources = contentModules(testContent);

export default defineConfig({
  plugins: [
    {
      // Modules that import the content get the tests': what is expected of it stays when the owner's changes.
      name: 'test-content',
      enforce: 'pre',
      load: (id) => Object.entries(contentSources).find(([file]) => id.endsWith(`/${file}`))?.[1],
    },
  ],
  test: { include: ['app/**/*.test.ts', 'scripts/**/*.test.ts'], environment: 'node' },
});
