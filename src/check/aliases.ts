import { type Diagnostic, error } from './diagnostics.ts';

/** A path from the root of all languages, and its Markdown file or what else has it. */
export type SitePath = { path: string; owner: string; isAlias?: boolean };

/** The errors of aliases at the paths of other pages, files and aliases, in all languages. */
export function* aliasErrors(all: SitePath[]): Generator<Diagnostic> {
  // Pages come last, and the first alias after others: each replaces earlier ones.
  const ordered = all.toReversed().sort((a, b) => Number(!a.isAlias) - Number(!b.isAlias));
  const owners = new Map(ordered.map(({ path, owner }) => [path, owner]));
  for (const { path, owner, isAlias } of all) {
    if (!isAlias) continue;
    const parts = path.split('/');
    const folders = parts.map((_, i) => parts.slice(0, i).join('/'));
    const above = folders.find((folder) => /\.\w+$/.test(folder) && owners.has(folder));
    const other = above ? `the file ${above}` : owners.get(path);
    if (other !== owner)
      yield error({ file: owner, line: 1 }, `aliases: ${path} is taken by ${other}`);
  }
}
