import { spawnSync } from 'node:child_process';
import { projectDirectory } from '#lib/node/paths.ts';

/** Runs a command of src/commands as npm does, and waits for its end. */
export const runCommand = ([name, ...options]: string[], env: NodeJS.ProcessEnv) =>
  spawnSync(process.execPath, [`src/commands/${name}`, ...options], {
    cwd: projectDirectory,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
