/** Reads the command line of every command, and ends commands with one clear line. */
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { closest } from 'fastest-levenshtein';

/** Ends a command with one clear line and no stack, for mistakes that its user can fix. */
export function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

/** With an example value, shown in the help ('de'), an option has one. Others are flags. */
type Options = Record<string, { help: string; value?: string }>;

/** How to run it ('npm run build'), what it does, and its positional arguments ('FILE'). */
type Command = { usage: string; summary: string; files?: string };

type Values<O extends Options> = {
  [Name in keyof O]: O[Name] extends { value: string } ? string | undefined : boolean;
};

/** The help of a command: how to run it, what it does, and a table of its options. */
function describe({ usage, summary, files = '' }: Command, options: Options): string {
  const left = Object.entries(options).map(([name, { value = '' }]) => `--${name} ${value}`.trim());
  const width = Math.max(...left.map(({ length }) => length));
  const table = Object.values(options).map(({ help }, i) => `  ${left[i]?.padEnd(width)}  ${help}`);
  return [[usage, '-- [options]', files].join(' ').trim(), '', summary, '', ...table].join('\n');
}

/** Without `--` npm takes a flag itself and passes it as an environment variable. */
const isSetByNpm = (name: string) =>
  process.env[`npm_config_${name.replaceAll('-', '_')}`] === 'true';

/** The options and files of a command. Ends it on `--help` and unknown arguments. */
export function readArguments<const O extends Options>(command: Command, options: O = {} as O) {
  const all: Options = { ...options, help: { help: 'prints this text' } };
  const known: NonNullable<ParseArgsConfig['options']> = {};
  for (const [name, { value }] of Object.entries(all))
    known[name] = value ? { type: 'string' } : { type: 'boolean', default: isSetByNpm(name) };
  try {
    const allowPositionals = command.files !== undefined;
    const { values, positionals } = parseArgs({ options: known, allowPositionals });
    if (values.help) {
      console.log(describe(command, all));
      process.exit(0);
    }
    return { values: values as Values<O>, files: positionals };
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return fail(message);
    const [, unknown = ''] = /'-{1,2}([^']*)'/.exec(message) ?? [];
    const nearest = closest(unknown, Object.keys(all));
    return fail(
      `there is no option --${unknown}: did you mean --${nearest}? All of them: ${command.usage} -- --help`,
    );
  }
}
