import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectDirectory } from '../src/lib/node/paths.ts';
import { mutations } from './mutation-table.ts';

const read = (file: string) => readFileSync(join(projectDirectory, file), 'utf8');

test('each mutation changes one place in the code', () => {
  for (const [file, from] of Object.values(mutations).flat())
    expect(
      read(file).split(from),
      `bench/mutation-table.ts: this code of ${file} has changed: ${from}`,
    ).toHaveLength(2);
});
