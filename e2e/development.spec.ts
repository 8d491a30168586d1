import { type ChildProcess, spawn } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { owner } from '../app/content/owner.ts';
import { answerForCodeHost } from './test.ts';

const port = 4193;
const address = `http://localhost:${port}`;
let server: ChildProcess;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  server = spawn('node_modules/.bin/vite', ['--port', String(port), '--strictPort'], {
    stdio: 'ignore',
    detached: true,
  });
  await expect
    .poll(
      () =>
        fetch(address).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 20_000 },
    )
    .toBe(200);
});

test.afterAll(() => {
  if (server.pid) process.kill(-server.pid);
});

test('no console error or warning on any route in development', async ({ page }) => {
  test.setTimeout(60_000);
  await answerForCodeHost(page);
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  // The development server optimises dependencies on first use and then reloads the page: once, before we look.
  await page.goto(`${address}/`);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true', null, {
    timeout: 40_000,
  });
  await page.waitForLoadState('networkidle');
  problems.length = 0;
  for (const path of ['/', '/projects', '/blog']) {
    await page.goto(address + path);
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  }
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(owner.name);
  expect(problems).toEqual([]);
});
