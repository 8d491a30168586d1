/** Builds the site and serves it: `npm start`. */
import { readArguments } from '#lib/node/command-line.ts';

readArguments({
  usage: 'npm start',
  summary: 'Builds the site and serves it. PORT and HOST choose where.',
});
await import('./build.ts');
await import('./serve.ts');
