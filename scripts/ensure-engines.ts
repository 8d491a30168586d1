/** Installs the engines that `npm run test:engines` drives, as root on Debian; elsewhere says what is left out. */
import { engines } from '../e2e/engines/engines.ts';
import { installDebianPackages, mayInstallPackages } from './ensure-browser.ts';
import { refuseOptions } from './fail.ts';

refuseOptions();
const missing = engines.filter(({ start }) => !start);
const packages = missing.flatMap((engine) => engine.packages);
if (missing.length > 0 && mayInstallPackages())
  installDebianPackages(packages, 'the tests need three engines');
else if (missing.length > 0)
  console.log(
    `left out, not installed: ${missing.map(({ name }) => name).join(', ')} (on Debian: sudo apt-get install ${packages.join(' ')})`,
  );
