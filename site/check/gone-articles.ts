/** Articles whose URLs would be lost: git's last commit has them, and the content no longer. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { articleFolders, folderPaths } from '../../shared/schema/article-folders.ts';

const markdownIn = (names: string[]) => names.filter((name) => name.endsWith('.md'));

function committedIn(cwd: string): string[] {
  try {
    const options = { cwd, stdio: 'pipe', encoding: 'utf8' } as const;
    return execFileSync('git', ['ls-tree', '--name-only', 'HEAD', './'], options).split('\n');
  } catch {
    return [];
  }
}

/**
 * @returns each file with the path of its page, and the new file that it may have become: the only
 * one in the folder that is not committed.
 */
export const goneArticles = (content: string) =>
  articleFolders.flatMap((folder) => {
    const place = join(content, folder);
    const before = existsSync(place) ? markdownIn(committedIn(place)) : [];
    const now = existsSync(place) ? markdownIn(readdirSync(place)) : [];
    const gone = before.filter((name) => !now.includes(name));
    const added = now.filter((name) => !before.includes(name));
    return gone.map((name) => ({
      file: join(folder, name),
      path: folderPaths[folder] + name.slice(0, -'.md'.length),
      successor: gone.length === 1 && added.length === 1 ? join(folder, `${added[0]}`) : undefined,
    }));
  });
