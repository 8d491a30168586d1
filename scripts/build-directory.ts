/** Where the site is built and served from: `build`, or what the environment variable BUILD_DIRECTORY says. */
import { resolve } from 'node:path';

export const buildDirectory = resolve(process.env.BUILD_DIRECTORY ?? 'build');
