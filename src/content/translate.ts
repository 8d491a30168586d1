import { stringsIn } from '#lib/text.ts';

/** The fields that name an item, in the order in which they are tried. */
const nameFields = ['id', 'title', 'name', 'institution', 'organization', 'language'] as const;

/** Other fields with names, which a translation may leave as they are. */
const otherNames = ['company', 'place', 'location', 'issuer', 'awarder', 'publisher', 'event'];

type Item = { [Field in (typeof nameFields)[number]]?: unknown };

const nameOf = (item: Item) =>
  `${nameFields.map((field) => item[field]).find((value) => typeof value === 'string')}`;

/**
 * A list with translated texts, for translations of the content: what a translation lacks is the
 * original's.
 *
 * @param texts the translated fields of items, by the id or name of the item in the original.
 */
export function translate<Type extends Item>(
  originals: readonly Type[] = [],
  texts: Record<string, Partial<Type>>,
): Type[] {
  if (Array.isArray(texts)) throw new Error('translate needs texts by name: { Name: { … } }');
  const names = originals.map(nameOf);
  const unknown = Object.keys(texts).find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new Error(`there is no '${unknown}' in the original: ${names.join(', ') || 'no list'}`);
  const repeated = Object.keys(texts).find(
    (name) => names.indexOf(name) !== names.lastIndexOf(name),
  );
  if (repeated !== undefined)
    throw new Error(`the original has several '${repeated}': give each an id there`);
  return originals.map((item, i) => ({ ...item, ...texts[`${names[i]}`] }));
}

/** What a translation lacks of an original, or repeats: texts of five words that are not names. */
export function findUntranslated(original: object, translation: object): string[] {
  const texts = new Set(stringsIn(translation).map(([, text]) => text));
  const named = new RegExp(`\\.(${[...nameFields, ...otherNames].join('|')})$`);
  const isEqual = ([path, text]: [path: string, text: string]) =>
    texts.has(text) && (text.split(/\s+/).length > 4 || text.includes('。')) && !named.test(path);
  return Object.entries(original).flatMap(([key, part]) =>
    stringsIn(part, key).some(isEqual) ||
    !(Array.isArray(original) || Object.hasOwn(translation, key))
      ? (part?.title ?? key)
      : [],
  );
}
