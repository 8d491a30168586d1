import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { imagetools } from 'vite-imagetools';
import { basePath } from './app/base-path.ts';
import { careerConnections, careerItems } from './app/content/career.ts';
import { placeCareer } from './app/sections/experience/place-career.ts';
import { customMedia, generatedCss } from './app/styles/generated-css.ts';

const career = await placeCareer({ items: careerItems, connections: careerConnections });

/** Serves app/styles/generated-css.ts as a style sheet and makes its media queries known to every other one. */
function factsInCss(): Plugin {
  const id = '/@facts.css';
  return {
    name: 'facts-in-css',
    enforce: 'pre',
    resolveId: (source) => (source === 'virtual:facts.css' ? id : undefined),
    load: (source) => (source === id ? generatedCss(career) : undefined),
    transform: (code, source) =>
      source.endsWith('.css') && /\(--\w/.test(code) ? { code: customMedia + code, map: null } : undefined,
  };
}

/** Serves the career with a place for every item, so that what lays it out stays here. */
function careerGraph(): Plugin {
  const id = '\0career-graph';
  return {
    name: 'career-graph',
    resolveId: (source) => (source === 'virtual:career-graph' ? id : undefined),
    load: (source) => (source === id ? `export default ${JSON.stringify(career)}` : undefined),
  };
}

/**
 * Pages carry the style sheets inside (app/finish-html): no script should fetch them as files as well, and the server
 * build should not emit them a second time.
 */
function noCssFiles(): Plugin {
  return {
    name: 'no-css-files',
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const isServer = this.environment.config.consumer === 'server';
        for (const [file, output] of Object.entries(bundle)) {
          if (output.type === 'chunk') output.viteMetadata?.importedCss.clear();
          else if (isServer && file.endsWith('.css')) delete bundle[file];
        }
      },
    },
  };
}

export default defineConfig({
  base: basePath,
  plugins: [factsInCss(), careerGraph(), noCssFiles(), imagetools(), reactRouter()],
  css: {
    transformer: 'lightningcss',
    lightningcss: {
      drafts: { customMedia: true },
      // What the design relies on (light-dark, :has, nesting) is in every engine since spring 2024.
      targets: { chrome: 123 << 16, firefox: 121 << 16, safari: (17 << 16) | (5 << 8) },
    },
  },
  build: {
    // Also where BUILD_DIRECTORY is elsewhere: what an earlier build left would be taken for a part of this one.
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Most of the libraries runs when the page is taken over: compiled beforehand, on a thread of its own, they hold
        // up the page less (https://v8.dev/blog/explicit-compile-hints).
        postBanner: ({ name }) => (name.startsWith('library-') ? '//# allFunctionsCalledOnLoad' : ''),
        // Libraries by themselves: app/deferred-start.ts starts them one after another, so that none of its steps
        // holds up the page for long, and a change of content leaves them in the visitor's cache.
        codeSplitting: {
          groups: [
            { name: 'library-react', test: /node_modules\/(react|react-dom|scheduler)\// },
            { name: 'library-router', test: /node_modules\/react-router\// },
            // What pages share, in one file instead of a dozen small ones.
            { name: 'shared', test: /\/app\/(?!routes|sections|content)/, minShareCount: 2 },
          ],
        },
      },
    },
    target: 'es2022',
  },
});
