/** Builds the site that the tests drive, from the project and test-site/content.ts, into test-site/build. */
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { testContent } from './content.ts';
import { buildCopy, copyProject } from './project-copy.ts';
import { testBuild } from './test-build.ts';

const folder = copyProject(testContent);
buildCopy(folder, { BUILD_DIRECTORY: fileURLToPath(testBuild) });
rmSync(folder, { recursive: true });
