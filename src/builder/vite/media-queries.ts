import type { Plugin } from 'vite';
import { resolveMediaQueries } from '#model/media-queries.ts';

export const mediaQueries = (): Plugin => ({
  name: 'media-queries',
  enforce: 'pre',
  transform: (code, id) =>
    /\.css(\?(direct|inline))?$/.test(id) ? { code: resolveMediaQueries(code), map: null } : null,
});
