import { parseArgs } from 'node:util';

/** Ends a script with one clear line and no stack: for what its user can mend. */
export function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

/** Ends a script that takes no options where it was given one. */
export function refuseOptions(): void {
  try {
    parseArgs({ options: {} });
  } catch (error) {
    fail((error as Error).message);
  }
}
