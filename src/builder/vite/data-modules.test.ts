import { expect, test } from 'vitest';
import { dataModules } from './data-modules.ts';

/** What a module with an exported value becomes for browsers. */
async function load(facts: unknown): Promise<unknown> {
  const plugin = dataModules(async () => ({ facts }) as never);
  return (plugin.load as (id: string) => Promise<unknown>)('some.data.ts');
}

test.each([
  [new Map([['a', 1]]), /some\.data\.ts: facts has Map\(1\) \{ 'a' => 1 \}, which JSON/],
  [[{ day: new Date(0) }], /facts has 1970-01-01T00:00:00\.000Z/],
  [[1, undefined], /facts has undefined/],
  [{ ratio: 0 / 0 }, /facts has NaN/],
])(
  'a value that JSON cannot represent stops the build with its name: %o',
  async (value, message) => {
    await expect(load(value)).rejects.toThrow(message);
  },
);
