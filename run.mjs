/**
 * Runs a command: `node run.mjs src/commands/build.ts --release`. Variables of the environment may
 * come first: `node run.mjs NAME=value ...`, since shells differ in how they set them. This file is
 * JavaScript, so that every version of Node can run it and report what is missing. The commands need
 * Node 24, which `npm ci` installs.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const [, , ...words] = process.argv;
const start = words.findIndex((word) => !/^[A-Z_]+=/.test(word));
for (const [name, value] of words.slice(0, start).map((word) => word.split('=')))
  process.env[name] = value;
const [command, ...options] = words.slice(start);
const stop = (message) => {
  console.error(message);
  process.exit(1);
};

/** Why an older Node runs this file. */
function whyOldNode() {
  // pnpm, and npm with `ignore-scripts=true`, do not run the install script of `node`.
  if (!existsSync(new URL('node_modules/node/bin', import.meta.url)))
    return "the project's own Node is missing: npm ci --include=dev --ignore-scripts=false";
  // On Alpine and NixOS the shell falls through to the system's.
  const own = fileURLToPath(new URL('node_modules/.bin/node', import.meta.url));
  return spawnSync(own, ['-v'], { shell: process.platform === 'win32' }).status === 0
    ? `use npm run, which chooses the project's own Node: this is Node ${process.versions.node}`
    : `the project's own Node cannot run on this system. If node_modules is of another one, delete it, and run npm ci. On Alpine and NixOS use Node 24 or later: this is Node ${process.versions.node}`;
}

const [, major, minor] = /node\/v(\d+)\.(\d+)/.exec(process.env.npm_config_user_agent ?? '') ?? [];
if (Number(major) < 20 || (major === '20' && Number(minor) < 20))
  stop(
    `npm runs on Node ${major}.${minor}: use Node 20.20 or later, and install again with npm ci`,
  );
// `npm ci` leaves out the dev dependencies if NODE_ENV is production.
if (!existsSync(new URL('node_modules/node', import.meta.url)))
  stop('install the project first: npm ci --include=dev');
if (Number.parseInt(process.versions.node, 10) < 24) stop(whyOldNode());

/** npm, and the shell that it may have started between itself and this process. */
function findParents() {
  const { ppid } = process;
  const file = `/proc/${ppid}/stat`;
  try {
    // 'PID (NAME) STATE PARENT' on Linux; Windows has neither, and needs none.
    const [, name, parent] = existsSync(file)
      ? /\((.*)\) \S (\d+)/.exec(readFileSync(file, 'utf8'))
      : /^()\s*(\d+) .*sh$/m.exec(
          execFileSync('ps', ['-o', 'ppid=,comm=', '-p', `${ppid}`], { encoding: 'utf8' }),
        );
    return name === '' || /sh$/.test(name) ? [ppid, Number(parent)] : [ppid];
  } catch {
    return [ppid];
  }
}

const isRunning = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
};

// Ends this process when npm ends: the shell between them passes no signal on, and a server would
// keep its port, or a build write on. SIGTERM lets it remove what it has begun.
if (process.env.npm_lifecycle_event) {
  const parents = findParents();
  setInterval(() => parents.every(isRunning) || process.kill(process.pid, 'SIGTERM'), 200).unref();
}
process.argv = [process.argv[0], command, ...options];
await import(new URL(command, import.meta.url).href);
