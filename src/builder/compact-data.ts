const isEmpty = (value: unknown) =>
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && value !== null && Object.keys(value).length === 0);

/** Data for machines without empty texts, lists and groups of fields, at any depth. */
export function compactData<Data>(data: Data): Data {
  if (typeof data !== 'object' || data === null) return data;
  if (Array.isArray(data)) return data.map(compactData).filter((item) => !isEmpty(item)) as Data;
  const fields = Object.entries(data).map(([name, value]) => [name, compactData(value)]);
  return Object.fromEntries(fields.filter(([, value]) => !isEmpty(value))) as Data;
}
