/** A copy of the project in a folder of its own, for building it with other content. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('../', import.meta.url));

/** Copies the project, without its history, its builds and its dependencies, which are shared. Returns the folder. */
export function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portfolio-'));
  const skip = /\/(node_modules|build|test-results|\.git|\.react-router)(\/|$)/;
  cpSync(project, folder, { recursive: true, filter: (source) => !skip.test(source) });
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/**
 * Gives an exported constant of a content module in a copy another value.
 *
 * @param name as it is exported ('projects'); `value` is anything that is JSON.
 * @throws where the module exports no such constant.
 */
export function replaceContent(folder: string, module: string, name: string, value: unknown): void {
  const file = join(folder, 'app/content', module);
  const source = readFileSync(file, 'utf8');
  const pattern = new RegExp(`(export const ${name}: [^=]+= )[\\s\\S]*?\\n[\\]}];`);
  if (!pattern.test(source)) throw new Error(`app/content/${module} exports no ${name}`);
  writeFileSync(
    file,
    source.replace(pattern, (_, start) => `${start}${JSON.stringify(value)} as never;`),
  );
}

/** Builds a copy; what the build prints is part of the error where it fails. */
export function buildCopy(folder: string, env: NodeJS.ProcessEnv = {}): void {
  execFileSync('npm', ['run', 'build'], { cwd: folder, stdio: 'pipe', env: { ...process.env, ...env } });
}
