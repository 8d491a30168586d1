import type { Plugin } from 'vite';
import { resolveMediaQueries } from '#model/media-queries.ts';
import { shortProperties } from './short-properties.ts';

/** @param isProduction whether custom properties get short names. */
export const mediaQueries = (isProduction: boolean): Plugin => ({
  name: 'media-queries',
  enforce: 'pre',
  transform: (code, id) =>
    /\.css(\?(direct|inline))?$/.test(id)
      ? { code: resolveMediaQueries(isProduction ? shortProperties(code) : code), map: null }
      : null,
});
