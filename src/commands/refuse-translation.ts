import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeholders } from '#check/placeholders.ts';
import { originalOf } from '#lib/node/languages.ts';
import { readLanguageTag } from '#strings/find-language.ts';

const languageNames = new Intl.DisplayNames('en', { type: 'language' });
const way = 'docs/content.md, "A second language in ten minutes"';

/** @throws if the content is a translation, or in another language and not forced. */
export function refuseTranslation(content: string, lang?: string, force = false): void {
  if (originalOf(content))
    throw new Error(`The content is a translation, which is written by hand: ${way}`);
  const original = readLanguageTag(content);
  const owner = readFileSync(join(content, 'owner.ts'), 'utf8');
  const [, , name = ''] = /^[ \t]*name: (['"])(.*)\1,$/m.exec(owner) ?? [];
  if (lang && lang !== original && name !== placeholders.name && !force)
    throw new Error(
      `The content of ${name} is in ${languageNames.of(original)}. Write content/${lang} for another language (${way}), or pass --force to replace the content.`,
    );
}
