/** Values in groups, which have names. A list would be merged by its indices. */
type Groups<Values> = {
  [Key in keyof Values]: Values[Key] extends readonly unknown[] ? never : Groups<Values[Key]>;
};

/** A copy of an object with some values replaced, in nested objects, too. */
export function withReplacements<Values extends object>(
  all: Values & Groups<Values>,
  replacements: object,
): Values {
  const entries = Object.entries(replacements).map(([name, value]) => [
    name,
    typeof value === 'object' ? withReplacements(all[name as keyof Values] ?? {}, value) : value,
  ]);
  return { ...all, ...Object.fromEntries(entries) };
}
