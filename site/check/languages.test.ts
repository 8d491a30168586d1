import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectDirectory } from '../paths.ts';
import { examineContent } from './check.ts';

test.each(['german', 'arabic', 'japanese'])('the %s content can be built', { timeout: 60_000 }, async (language) => {
  const findings = await examineContent(join(projectDirectory, 'test-content', language));
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
});
