/** Placeholders that only the owner can replace, and suggestions, for content without errors. */
import { placeholders, shippedNames } from '#check/placeholders.ts';
import type { Content } from '#content/content.ts';
import { latestDay } from '#lib/dates.ts';
import { defined } from '#lib/defined.ts';
import { installCommand } from '#lib/node/font-families.ts';
import { leavesIn, stringsIn } from '#lib/text.ts';
import { isPositioned, keepsPositions } from '#model/career/career-graph.ts';
import { findDrawable } from '#model/preview-fonts.ts';
import { longCareer, page } from '#schema/constants.ts';
import type { ContentName } from '#schema/content-schema.ts';
import * as english from '#strings/en.ts';
import { findLanguage, missingStrings } from '#strings/find-language.ts';
import { type Diagnostic, type Diagnostics, placeholder, suggestion } from '../diagnostics.ts';
import { whereIs } from '../schema.ts';
import { careerSuggestions } from './career-suggestions.ts';

/** Whether a URL or an email address is a placeholder: RFC 2606 reserves these domains. */
const isExample = (url: string) =>
  /^(\S*[/@.:])?(example\.(com|org|net|social)\b|[\w-]+\.example(?![\w.-]))\S*$/i.test(url);

/** Whether an address of the owner is a template's: linkedin.com/in/your-profile, example@email.com. */
const isTemplateAddress = (path: string, text: string) =>
  /^owner\.(email|site|booking|profiles\..*url)$/.test(path) &&
  /^example@|[/@.]your([-_]\w|name|profile)/i.test(text);

/** The owner's texts by their paths, without replaced strings. */
const textsIn = ({ strings: _, articleStrings: __, palette: ___, look: ____, ...parts }: Content) =>
  stringsIn(parts);

function* findPlaceholders(content: Content): Diagnostics {
  const texts = new Set<string>(Object.values(placeholders));
  for (const [path, text] of textsIn(content)) {
    // A form's URL with the names in capitals of docs/newsletter.md.
    const isTemplate =
      isTemplateAddress(path, text) ||
      (/^owner\..*\.action$/.test(path) && /\bNAME\b|\bNUMBER\b|…/.test(text));
    const why = !texts.has(text) && isExample(text) ? ', at a domain for examples' : '';
    if (texts.has(text) || why || isTemplate)
      yield placeholder(whereIs(content, path.split('.')), `is still '${text}'${why}`);
  }
}

/** Why link previews lack characters of a text, and the remedy. */
export const describeMissingCharacters = (text: string, language: string) => {
  const { missing, omitted } = findDrawable(text, language);
  const names = `contains '${omitted.join("', '")}', which link previews `;
  return missing
    ? `${names}cannot show until the font is installed: ${installCommand(missing)}`
    : `${names}leave out, since no font of the project has it: write it in words if the meaning changes`;
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
  const lacking = `has strings in English, which src/strings/${language}.ts lacks: `;
  return paths.length > 0 ? lacking + paths.join(', ') : undefined;
}

function* ownerSuggestions({ owner, strings, articleStrings }: Content): Diagnostics {
  const { lang = 'en' } = owner;
  const at = (field: keyof typeof owner) => ({ module: 'owner', field }) as const;
  for (const field of ['name', 'tagline'] as const)
    if (findDrawable(owner[field], lang).text !== owner[field].trim())
      yield suggestion(at(field), describeMissingCharacters(owner[field], lang));
  const length = [...owner.pitch].length;
  if (length > page.pitchLength)
    yield suggestion(
      at('pitch'),
      `has ${length} characters: keep ${page.pitchLength}, and move the rest to about, which /resume shows`,
    );
  const untranslated = describeUntranslated({ strings, articleStrings }, findLanguage(lang));
  if (untranslated) yield suggestion(at('lang'), untranslated);
  else if (!/^en\b/i.test(lang) && strings.navigation.skip === english.strings.navigation.skip)
    yield suggestion(
      { module: 'words' },
      `is in English, and the site in '${lang}': translate its strings`,
    );
}

const markup =
  /<\/?[a-z][a-z\d]*(?:\s[^<>]*)?>|&(?:amp|lt|gt|nbsp|quot|#\d+);|\*\*[^*\s][^*]*\*\*|\[[^[\]]+\]\(https?:[^)]+\)/i;

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

function* listSuggestions({ projects, posts, careerItems }: Content): Diagnostics {
  for (const [index, { title: name, picture }] of projects.entries())
    if (picture?.alt.trim() === '')
      yield suggestion(
        { module: 'projects', index, name, field: 'picture.alt' },
        'is empty: say what the picture shows',
      );
  for (const [index, { title: name, date }] of posts.entries())
    if (date > latestDay())
      yield suggestion({ module: 'posts', index, name, field: 'date' }, 'is in the future');
  const placed = careerItems.filter(isPositioned).length;
  if (placed > 0 && !keepsPositions(careerItems)) {
    const index = careerItems.findIndex((item) => !isPositioned(item));
    const [reason, others] =
      index < 0
        ? [`has more than ${longCareer} roles`, 'them']
        : ['has no x and y', `the other ${placed}`];
    yield suggestion(
      {
        module: 'careerItems',
        ...(index >= 0 && { index, name: defined(careerItems[index]).title }),
      },
      `${reason}, so all cards are laid out: x and y of ${others} are not used`,
    );
  }
}

/** For owners who have set their name: shipped texts that remain. */
function* shippedSuggestions(content: Content): Diagnostics {
  if (content.owner.name === placeholders.name) return;
  const shipped = [...textsIn(content)].filter(([, text]) => shippedNames.includes(text));
  const byModule = Object.groupBy(shipped, ([path]) => path.split('.')[0] as ContentName);
  for (const [module, texts] of Object.entries(byModule))
    yield suggestion(
      { module: module as ContentName },
      `come with the template: replace those that are not yours: ${texts.map(([, text]) => text).join(', ')}`,
    );
}

export const findSuggestions = (content: Content): Diagnostic[] => [
  ...findPlaceholders(content),
  ...ownerSuggestions(content),
  ...careerSuggestions(content),
  ...shippedSuggestions(content),
  ...markupSuggestions(content),
  ...listSuggestions(content),
];
