import { expect, test } from 'vitest';
import { showProgress } from './progress.ts';

test.each([
  [80, '12 of 40 files'],
  [6, '12 of'],
  [0, '12 of 40 files'],
])('in a terminal of %i columns', (columns, shown) => {
  let written = '';
  const write = (text: string) => {
    written += text;
    return true;
  };
  showProgress('12 of 40 files', { isTTY: true, columns, write } as typeof process.stderr);
  expect(written).toBe(`\r\u001b[K${shown}`);
});
