/** The rules for content that matches the schema. */
import { basename } from 'node:path';
import * as content from '#content/content.ts';
import { originalOf } from '#lib/node/languages.ts';
import { leavesIn } from '#lib/text.ts';
import { markdownFiles } from '#model/articles/markdown-files.ts';
import { inheritedLanguage } from '#model/translation.ts';
import { contentFiles } from '#schema/content-schema.ts';
import { language as languageTag } from '#schema/values.ts';
import { readLanguageTag } from '#strings/find-language.ts';
import { type Diagnostic, error, suggestion } from '../diagnostics.ts';
import { checkPictures } from '../pictures.ts';
import { checkRules } from '../rules.ts';

export { sitePaths } from './site-paths.ts';

import { findSuggestions } from './suggestions.ts';

/** The Markdown parser loads slowly, and only sites with articles need it. */
const checkArticles =
  markdownFiles.length > 0 ? (await import('./articles.ts')).checkArticles : undefined;

/** A translation's language is the name of its folder, which is in its URLs. */
function languageErrors(folder: string): Diagnostic[] {
  const original = originalOf(folder);
  const name = basename(folder);
  const message =
    (!languageTag.safeParse(name).success &&
      `is in the folder '${name}': name it by the language's tag, such as 'de'`) ||
    (content.owner.lang !== name && `must be '${name}', as the folder is named`) ||
    (original && readLanguageTag(original) === name && `is the language of the original, too`);
  return original && message ? [error({ module: 'owner', field: 'lang' }, message)] : [];
}

/** What a translation may lack without a suggestion: it has no texts, or only those of its language. */
const untranslated = ['owner', 'careerConnections', 'words', 'articleWords', 'palette'];

function untranslatedModules(all: typeof content): Diagnostic[] {
  const inherited = Object.entries(contentFiles)
    .filter(([name, file]) => !untranslated.includes(name) && inheritedLanguage(file))
    .filter(([name]) => !leavesIn(all[name as keyof typeof all]).next().done)
    .map(([, file]) => file)
    .join(', ');
  const message = `has no translation of ${inherited}: pages show the original's texts`;
  return inherited ? [suggestion({ module: 'owner', field: 'lang' }, message)] : [];
}

export async function checkValidContent(folder: string): Promise<Diagnostic[]> {
  const pictures = await checkPictures(content, folder);
  const articles = (await checkArticles?.(content, folder)) ?? [];
  return [
    ...languageErrors(folder),
    ...checkRules(content),
    ...untranslatedModules(content),
    ...findSuggestions(content),
    ...pictures,
    ...articles,
  ];
}
