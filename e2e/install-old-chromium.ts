/**
 * Installs Chromium 123, the oldest that README.md names, for `npm run test:engines` on Linux. It is
 * in a package of the npm registry.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { oldChromium } from './engines.ts';

if (process.platform === 'linux' && process.arch === 'x64' && !existsSync(oldChromium)) {
  const folder = dirname(oldChromium);
  const options = ['install', '--no-save', '--prefix', folder, '@sparticuz/chromium@123.0.1'];
  execFileSync('npm', options, { stdio: 'ignore' });
  const packed = join(folder, 'node_modules/@sparticuz/chromium/bin/chromium.br');
  writeFileSync(oldChromium, brotliDecompressSync(readFileSync(packed)));
  chmodSync(oldChromium, 0o755);
}
