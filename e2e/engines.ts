/**
 * The three engines with one interface: Chromium and Firefox driven by Puppeteer, WebKit
 * (GTK's MiniBrowser) by WebDriver commands in a virtual display, since it has no headless mode.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import puppeteer, { type ElementHandle } from 'puppeteer-core';
import { chromiumArguments, findChromium, findProgram } from '../src/lib/node/find-browser.ts';
import { freePort } from './free-ports.ts';

type Size = { width: number; height: number };

/** One window of a browser. */
export type Engine = {
  open: (url: string) => Promise<unknown>;
  resize: (size: Size) => Promise<unknown>;
  /** Runs a function in the page; arguments and result must be JSON. */
  run: <Arguments extends unknown[], Result>(
    work: (...given: Arguments) => Result,
    ...given: Arguments
  ) => Promise<Result>;
  /** Clicks the first visible element that matches and whose text or label begins with the name. */
  click: (selector: string, name: string) => Promise<unknown>;
  /** Prints the page as a PDF. WebKit's driver cannot. */
  print?: (format: 'A4' | 'Letter') => Promise<Uint8Array>;
  close: () => Promise<unknown>;
};

/** Runs in the page: finds the element that `click` clicks. */
function find(selector: string, name: string) {
  return [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) =>
      element.checkVisibility() &&
      (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().startsWith(name),
  );
}

const missing = (selector: string, name: string) =>
  new Error(`the page shows no ${selector} named '${name}'`);

async function startPuppeteer(
  browser: 'chrome' | 'firefox',
  executablePath: string,
): Promise<Engine> {
  const args = browser === 'chrome' ? chromiumArguments : [];
  // Pages in Firefox's back/forward cache confuse its driver.
  const extraPrefsFirefox = { 'browser.sessionhistory.max_total_viewers': 0 };
  const running = await puppeteer.launch({
    browser,
    executablePath,
    args,
    headless: true,
    extraPrefsFirefox,
  });
  const page = await running.newPage();
  return {
    open: (url) => page.goto(url),
    resize: (size) => page.setViewport(size),
    run: (work, ...given) => page.evaluate(work as never, ...given) as never,
    async click(selector, name) {
      const element = (await page.evaluateHandle(find, selector, name)).asElement();
      if (!element) throw missing(selector, name);
      await (element as ElementHandle<Element>).click();
    },
    print: (format) => page.pdf({ format }),
    close: () => running.close(),
  };
}

/** Starts a virtual display; resolves with its number. */
async function startDisplay(program: string) {
  const process = spawn(
    program,
    ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const [number] = await once(process.stdio[3] as NodeJS.ReadableStream, 'data');
  return { process, display: `:${String(number).trim()}` };
}

/** Waits until a WebDriver responds. */
async function ready(url: string, driver: ChildProcess): Promise<void> {
  for (;;) {
    if (driver.exitCode !== null)
      throw new Error(`WebKitWebDriver ended with status ${driver.exitCode}`);
    const response = await fetch(`${url}/status`).catch(() => undefined);
    if (response?.ok) return;
    await sleep(50);
  }
}

/** WebKit's window is never narrower than its toolbar, in px. */
const minWindowWidth = 447;

/** The key of an element's id in WebDriver's JSON (https://www.w3.org/TR/webdriver2/#elements). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

async function startWebKit(
  programs: Record<'driver' | 'display' | 'browser', string>,
): Promise<Engine> {
  const display = await startDisplay(programs.display);
  const port = await freePort();
  const env = {
    ...process.env,
    DISPLAY: display.display,
    // Its sandbox refuses to run as root.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  };
  const driver = spawn(programs.driver, [`--port=${port}`], { env, stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  await ready(url, driver);

  async function send<Result>(path: string, body?: object, method = 'POST'): Promise<Result> {
    const response = await fetch(`${url}/session${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: Result & { message?: string } };
    if (!response.ok) throw new Error(value.message);
    return value;
  }

  const options = { binary: programs.browser, args: ['--automation'] };
  const { sessionId } = await send<{ sessionId: string }>('', {
    capabilities: {
      alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options },
    },
  });
  const session = <Result>(path: string, body: object = {}) =>
    send<Result>(`/${sessionId}${path}`, body);
  const run = <Result>(script: string, args: unknown[] = []) =>
    session<Result>('/execute/sync', { script, args });
  return {
    open: (url) => session('/url', { url }),
    async resize({ width, height }) {
      const measure = async () => {
        const sizes = 'return [innerWidth, innerHeight, outerHeight - innerHeight]';
        const [inner, innerHeight, frame = 0] = await run<number[]>(sizes);
        return { done: inner === Math.max(width, minWindowWidth) && innerHeight === height, frame };
      };
      const { frame } = await measure();
      await session('/window/rect', { x: 0, y: 0, width, height: height + frame });
      // A busy machine resizes the page late; the limit only ends a hang.
      const end = Date.now() + 600_000;
      while (!(await measure()).done) {
        if (Date.now() > end) throw new Error(`WebKit's page did not become ${width} px wide`);
        await sleep(50);
      }
    },
    run: (work, ...args) => run(`return (${work})(...arguments)`, args),
    async click(selector, name) {
      const element = await run<Record<string, string> | null>(`return (${find})(...arguments)`, [
        selector,
        name,
      ]);
      if (!element) throw missing(selector, name);
      await session(`/element/${element[elementKey]}/click`);
    },
    async close() {
      await send(`/${sessionId}`, undefined, 'DELETE');
      driver.kill();
      display.process.kill();
    },
  };
}

const firefox = findProgram([
  'firefox-esr',
  'firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]);

/** The oldest Chromium that the site's design is for, which `npm run test:engines` installs. */
export const oldChromium = resolve('build/chromium-123/chromium');

/** Whether it runs the tests of pages. */
export const isOldChromium = resolve(findChromium() ?? '') === oldChromium;

/** Each engine's name, its Debian packages, and how to start it if it is installed. */
export const engines: {
  name: string;
  packages: string[];
  start: (() => Promise<Engine>) | undefined;
}[] = [
  { name: 'Chromium', packages: ['chromium'], start: starter(findChromium(), 'chrome') },
  { name: 'Firefox', packages: ['firefox-esr'], start: starter(firefox, 'firefox') },
  { name: 'WebKit', packages: ['webkit2gtk-driver', 'xvfb'], start: webKitStarter() },
  ...(existsSync(oldChromium)
    ? [{ name: 'Chromium 123', packages: [], start: starter(oldChromium, 'chrome') }]
    : []),
];

function starter(program: string | undefined, browser: 'chrome' | 'firefox') {
  return program ? () => startPuppeteer(browser, program) : undefined;
}

function webKitStarter() {
  const driver = findProgram(['WebKitWebDriver']);
  const display = findProgram(['Xvfb']);
  const browser = globSync('/usr/lib{,/*}/webkit2gtk-4.1/MiniBrowser')[0];
  return driver && display && browser ? () => startWebKit({ driver, display, browser }) : undefined;
}
