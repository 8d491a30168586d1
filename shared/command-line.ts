import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Ends a script with one clear line and no stack: for what its user can mend. */
export function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

/** The options and files that a script was given; ends it where an option is not known, or where no file was asked for. */
export function readArguments<const Options extends ParseArgsConfig['options'] & {}>(
  options: Options,
  allowPositionals = true,
) {
  try {
    return parseArgs({ options, allowPositionals });
  } catch (error) {
    return fail((error as Error).message);
  }
}

/** The options of a script that takes no files. */
export const readOptions = <const Options extends ParseArgsConfig['options'] & {}>(
  options: Options,
) => readArguments(options, false).values;
