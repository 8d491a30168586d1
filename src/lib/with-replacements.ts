/** A copy of an object with some values replaced, in nested objects, too. */
export function withReplacements<Values extends object>(all: Values, replacements: object): Values {
  const entries = Object.entries(replacements).map(([name, value]) => [
    name,
    typeof value === 'object' ? withReplacements(all[name as keyof Values] ?? {}, value) : value,
  ]);
  return { ...all, ...Object.fromEntries(entries) };
}
