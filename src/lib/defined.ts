/**
 * The value, for those that the types allow to be missing and the code rules out, such as a list's
 * item at an index from that list. Throws if it is missing all the same.
 */
export function defined<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new TypeError('a value is missing');
  return value;
}
