/** Reports files in `public` that browsers could run, and names that some systems cannot have. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFilePath } from '#lib/file-path.ts';
import { filesIn, isLeftover, isPublicBelow } from '#lib/node/paths.ts';
import { isActiveSvg } from '#markdown/safe-drawing.ts';
import { isActiveName, isSvgName } from '#schema/file-kinds.ts';
import { refusedName } from './content-folder.ts';
import { type Diagnostic, error, suggestion } from './diagnostics.ts';
import { isLfsPointer, lfsPointer } from './mismatched-files.ts';

/** What XML needs to run code: elements of HTML or SVG, perhaps by entities, or a style sheet. */
const activeXml = /xhtml|\/svg|xml-stylesheet|<!ENTITY|&#/;

function isActive(path: string): boolean {
  if (!isActiveName(path)) return false;
  if (isSvgName(path)) return isActiveSvg(readFileSync(path));
  return !/\.xml$/i.test(path) || activeXml.test(readFileSync(path, 'utf8'));
}

export async function checkPublicFiles(content: string): Promise<Diagnostic[]> {
  const folder = join(content, 'public');
  const files = await filesIn(folder);
  return files
    .filter((file) => isPublicBelow(folder, file) || isLeftover(join(folder, file)))
    .sort()
    .flatMap((name) => {
      const file = `public/${name}`;
      const suggest = (message: string) => suggestion({ file, line: 1 }, message);
      if (isLeftover(join(folder, name)))
        return [
          suggest('is the copy of an editor or a sync tool, and is not published: delete it'),
        ];
      return [
        ...(isLfsPointer(join(folder, name)) ? [error({ file, line: 1 }, lfsPointer)] : []),
        ...(isFilePath(name) ? [] : [suggest(refusedName)]),
        ...(isActive(join(folder, name))
          ? [
              suggest(
                'can run scripts at your address, as a page of the site: delete it unless you trust it',
              ),
            ]
          : []),
      ];
    });
}
