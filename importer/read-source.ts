/** Reads a resume as JSON, YAML or TOML, or a network's PDF of a profile. */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { parse as parseToml } from 'smol-toml';
import { parse as parseYaml } from 'yaml';
import { decode } from './decode.ts';
import type { Imported } from './imported.ts';
import { readResume } from './json-resume.ts';
import { usedShare } from './left-texts.ts';
import { readProfilePdf } from './profile-pdf.ts';

/** The maximum size of a file in bytes. */
const largest = 20_000_000;

function readFile(file: string): Buffer {
  const { size } = statSync(file);
  if (size > largest)
    throw new Error(`is too large: ${Math.round(size / 1e6)} MB, and the maximum is 20 MB`);
  return readFileSync(file);
}

/** Of text formats, by extension. */
const parsers: Record<string, (text: string) => unknown> = {
  '.json': JSON.parse,
  '.yaml': parseYaml,
  '.yml': parseYaml,
  '.toml': parseToml,
};

/** The ways that are open to owners of any other file. */
const otherWays =
  "import the PDF that the professional network makes of your profile ('Save to PDF'); or give this file to a chat assistant with the sentence 'Write this resume as JSON Resume 1.0 (https://jsonresume.org/schema), and leave out nothing', and import its answer";

/** Files that people try. */
const otherKinds: Record<string, string> = {
  '.docx': 'a Word document',
  '.doc': 'a Word document',
  '.odt': 'an OpenDocument text',
  '.tex': 'LaTeX',
  '.html': 'a web page',
  '.txt': 'plain text',
  '.xml': 'XML',
  '.md': 'Markdown (a folder of posts is imported as a blog)',
  ...Object.fromEntries(['.js', '.ts', '.jsx', '.tsx'].map((kind) => [kind, 'source code'])),
};

/** Exports of blogs, and the tools that make Markdown of them. */
const otherBlogs = {
  wordPress:
    'is an export of WordPress: make Markdown of it with npx wordpress-export-to-markdown, then import the folder that it writes',
  ghost:
    'is an export of Ghost: make Markdown of it with a tool such as github.com/P4suta/ghost-to-md, then import the folder that it writes',
  quarto:
    'has texts of Quarto: make Markdown of them with quarto render --to gfm, then import the folder',
};

/** The minimum share of texts that must be usable. */
const minUsedShare = 1 / 3;

function readParsed(source: string, extension: string, parse: (text: string) => unknown): Imported {
  const kind = extension.slice(1).toUpperCase().replace('YML', 'YAML');
  let parsed: unknown;
  try {
    parsed = parse(source.replace(/^\ufeff/, ''));
  } catch (error) {
    throw new Error(`is no ${kind}: ${(error as Error).message}`);
  }
  try {
    const [{ data: ghost } = { data: undefined }] =
      (parsed as { db?: { data?: object }[] })?.db ?? [];
    if (ghost && 'posts' in ghost) throw new Error(otherBlogs.ghost);
    const imported = readResume(parsed);
    if (usedShare(parsed as object, imported) < minUsedShare)
      throw new Error('less than a third of its texts can be used');
    return imported;
  } catch (error) {
    const { message } = error as Error;
    throw new Error(
      /^(is JSON, but|less than)/.test(message)
        ? `${message.replace('is JSON, but', `is ${kind}, but`)}: ${otherWays}`
        : message,
    );
  }
}

/** The network's PDF of a profile. */
async function readPdf(path: string): Promise<Imported> {
  const profile = await readProfilePdf(new Uint8Array(readFile(path))).catch((error: Error) => {
    throw new Error(`${error.message}: ${otherWays}`);
  });
  const imported = readResume(profile);
  imported.leftOut.push(
    "the network's PDF has no projects and only the first skills: add the others to projects.ts and resume.ts",
  );
  return imported;
}

/**
 * Reads a resume.
 *
 * @returns the content. Rejects with one line that begins with the file's name if it is invalid or
 * of another kind.
 */
export async function readSource(path: string): Promise<Imported> {
  try {
    if (!existsSync(path)) throw new Error(`there is no file ${path}`);
    const extension = extname(path).toLowerCase();
    const parse = parsers[extension];
    if (parse) return readParsed(decode(readFile(path)), extension, parse);
    if (extension === '.pdf') return await readPdf(path);
    if (extension === '.xml' && decode(readFile(path)).includes('wordpress.org/export'))
      throw new Error(otherBlogs.wordPress);
    if (globSync('**/*.qmd', { cwd: path }).length > 0) throw new Error(otherBlogs.quarto);
    throw new Error(`is ${otherKinds[extension] ?? 'of a kind that cannot be read'}: ${otherWays}`);
  } catch (error) {
    throw new Error(`${basename(path)}: ${(error as Error).message.replace(/\s+/g, ' ')}`);
  }
}
