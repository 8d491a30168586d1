/** Property tests draw the same inputs in every run; `npm run test:fuzz` draws others. */
import fc from 'fast-check';
import { inject } from 'vitest';

fc.configureGlobal({ seed: inject('seed') });
