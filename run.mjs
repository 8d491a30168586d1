/**
 * Runs a command: `node run.mjs src/commands/build.ts --release`. Variables of the environment may
 * come first: `node run.mjs NAME=value ...`, since shells differ in how they set them. This file is
 * JavaScript, so that every version of Node can run it and report what is missing. The commands need
 * Node 24, which `npm ci` installs.
 */
import { existsSync } from 'node:fs';

const [, , ...words] = process.argv;
const start = words.findIndex((word) => !/^[A-Z_]+=/.test(word));
for (const [name, value] of words.slice(0, start).map((word) => word.split('=')))
  process.env[name] = value;
const [command, ...options] = words.slice(start);
const stop = (message) => {
  console.error(message);
  process.exit(1);
};
const [, major, minor] = /node\/v(\d+)\.(\d+)/.exec(process.env.npm_config_user_agent ?? '') ?? [];
if (Number(major) < 20 || (major === '20' && Number(minor) < 20))
  stop(
    `npm runs on Node ${major}.${minor}: use Node 20.20 or later, and install again with npm ci`,
  );
// `npm ci` leaves out the dev dependencies if NODE_ENV is production.
if (!existsSync(new URL('node_modules/node', import.meta.url)))
  stop('install the project first: npm ci --include=dev');
// pnpm, and npm with `ignore-scripts=true`, do not run the install script of `node`.
if (Number.parseInt(process.versions.node, 10) < 24)
  stop(
    existsSync(new URL('node_modules/node/bin', import.meta.url))
      ? `use npm run, which chooses the project's own Node: this is Node ${process.versions.node}`
      : "the project's own Node is missing: npm ci --include=dev --ignore-scripts=false",
  );
process.argv = [process.argv[0], command, ...options];
await import(new URL(command, import.meta.url).href);
