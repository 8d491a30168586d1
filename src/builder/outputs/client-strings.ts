import { clientStrings } from '#app/client-strings.ts';
import { hashedPath } from '#model/hashed-path.ts';
import type { Output } from './output.ts';

const source = `export const strings=${JSON.stringify(clientStrings)}`;

export const clientStringsFile = hashedPath('strings', 'js', source);

/** The strings of islands, in the site's language. */
export const clientStringsModule: Output = () => [[clientStringsFile, () => source]];
