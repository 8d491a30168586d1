/** A copy of the project in a folder of its own, with content of its own. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Content } from '../app/content-rules.ts';
import { contentFiles } from '../scripts/content.ts';

const project = fileURLToPath(new URL('../', import.meta.url));

/** The content modules as source text, by their paths in the project. */
export function contentModules(content: Content): Record<string, string> {
  const modules: Record<string, string> = {};
  for (const [list, file] of Object.entries(contentFiles) as [keyof Content, string][])
    modules[file] = `${modules[file] ?? ''}export const ${list} = ${JSON.stringify(content[list])};\n`;
  return modules;
}

/**
 * Copies the project, without its history, its builds and its dependencies, which are shared, and gives it other
 * content. Returns the folder.
 */
export function copyProject(content: Content): string {
  const folder = mkdtempSync(join(tmpdir(), 'portfolio-'));
  const skip = /\/(node_modules|build|test-results|\.git|\.react-router)(\/|$)/;
  cpSync(project, folder, { recursive: true, filter: (source) => !skip.test(source) });
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'));
  rmSync(join(folder, 'app/content'), { recursive: true });
  mkdirSync(join(folder, 'app/content/pictures'), { recursive: true });
  for (const [file, source] of Object.entries(contentModules(content)))
    writeFileSync(join(folder, file), source);
  return folder;
}

/** Builds a copy and returns what the build prints, which is part of the error where it fails. */
export function buildCopy(folder: string, env: NodeJS.ProcessEnv = {}, options: string[] = []): string {
  return execFileSync('npm', ['run', 'build', '--', ...options], {
    cwd: folder,
    stdio: 'pipe',
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
}
