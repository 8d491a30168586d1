import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Ends a script with one clear line and no stack: for what its user can mend. */
export function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

/** The options that a script was given; ends it where one is not known. */
export function readOptions<const Options extends ParseArgsConfig['options'] & {}>(options: Options) {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    return fail((error as Error).message);
  }
}
