/** Reads a resume as JSON, YAML or TOML, or a network's export as a ZIP, a folder or CSV files. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { parse as parseToml } from 'smol-toml';
import { parse as parseYaml } from 'yaml';
import { decode } from './decode.ts';
import type { Imported } from './imported.ts';
import { readResume } from './json-resume.ts';
import { usedShare } from './left-texts.ts';
import { isNeededFile, readNetworkExport } from './network-export.ts';

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
  throw new Error(
    'is neither a JSON Resume (.json), nor a ZIP, a folder or CSV files of an export',
  );
}

/** Of text formats, by extension. */
const parsers: Record<string, (text: string) => unknown> = {
  '.json': JSON.parse,
  '.yaml': parseYaml,
  '.yml': parseYaml,
  '.toml': parseToml,
};

const nextStep =
  'ask the tool that wrote it for a JSON Resume (https://jsonresume.org), or fill in content by hand';

/** Files that people try. */
const otherKinds: Record<string, string> = {
  '.md': `looks like Markdown: ${nextStep}. A folder of posts is imported as a blog`,
  '.pdf': `looks like a PDF: ${nextStep}`,
  '.docx': `looks like a Word document: ${nextStep}`,
  '.doc': `looks like a Word document: ${nextStep}`,
  '.odt': `looks like an OpenDocument text: ${nextStep}`,
  '.tex': `looks like LaTeX: ${nextStep}`,
  '.html': `looks like a web page: ${nextStep}`,
  '.txt': `looks like plain text: ${nextStep}`,
  '.xml': `looks like XML: ${nextStep}`,
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
    const imported = readResume(parsed);
    if (usedShare(parsed as object, imported) < minUsedShare)
      throw new Error('less than a third of its texts can be used');
    return imported;
  } catch (error) {
    const { message } = error as Error;
    throw new Error(
      /^(is JSON, but|less than)/.test(message)
        ? `${message.replace('is JSON, but', `is ${kind}, but`)}: ${nextStep}`
        : message,
    );
  }
}

/**
 * Reads files.
 *
 * @throws with one line that begins with the file's name if they are invalid or of another kind.
 */
export function readSource(paths: string[]): Imported {
  const [path = ''] = paths;
  try {
    for (const each of paths) if (!existsSync(each)) throw new Error(`there is no file ${each}`);
    const extension = extname(path).toLowerCase();
    const parse = parsers[extension];
    if (paths.length === 1 && parse) return readParsed(decode(readFile(path)), extension, parse);
    const other = otherKinds[extension];
    if (other) throw new Error(other);
    const files = new Map(paths.flatMap((each) => [...csvFilesIn(each)]));
    if (files.size === 0) throw new Error('has no file of an export in it');
    return readNetworkExport(files);
  } catch (error) {
    throw new Error(
      `${paths.map((each) => basename(each)).join(', ')}: ${(error as Error).message.replace(/\s+/g, ' ')}`,
    );
  }
}
