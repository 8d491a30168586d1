/** Property tests draw the same inputs in every run; `npm run test:fuzz` draws others. */
import fc from 'fast-check';
import { afterAll, inject } from 'vitest';
import { removeTemporaryFolders } from '#lib/node/temporary-folder.ts';

fc.configureGlobal({ seed: inject('seed') });
afterAll(removeTemporaryFolders);
