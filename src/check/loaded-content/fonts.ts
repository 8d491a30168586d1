/** Checks the families that content/look.ts names. */
import type { Content } from '#content/content.ts';
import { closestName } from '#lib/closest.ts';
import {
  familyId,
  findFamily,
  installCommand,
  installedFamilies,
} from '#lib/node/font-families.ts';
import { anyOf, scripts } from '#lib/scripts.ts';
import { stringsIn } from '#lib/text.ts';
import { markdownFiles } from '#model/articles/markdown-files.ts';
import { cutFont } from '#model/cut-font.ts';
import { fontNames, fontParts, headingCut } from '#model/site-fonts.ts';
import { type Diagnostic, error, suggestion } from '../diagnostics.ts';

const roles = ['headings', 'text', 'code'] as const;

function notInstalled(name: string): string {
  const meant = closestName(familyId(name), installedFamilies());
  const remedy = meant
    ? `did you mean '${findFamily(meant)?.family}'?`
    : `${installCommand(`@fontsource-variable/${familyId(name)}`)}. Names are those on fontsource.org`;
  return `'${name}' is not installed: ${remedy}`;
}

/** Letters that none of a role's families has, except those of scripts that pages leave to system fonts. */
async function missingLetters(role: (typeof roles)[number], text: string): Promise<string[]> {
  const parts = await fontParts(role, text);
  const own = new Set(parts.flatMap(({ characters }) => [...characters]));
  const systems = anyOf(...Object.values(scripts).filter(([, , , , isForPages]) => !isForPages));
  return [...new Set(text)].filter(
    (letter) => /\p{L}/u.test(letter) && !own.has(letter) && !systems.test(letter),
  );
}

/** @param content the owner's, in which a family that is not installed is an error. */
export async function checkFonts({ look, owner, ...content }: Content): Promise<Diagnostic[]> {
  const texts = [owner, content].flatMap((part) => [...stringsIn(part)].map(([, text]) => text));
  const text = [...texts, ...markdownFiles.map((file) => file.text)].join('');
  const found: Diagnostic[] = [];
  for (const role of roles.filter((role) => look.fonts?.[role])) {
    const where = { module: 'look', field: `fonts.${role}` } as const;
    const suggest = (message: string) => found.push(suggestion(where, message));
    const missing = fontNames[role].filter((name) => !findFamily(name));
    found.push(...missing.map((name) => error(where, notInstalled(name))));
    if (missing.length > 0) continue;
    const families = fontNames[role].flatMap((name) => findFamily(name) ?? []);
    const still = families.find(({ isVariable }) => !isVariable);
    if (role === 'text' && still)
      found.push(
        error(
          where,
          `'${still.family}' is not variable, and text has several weights: name it for headings`,
        ),
      );
    if (role === 'headings' && still) {
      const parts = (await fontParts(role, owner.name)).map((part) =>
        cutFont(role, headingCut, part),
      );
      const bytes = (await Promise.all(parts)).reduce((sum, { length }) => sum + length, 0);
      suggest(
        `'${still.family}' is not variable: your name takes ${bytes} bytes of each first screen`,
      );
    }
    const letters = await missingLetters(role, text);
    if (letters.length > 0)
      suggest(
        `a system font shows ${letters.slice(0, 8).join(' ')}: name a second family, as ['${families[0]?.family}', 'Inter']`,
      );
    if (role === 'text' && markdownFiles.length > 0 && !families[0]?.hasItalics)
      suggest(
        `'${families[0]?.family}' has no italics: browsers slant its letters. Families with italics are marked on fontsource.org`,
      );
  }
  return found;
}
