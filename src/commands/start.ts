/** Builds the site and serves it: `npm start`. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { readArguments } from '#lib/node/command-line.ts';
import { projectDirectory } from '#lib/node/paths.ts';

readArguments(
  { usage: 'npm start', summary: 'Builds the site and serves it. PORT and HOST choose where.' },
  {},
);
const build = join(projectDirectory, 'src/commands/build.ts');
const { status } = spawnSync(process.execPath, [build], { stdio: 'inherit' });
if (status !== 0) process.exit(1);
await import('./serve.ts');
