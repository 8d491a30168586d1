import type { Config } from '@react-router/dev/config';
import { basePath } from './app/base-path.ts';
import { finishBuild } from './app/finish-html/finish-build.ts';

export default {
  ssr: false,
  basename: basePath,
  buildDirectory: process.env.BUILD_DIRECTORY ?? 'build',
  prerender: ({ getStaticPaths }) => [...getStaticPaths(), '/404'],
  buildEnd: ({ reactRouterConfig }) => finishBuild(`${reactRouterConfig.buildDirectory}/client`, basePath),
} satisfies Config;
