/** Installs the engines that `npm run test:engines` drives, as root on Debian; elsewhere says what is left out. */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { engines } from '../e2e/engines/engines.ts';
import { installDebianPackages } from './ensure-browser.ts';
import { fail } from './fail.ts';

try {
  parseArgs({ options: {} });
} catch (error) {
  fail((error as Error).message);
}
const missing = engines.filter(({ start }) => !start);
const packages = missing.flatMap((engine) => engine.packages);
if (missing.length > 0 && existsSync('/etc/debian_version') && process.getuid?.() === 0)
  installDebianPackages(packages, 'the tests need three engines');
else if (missing.length > 0)
  console.log(
    `left out, not installed: ${missing.map(({ name }) => name).join(', ')} (on Debian: sudo apt-get install ${packages.join(' ')})`,
  );
