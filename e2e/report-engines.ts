/** Prints the engines that were tested, and how to install the others, after a run. */
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { engines } from './engines.ts';

export default class EnginesReporter implements Reporter {
  #tested = new Set<string>();

  onTestEnd(test: TestCase, { status }: TestResult): void {
    if (status === 'skipped') return;
    const named = engines.find(({ name }) => test.titlePath().includes(`in ${name}`));
    this.#tested.add(named?.name ?? 'Chromium');
  }

  onEnd(): void {
    const missing = engines.filter(({ start }) => !start).map(({ name }) => name);
    console.log(`Engines tested: ${[...this.#tested].join(', ') || 'none'}.`);
    if (missing.length > 0)
      console.log(
        `Not installed: ${missing.join(', ')}. npm run browsers installs Chromium, and all three as root on Debian.`,
      );
  }
}
