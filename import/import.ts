/** Turns what an owner already has into content: `npm run import -- FILE`. docs/import.md says what becomes of what. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { examineContent } from '../site/check/check.ts';
import { describeFinding, summary } from '../site/check/findings.ts';
import { fail, readArguments } from '../site/command-line.ts';
import { contentDirectory } from '../site/paths.ts';
import { contentModules } from './content-modules.ts';
import { readSource } from './read-source.ts';

const usage =
  'npm run import -- [--dry-run] [--force] [--lang de] FILE: a JSON Resume, or the ZIP, folder or CSV files of an export';

/** Whether git has a file exactly as it is: then it can be had back. */
function isInGit(file: string): boolean {
  try {
    const options = { cwd: contentDirectory, stdio: 'pipe' } as const;
    execFileSync('git', ['ls-files', '--error-unmatch', file], options);
    return execFileSync('git', ['status', '--porcelain', '--', file], options).length === 0;
  } catch {
    return false;
  }
}

/** What the content's check says of the folder as it would be. */
async function examine(modules: Map<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'import-'));
  try {
    cpSync(contentDirectory, folder, { recursive: true });
    for (const [file, source] of modules) writeFileSync(join(folder, file), source);
    return await examineContent(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Writes all files or none: each beside its place first, then all into it. */
function writeAll(modules: Map<string, string>): void {
  const places = [...modules].map(([file, source]) => ({ place: join(contentDirectory, file), source }));
  const before = places.map(({ place }) => (existsSync(place) ? readFileSync(place) : undefined));
  try {
    for (const { place, source } of places) writeFileSync(`${place}.new`, source);
    for (const { place } of places) renameSync(`${place}.new`, place);
  } catch (error) {
    for (const [i, { place }] of places.entries()) {
      rmSync(`${place}.new`, { force: true });
      const text = before[i];
      if (text) writeFileSync(place, text);
      else rmSync(place, { force: true });
    }
    throw error;
  }
}

const { values, positionals: paths } = readArguments({
  'dry-run': { type: 'boolean' },
  force: { type: 'boolean' },
  lang: { type: 'string' },
});
const { force, lang, 'dry-run': isDry } = values;
if (paths.length === 0) fail(`there is no file to import: ${usage}`);
try {
  const imported = readSource(paths);
  if (lang && !imported.own) imported.owner.lang = lang;
  const origin = paths.map((path) => basename(path)).join(', ');
  const modules = contentModules(imported, origin);
  const findings = await examine(modules);
  const errors = findings.filter(({ severity }) => severity === 'error');
  if (errors.length > 0)
    fail(
      `${origin}: nothing was written, since it would not be right:\n${errors.map(({ message, name, field }) => [name, field, message].filter(Boolean).join(': ')).join('\n')}`,
    );

  const shown = (file: string) => relative('', join(contentDirectory, file));
  const changed = [...modules.keys()].filter((file) => {
    const place = join(contentDirectory, file);
    return existsSync(place) && !isInGit(place);
  });
  if (isDry) for (const [file, source] of modules) console.log(`--- ${shown(file)}\n${source}`);
  else if (changed.length > 0 && !force)
    fail(
      `nothing was written: git does not have ${changed.map(shown).join(', ')} as it is. Commit it, or add --force to lose it.`,
    );
  else writeAll(modules);

  if (imported.leftOut.length > 0)
    console.log(
      `Left out, since the content has no place for it:\n${imported.leftOut.map((line) => `- ${line}`).join('\n')}`,
    );
  if (imported.published.length > 0)
    console.log(
      `Published, since the résumé says so: ${imported.published.join(', ')}. Take it out of owner.ts if it is not meant to be.`,
    );
  if (!isDry) {
    console.log(`Written: ${[...modules.keys()].map(shown).join(', ')}`);
    for (const finding of findings.filter(({ severity }) => severity === 'placeholder'))
      console.log(describeFinding(finding));
  }
  console.log(summary(findings));
} catch (error) {
  fail((error as Error).message);
}
