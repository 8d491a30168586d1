import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeholders } from '#check/placeholders.ts';
import { originalOf } from '#lib/node/languages.ts';
import { contentDirectory } from '#lib/node/paths.ts';
import { readLanguageTag } from '#strings/find-language.ts';

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/**
 * @throws for a translation, or if an import would replace the content in another language.
 *
 * @param lang the language of the file.
 * @param force whether it may replace the content.
 */
export function refuseTranslation(lang: string | undefined, force: boolean): void {
  const way = 'docs/content.md, "A second language in ten minutes"';
  if (originalOf(contentDirectory))
    throw new Error(`The content is a translation, which is written by hand: ${way}`);
  const original = readLanguageTag();
  const owner = readFileSync(join(contentDirectory, 'owner.ts'), 'utf8');
  const [, , name = ''] = /^\s*name: (['"])(.*)\1,$/m.exec(owner) ?? [];
  if (lang && lang !== original && name !== placeholders.name && !force)
    throw new Error(
      `The content of ${name} is in ${languageNames.of(original)}. Write content/${lang} for another language (${way}), or pass --force to replace the content.`,
    );
}
