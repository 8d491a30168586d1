/** The fields that name an item, in the order in which they are tried. */
const nameFields = ['id', 'title', 'name', 'institution', 'organization', 'language'] as const;

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
  const names = originals.map(nameOf);
  const unknown = Object.keys(texts).find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new Error(`there is no '${unknown}' in the original: ${names.join(', ')}`);
  const repeated = Object.keys(texts).find(
    (name) => names.indexOf(name) !== names.lastIndexOf(name),
  );
  if (repeated !== undefined)
    throw new Error(`the original has several '${repeated}': give each an id there`);
  return originals.map((item, i) => ({ ...item, ...texts[`${names[i]}`] }));
}
