/** The rules for content that matches the schema. */
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as content from '#content/content.ts';
import { findUntranslated } from '#content/translate.ts';
import { originalOf } from '#lib/node/languages.ts';
import { stringsIn } from '#lib/text.ts';
import { markdownFiles } from '#model/articles/markdown-files.ts';
import { inheritedLanguage } from '#model/translation.ts';
import { contentFiles } from '#schema/content-schema.ts';
import { orderedSections } from '#schema/home-sections.ts';
import { languageTag } from '#schema/values.ts';
import { readLanguageTag } from '#strings/find-language.ts';
import { type Diagnostic, type Diagnostics, error, isError, suggestion } from '../diagnostics.ts';
import { checkPictures } from '../pictures.ts';
import { checkPublicFiles } from '../public-files.ts';
import { checkRules } from '../rules.ts';
import { checkFonts } from './fonts.ts';
import { findSuggestions } from './suggestions.ts';

export { sitePaths } from './site-paths.ts';

/** The Markdown parser loads slowly, and only sites with articles need it. */
const checkArticles =
  markdownFiles.length > 0 ? (await import('./articles.ts')).checkArticles : undefined;

/** A translation's language is the name of its folder, which is in its URLs. */
function languageErrors(folder: string): Diagnostic[] {
  const original = originalOf(folder);
  const name = basename(folder);
  const { lang } = content.owner;
  const message =
    (!languageTag.safeParse(name).success &&
      `is in the folder '${name}': name it by the language's tag, such as 'de'`) ||
    (lang !== name &&
      `must be '${name}', as the folder is named, or rename the folder to '${lang}'`) ||
    (original && readLanguageTag(original) === name && `is the language of the original, too`);
  const found = original && message ? [error({ module: 'owner', field: 'lang' }, message)] : [];
  const written = lang ?? 'en';
  if (readLanguageTag(folder) !== written)
    found.push(
      error(
        { module: 'owner', field: 'lang' },
        `must be written as a text, lang: '${written}': the site's strings are found without running the file`,
      ),
    );
  return found;
}

/** What a translation has in the original's language, or lacks: a suggestion a file. */
async function untranslatedTexts(folder: string, all: typeof content): Promise<Diagnostic[]> {
  const found: Diagnostic[] = [];
  for (const module of ['owner', 'projects', 'careerItems', 'resume', 'topics', 'posts'] as const) {
    const file = contentFiles[module];
    const path = join(folder, '..', file);
    const texts = existsSync(path) ? (await import(/* @vite-ignore */ path))[module] : {};
    const isInherited = inheritedLanguage(file) && !stringsIn(texts).next().done;
    const parts = isInherited ? [file] : findUntranslated(texts, all[module]);
    const where = isInherited ? ({ module: 'owner', field: 'lang' } as const) : { module };
    const message = `has no translation of ${parts.join(', ')}: pages lack it or show the original's`;
    if (parts.length > 0) found.push(suggestion(where, message));
  }
  return found;
}

/** Names in `sections` that neither the site nor a file without errors in sections/ has. */
function* sectionErrors(articles: Diagnostic[]): Diagnostics {
  const refused = articles.filter(isError).map(({ file }) => file);
  const own = markdownFiles.flatMap(({ folder, name }) =>
    folder === 'sections' && !refused.includes(`sections/${name}.md`) ? name : [],
  );
  const known: string[] = [...orderedSections, ...own];
  for (const [i, name] of (content.owner.sections ?? []).entries()) {
    const message = `must be one of ${known.join(', ')}, not '${name}'`;
    if (!known.includes(name)) yield error({ module: 'owner', field: `sections.${i}` }, message);
  }
}

export async function checkValidContent(folder: string): Promise<Diagnostic[]> {
  const pictures = await checkPictures(content, folder);
  const articles = (await checkArticles?.(content, folder)) ?? [];
  return [
    ...languageErrors(folder),
    ...sectionErrors(articles),
    ...checkRules(content),
    ...(originalOf(folder) ? await untranslatedTexts(folder, content) : []),
    ...(await checkFonts(content)),
    ...findSuggestions(content),
    ...pictures,
    ...articles,
    ...(await checkPublicFiles(folder)),
  ];
}
