/** Ends a script with one clear line and no stack: for what its user can mend. */
export function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
