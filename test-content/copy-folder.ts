import { cpSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { checkContent } from '#builder/content-runner.ts';
import { formatDiagnosticIn } from '#check/diagnostics.ts';
import { projectDirectory } from '#lib/node/paths.ts';
import { makeTemporaryFolder } from '#lib/node/temporary-folder.ts';
import { writeFiles } from './files.ts';

/** A copy of a content folder, which a test changes and checks. */
export function copyFolder(name: string) {
  const folder = makeTemporaryFolder('my content-');
  cpSync(join(projectDirectory, 'test-content', name), folder, { recursive: true });
  const path = (file: string) => join(folder, file);
  const read = (file: string) => readFileSync(path(file), 'utf8');
  const write = (file: string, text: string | Buffer) => writeFiles(folder, { [file]: text });
  return {
    folder,
    path,
    read,
    write,
    /** @throws if the text is not in the file. */
    replace(file: string, before: string | RegExp, after: string) {
      const changed = read(file).replace(before, after);
      if (changed === read(file)) throw new Error(`${before} is not in ${file}`);
      write(file, changed);
    },
    /** The formatted diagnostics, with paths below the folder. */
    async check(): Promise<string[]> {
      const lines = (await checkContent(folder)).map(formatDiagnosticIn(folder));
      return lines.map((line) => line.split(`${basename(folder)}/`)[1] ?? line);
    },
  };
}
