import type { RouteObject } from 'react-router';

/** What React Router's framework mode keeps on the window, as far as this site reads it. */
declare global {
  interface Window {
    __reactRouterContext?: { basename?: string };
    __reactRouterManifest?: {
      url: string;
      routes: Record<string, Pick<RouteObject, 'id' | 'path' | 'index' | 'caseSensitive'>>;
    };
    __reactRouterRouteModules?: Record<string, unknown>;
  }
}
