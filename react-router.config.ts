import type { Config } from '@react-router/dev/config';
import { basePath } from './app/base-path.ts';
import { finishBuild } from './app/finish-html/finish-build.ts';
import { buildDirectory } from './scripts/build-directory.ts';

export default {
  ssr: false,
  basename: basePath,
  buildDirectory,
  prerender: ({ getStaticPaths }) => [...getStaticPaths(), '/404'],
  buildEnd: ({ reactRouterConfig }) => finishBuild(`${reactRouterConfig.buildDirectory}/client`, basePath),
} satisfies Config;
