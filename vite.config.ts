import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { basePath } from './app/base-path.ts';
import { customMedia, generatedCss } from './app/styles/generated-css.ts';

/** Serves app/styles/generated-css.ts as a style sheet and makes its media queries known to every other one. */
function factsInCss(): Plugin {
  const id = '/@facts.css';
  return {
    name: 'facts-in-css',
    enforce: 'pre',
    resolveId: (source) => (source === 'virtual:facts.css' ? id : undefined),
    load: (source) => (source === id ? generatedCss : undefined),
    transform: (code, source) =>
      source.endsWith('.css') && /\(--\w/.test(code) ? { code: customMedia + code, map: null } : undefined,
  };
}

export default defineConfig({
  base: basePath,
  plugins: [factsInCss(), reactRouter()],
  css: {
    transformer: 'lightningcss',
    lightningcss: {
      drafts: { customMedia: true },
      // What the design relies on (light-dark, :has, nesting) is in every engine since spring 2024.
      targets: { chrome: 123 << 16, firefox: 121 << 16, safari: (17 << 16) | (5 << 8) },
    },
  },
  build: {
    // One style sheet: it is inlined in every page, so that no page ever waits for another file.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    target: 'es2022',
  },
});
