/** A value that types allow to be missing, and the code rules out. Throws if it is missing. */
export function defined<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new TypeError('a value is missing');
  return value;
}
