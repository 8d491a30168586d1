import type { OnIntent } from './on-intent.ts';

type Tooltips = typeof import('../components/tooltip/tooltips.ts');

/** Loads the tooltips when an element with `data-tooltip` is hovered, or focused by keyboard. */
export function startTooltips(
  script: string,
  openDelay: number,
  skipDelay: number,
  load: (script: string) => Promise<Tooltips>,
  onIntent: OnIntent,
): void {
  onIntent('[data-tooltip]', async () => (await load(script)).showTooltips(openDelay, skipDelay));
}
