import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Ends a command with one clear line and no stack, for mistakes that its user can fix. */
export function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

/** The options and files of a command; ends it on unknown options and unexpected files. */
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

/** The options of a command without files. */
export const readOptions = <const Options extends ParseArgsConfig['options'] & {}>(
  options: Options,
) => readArguments(options, false).values;
