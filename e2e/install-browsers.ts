/**
 * Installs missing browsers, and the servers that test the generated settings: on Debian, as root.
 * Elsewhere it lists the missing browsers, and fails only without Chromium.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fail, readOptions } from '../site/command-line.ts';
import { findChromium, findCommand } from '../site/find-browser.ts';
import { engines } from './engines.ts';

readOptions({});
const missing = [
  ...engines.filter(({ start }) => !start),
  ...[
    {
      name: 'Chromium without windows',
      command: 'chromium-headless-shell',
      packages: ['chromium-headless-shell'],
    },
    { name: 'nginx', command: 'nginx', packages: ['nginx-light'] },
    { name: 'Caddy', command: 'caddy', packages: ['caddy'] },
  ].filter(({ command }) => !findCommand(command, `/usr/sbin/${command}`)),
];
const names = missing.map(({ name }) => name).join(', ');
const command = `apt-get install -y --no-install-recommends ${missing.flatMap(({ packages }) => packages).join(' ')}`;
const isDebian = existsSync('/etc/debian_version');
const mayInstall = isDebian && process.getuid?.() === 0;

if (missing.length > 0 && mayInstall) {
  console.log(`the tests need ${names}: ${command}`);
  for (const step of ['apt-get update -qq', `${command} -qq`]) {
    const { status, stderr } = spawnSync('sh', ['-c', step], {
      encoding: 'utf8',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (status !== 0) fail(`'${step}' failed: ${stderr.trim().split('\n').at(-1)}`);
  }
} else if (missing.length > 0) {
  console.log(`left out, not installed: ${names}${isDebian ? ` (sudo ${command})` : ''}`);
}
if (!mayInstall && !findChromium())
  fail('the tests need a Chromium: run npx playwright install chromium, or set CHROMIUM_PATH');
