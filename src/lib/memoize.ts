/** A function that computes the value for each argument once. */
export function memoize<Value, Argument = void>(compute: (argument: Argument) => Value) {
  const values = new Map<Argument, Value>();
  return (argument: Argument): Value => {
    const value = values.get(argument) ?? compute(argument);
    values.set(argument, value);
    return value;
  };
}
