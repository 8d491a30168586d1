import { type Diagnostic, error } from './diagnostics.ts';

/** A path from the root of all languages, its Markdown file or what else has it, and an alias. */
export type SitePath = { path: string; owner: string; alias?: string };

/** The errors of aliases at the paths of other pages, files and aliases, in all languages. */
export function* aliasErrors(all: SitePath[]): Generator<Diagnostic> {
  // Pages come last, and the first alias after others: each replaces earlier ones.
  const ordered = all.toReversed().sort((a, b) => Number(!a.alias) - Number(!b.alias));
  const owners = new Map(ordered.map(({ path, owner }) => [path, owner]));
  for (const { path, owner, alias } of all) {
    if (!alias) continue;
    const parts = path.split('/');
    const folders = parts.map((_, i) => parts.slice(0, i).join('/'));
    const above = folders.find((folder) => /\.\w+$/.test(folder) && owners.has(folder));
    const other = above ? `the file ${above}` : owners.get(path);
    if (other !== owner)
      yield error({ file: owner, line: 1 }, `aliases: ${alias} is taken by ${other}`);
  }
}
