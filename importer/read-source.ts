/**
 * Reads a resume as JSON, YAML or TOML, a network's PDF of a profile, or its
 * export as a ZIP, a folder or CSV files.
 */
import { existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { parse as parseToml } from 'smol-toml';
import { parse as parseYaml } from 'yaml';
import { decode } from './decode.ts';
import type { Imported } from './imported.ts';
import { readResume } from './json-resume.ts';
import { usedShare } from './left-texts.ts';
import { isNeededFile, readNetworkExport } from './network-export.ts';
import { readProfilePdf } from './profile-pdf.ts';

const isCsv = (file: string) => /\.csv$/i.test(file) && !basename(file).startsWith('.');

/** The maximum size of a file in bytes, packed and unpacked. */
const largest = 20_000_000;

const tooLarge = (bytes: number) =>
  new Error(`is too large: ${Math.round(bytes / 1e6)} MB, and the maximum is 20 MB`);

function readFile(file: string): Buffer {
  const { size } = statSync(file);
  if (size > largest) throw tooLarge(size);
  return readFileSync(file);
}

/** The needed files of an export. */
function unzip(file: string): Map<string, string> {
  let unpacked = 0;
  const isNeeded = ({ name, originalSize }: { name: string; originalSize: number }) => {
    if (!isCsv(name) || name.startsWith('__MACOSX/') || !isNeededFile(name)) return false;
    unpacked += originalSize;
    if (unpacked > largest) throw tooLarge(unpacked);
    return true;
  };
  const { size } = statSync(file);
  // Other files may be large.
  if (size > 10 * largest) throw tooLarge(size);
  try {
    const entries = unzipSync(readFileSync(file), { filter: isNeeded });
    return new Map(Object.entries(entries).map(([name, bytes]) => [name, decode(bytes)]));
  } catch (error) {
    if (/^is too large/.test((error as Error).message)) throw error;
    throw new Error(`is no ZIP that can be read: ${(error as Error).message}`);
  }
}

/** The CSV files of a file or folder, by name. */
function csvFilesIn(path: string): Map<string, string> {
  if (statSync(path).isDirectory()) {
    const names = readdirSync(path).filter((name) => isCsv(name) && isNeededFile(name));
    return new Map(names.map((name) => [name, decode(readFile(join(path, name)))]));
  }
  if (/\.zip$/i.test(path)) return unzip(path);
  if (isCsv(path)) return new Map([[basename(path), decode(readFile(path))]]);
  throw new Error(`is of a kind that cannot be read: ${otherWays}`);
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
  "import the PDF that the professional network makes of your profile ('Save to PDF'), or its data export; or give this file to a chat assistant with the sentence 'Write this resume as JSON Resume 1.0 (https://jsonresume.org/schema), and leave out nothing', and import its answer";

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
    "the network's PDF has no projects and only the first skills: its data export (Settings, Get a copy of your data) has all of them",
  );
  return imported;
}

/**
 * Reads files: one resume, or the files of an export.
 *
 * @returns the content. Rejects with one line that begins with the file's name if they are invalid
 * or of another kind.
 */
export async function readSource(paths: string[]): Promise<Imported> {
  const [path = ''] = paths;
  try {
    for (const each of paths) if (!existsSync(each)) throw new Error(`there is no file ${each}`);
    const extension = extname(path).toLowerCase();
    const parse = parsers[extension];
    if (paths.length === 1 && parse) return readParsed(decode(readFile(path)), extension, parse);
    if (paths.length === 1 && extension === '.pdf') return await readPdf(path);
    if (extension === '.xml' && decode(readFile(path)).includes('wordpress.org/export'))
      throw new Error(otherBlogs.wordPress);
    const other = otherKinds[extension];
    if (other) throw new Error(`is ${other}: ${otherWays}`);
    const files = new Map(paths.flatMap((each) => [...csvFilesIn(each)]));
    if (files.size === 0)
      throw new Error(
        globSync('**/*.qmd', { cwd: path }).length > 0
          ? otherBlogs.quarto
          : 'has no file of an export in it',
      );
    return readNetworkExport(files);
  } catch (error) {
    throw new Error(
      `${paths.map((each) => basename(each)).join(', ')}: ${(error as Error).message.replace(/\s+/g, ' ')}`,
    );
  }
}
