/** Property tests draw the same inputs in every run; `npm run test:fuzz` draws others. */
import fc from 'fast-check';
import { afterAll, expect, inject, vi } from 'vitest';
import { removeTemporaryFolders } from '#lib/node/temporary-folder.ts';

fc.configureGlobal({ seed: inject('seed') });
afterAll(removeTemporaryFolders);

// Time limits end a test that hangs, and measure nothing. Command tests run several commands, or
// build a site.
const minutes = expect.getState().testPath?.endsWith('.command.test.ts') ? 5 : 2;
vi.setConfig({ testTimeout: minutes * 60_000 });
