import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { projectDirectory } from '#lib/node/paths.ts';
import { makeTemporaryFolder } from '#lib/node/temporary-folder.ts';
import { writeFiles } from '#test-content/files.ts';

test('a command ends when npm ends, however that is ended', async () => {
  const folder = makeTemporaryFolder('run-');
  writeFiles(folder, { 'forever.mjs': "setInterval(() => {}, 1000); console.log('runs');" });
  const command = relative(projectDirectory, join(folder, 'forever.mjs'));
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    // As npm does: a shell stays between, which passes no signal on.
    const shell = `"${process.execPath}" run.mjs "${command}"; true`;
    const npm = `child_process.spawn('sh', ['-c', ${JSON.stringify(shell)}], { stdio: 'inherit' })`;
    const parent = spawn(process.execPath, ['-e', npm], {
      cwd: projectDirectory,
      env: { ...process.env, npm_lifecycle_event: 'dev' },
    });
    await once(parent.stdout, 'data');
    parent.kill(signal);
    // The output closes with the last process that has it.
    const [, killedBy] = await once(parent, 'close');
    expect(killedBy).toBe(signal);
  }
});
