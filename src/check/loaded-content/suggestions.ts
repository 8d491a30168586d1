/** Placeholders that only the owner can replace, and suggestions, for content without errors. */

import { routedPages } from '#app/pages.ts';
import {
  isExampleText,
  placeholders as placeholderTexts,
  shippedNames,
} from '#check/placeholders.ts';
import type { Content } from '#content/content.ts';
import { latestDay } from '#lib/dates.ts';
import { defined } from '#lib/defined.ts';
import { maxDescription } from '#lib/describe-list.ts';
import { leavesIn, stringsIn } from '#lib/text.ts';
import { isPositioned } from '#model/career/career-graph.ts';
import { findDrawable } from '#model/preview-fonts.ts';
import type { ContentName } from '#schema/content-schema.ts';
import { likelyLanguages } from '#strings/detect-language.ts';
import * as english from '#strings/en.ts';
import { findLanguage, missingStrings } from '#strings/find-language.ts';
import {
  type Diagnostic,
  type Diagnostics,
  placeholder,
  suggestion,
  type WhereInModule,
} from '../diagnostics.ts';
import { isEarlier } from '../rules.ts';
import { whereIs } from '../schema.ts';

/** The maximum lengths that search results and link previews show, or that visitors read. */
const maxLength = { description: maxDescription, title: 60, pitch: 300 } as const;

function lengthOf(text: string, kind: keyof typeof maxLength): string | undefined {
  if (text.length <= maxLength[kind]) return undefined;
  return `is ${text.length} characters long: at most ${maxLength[kind]} are shown or read`;
}

/** Whether a URL or an email address is a placeholder: RFC 2606 reserves these domains. */
const isExample = (url: string) => /^(\S*[/@.:])?example\.(com|org|net|social)\b\S*$/i.test(url);

/** The owner's texts by their paths, without replaced strings. */
const textsIn = ({ strings: _, articleStrings: __, palette: ___, ...parts }: Content) =>
  stringsIn(parts);

function* placeholders(content: Content): Diagnostics {
  const texts = new Set<string>(Object.values(placeholderTexts));
  for (const [path, text] of textsIn(content)) {
    // A form's URL with the names in capitals of docs/newsletter.md.
    const isTemplate = /^owner\..*\.action$/.test(path) && /\bNAME\b|\bNUMBER\b|…/.test(text);
    if (texts.has(text) || isExample(text) || isExampleText(text) || isTemplate)
      yield placeholder(whereIs(content, path.split('.')), `is still '${text}'`);
  }
}

/** The minimum length of texts whose language is compared with the site's. */
const minTextLength = 400;

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

function* languageSuggestions({ owner, careerItems, projects }: Content): Diagnostics {
  const roles = careerItems.map(({ project, summary, highlights }) => [
    project,
    summary,
    highlights,
  ]);
  const descriptions = projects.map(({ description }) => description);
  const texts = [...stringsIn([owner.pitch, owner.about, roles, descriptions])];
  const text = texts.map(([, part]) => part).join(' ');
  const languageOf = (tag: string) => new Intl.Locale(tag).language;
  const siteLanguage = languageOf(owner.lang ?? 'en');
  const likely = text.length < minTextLength ? [] : likelyLanguages(text).map(languageOf);
  if (likely[0] && !likely.includes(siteLanguage))
    yield suggestion(
      { module: 'owner', field: 'lang' },
      `the texts seem to be in ${languageNames.of(likely[0])}, and the site in ${languageNames.of(siteLanguage)}`,
    );
}

/** Why link previews lack characters of a text, and the remedy. */
export const describeMissingCharacters = (text: string, language: string) => {
  const { missing } = findDrawable(text, language);
  return missing
    ? `contains characters that link previews cannot show until their font is installed: npm install --save-dev ${missing}`
    : 'contains characters that no font of the project has: link previews do not show them';
};

/** Lists strings in English that the language lacks and the owner has not replaced. */
export function describeUntranslated(
  strings: Pick<Content, 'strings' | 'articleStrings'>,
  language: string,
  missing = missingStrings(language),
): string | undefined {
  const inUse = new Map(leavesIn(strings));
  const inEnglish = new Map(leavesIn({ ...english }));
  const paths = missing.filter((path) => inUse.get(path) === inEnglish.get(path));
  if (paths.length === 0) return undefined;
  const [are, them] = paths.length === 1 ? ['string is', 'it'] : ['strings are', 'them'];
  return `${paths.length} ${are} in English, since src/strings/${language}.ts lacks ${them}: ${paths.join(', ')}`;
}

function* ownerSuggestions({ owner, strings, articleStrings }: Content): Diagnostics {
  const { lang = 'en' } = owner;
  const at = (field: keyof typeof owner): WhereInModule => ({ module: 'owner', field });
  if (!owner.description) yield suggestion(at('description'), 'is empty: the pitch is used');
  for (const [i, { url }] of owner.profiles.entries())
    if (url.replace(/\/$/, '') === owner.site)
      yield suggestion(at('profiles'), `profiles.${i} is this site: remove it`);
  if (owner.profiles.length === 0) yield suggestion(at('profiles'), 'has no profile');
  for (const field of ['name', 'tagline'] as const)
    if (findDrawable(owner[field], lang).text !== owner[field].trim())
      yield suggestion(at(field), describeMissingCharacters(owner[field], lang));
  const untranslated = describeUntranslated({ strings, articleStrings }, findLanguage(lang));
  if (untranslated) yield suggestion(at('lang'), untranslated);
  else if (!/^en\b/i.test(lang) && strings.navigation.skip === english.strings.navigation.skip)
    yield suggestion(
      { module: 'words' },
      `is in English, and the site in '${lang}': translate its strings`,
    );
  const long = lengthOf(owner.pitch, 'pitch');
  if (long) yield suggestion(at('pitch'), long);
}

/** Suggestions about long titles and descriptions, at the content that they come from. */
function* pageSuggestions({ owner }: Content, table: typeof routedPages): Diagnostics {
  const descriptionField = owner.description ? 'description' : 'pitch';
  for (const { name, path, ...page } of table)
    for (const part of ['title', 'description'] as const) {
      const sources: Record<string, WhereInModule> = {
        home: { module: 'owner', field: part === 'title' ? 'tagline' : descriptionField },
        projects: { module: 'projects' },
        blog: { module: 'topics' },
      };
      const long = lengthOf(page[part], part);
      if (long)
        yield suggestion(sources[name] ?? { module: 'owner' }, `the ${part} of ${path} ${long}`);
    }
}

const markup =
  /<\/?[a-z][a-z\d]*(?:\s[^<>]*)?>|&(?:amp|lt|gt|nbsp|quot|#\d+);|\*\*[^*\s][^*]*\*\*|\[[^\]]+\]\(https?:[^)]+\)/i;

/** HTML or Markdown in fields of plain text. */
function* markupSuggestions(content: Content): Diagnostics {
  for (const [path, text] of textsIn(content)) {
    const match = markup.exec(text);
    if (match && !/^owner\.(verification|newsletter|contact)\b/.test(path))
      yield suggestion(
        whereIs(content, path.split('.')),
        `has markup, which is shown literally: ${match[0]}`,
      );
  }
}

function* listSuggestions({ projects, posts }: Content): Diagnostics {
  for (const [index, { title: name, description, picture }] of projects.entries()) {
    const where: WhereInModule = { module: 'projects', index, name };
    const long = lengthOf(description, 'description');
    if (long) yield suggestion({ ...where, field: 'description' }, long);
    if (picture?.alt.trim() === '')
      yield suggestion({ ...where, field: 'picture.alt' }, 'is empty: say what the picture shows');
  }
  for (const [index, { title: name, date }] of posts.entries())
    if (date > latestDay())
      yield suggestion({ module: 'posts', index, name, field: 'date' }, 'is in the future');
}

function* careerSuggestions({ owner, careerItems, careerConnections }: Content): Diagnostics {
  const { proposals = [] } = owner;
  // The owner can answer nothing about connections that an import made.
  const isProposed = proposals.includes('connections');
  const confirmed = isProposed ? [] : careerConnections;
  if (careerItems.length === 0)
    yield suggestion(
      { module: 'careerItems' },
      'is empty, so the site has no career: write roles, or your studies here and in education of resume.ts',
    );
  const identities = careerItems.map(({ title, company, project }) =>
    JSON.stringify([title, company, project]),
  );
  for (const [index, { title: name }] of careerItems.entries()) {
    const where: WhereInModule = { module: 'careerItems', index, name };
    const isConnected = careerConnections.some((ends) => ends.includes(index));
    if (careerItems.length > 1 && !isConnected && !isProposed)
      yield suggestion(where, 'is not connected to another role');
    const firstIndex = identities.indexOf(defined(identities[index]));
    if (firstIndex < index) yield suggestion(where, `is the same as careerItems[${firstIndex}]`);
  }
  for (const [index, [from, to]] of confirmed.entries()) {
    const [before, after] = [careerItems[from], careerItems[to]];
    const where: WhereInModule = { module: 'careerConnections', index, name: `${from}-${to}` };
    if (isEarlier(after?.start, before?.start))
      yield suggestion(
        where,
        `goes back in time, from ${before?.start} to ${after?.start}: is it the other way round?`,
      );
    else if (isEarlier(after?.start, before?.end))
      yield suggestion(
        where,
        `connects to a role that began in ${after?.start}, before this one ended in ${before?.end}`,
      );
  }
  const level = (role: number) => careerItems[role]?.level ?? 0;
  const flat = confirmed.filter(([from, to]) => level(to) <= level(from));
  if (flat.length > 0 && !proposals.includes('levels'))
    yield suggestion(
      { module: 'careerConnections' },
      `some do not lead to a higher level: ${flat.map(([from, to]) => `${from}-${to} leads from level ${level(from)} to ${level(to)}`).join(', ')}`,
    );
  const index = careerItems.findIndex((item) => !isPositioned(item));
  const placed = careerItems.filter(isPositioned).length;
  if (index !== -1 && placed > 0)
    yield suggestion(
      { module: 'careerItems', index, name: defined(careerItems[index]).title },
      `has no x and y, so all cards are laid out: x and y of the other ${placed} are not used`,
    );
}

/**
 * For owners who have set their name: shipped items that remain, and companies that are described
 * ('A database company') but not named.
 */
function* shippedSuggestions({ owner, projects, careerItems, posts }: Content): Diagnostics {
  if (owner.name === placeholderTexts.name) return;
  const shipped = {
    projects: projects.map(({ title }) => title),
    careerItems: careerItems.map(({ project }) => project),
    posts: posts.map(({ title }) => title),
  };
  for (const [module, names] of Object.entries(shipped)) {
    const remaining = names.filter((name) => shippedNames.includes(name));
    if (remaining.length > 0)
      yield suggestion(
        { module: module as ContentName },
        `come with the template: replace those that are not yours: ${remaining.join(', ')}`,
      );
  }
  const kinds = careerItems.filter(({ company }) => /^[Aa]n? \p{Ll}/u.test(company));
  if (kinds.length > 0)
    yield suggestion(
      { module: 'careerItems' },
      `name the companies that are only described: ${kinds.map(({ company }) => company).join(', ')}`,
    );
}

export function findSuggestions(content: Content, table = routedPages): Diagnostic[] {
  return [
    ...placeholders(content),
    ...ownerSuggestions(content),
    ...shippedSuggestions(content),
    ...languageSuggestions(content),
    ...pageSuggestions(content, table),
    ...markupSuggestions(content),
    ...listSuggestions(content),
    ...careerSuggestions(content),
  ];
}
