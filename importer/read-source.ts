/** Reads a resume: a JSON Resume, or the PDF that the professional network makes of a profile. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { decode } from './decode.ts';
import type { Imported } from './imported.ts';
import { readResume } from './json-resume.ts';
import { readProfilePdf } from './profile-pdf.ts';
import { importedShare } from './skipped-texts.ts';

/** The maximum size of a file in bytes. */
const largest = 20_000_000;

/** An export of WordPress (XML) or Ghost (JSON). */
const isBlogExport = (text: string) =>
  text.includes('wordpress.org/export') || /^\s*\{\s*"db":\s*\[/.test(text);

/** @throws if the file cannot be a resume in any format. */
function readFile(file: string): Buffer {
  if (!existsSync(file)) throw new Error(`there is no file ${file}`);
  const status = statSync(file);
  if (status.isDirectory())
    throw new Error("is a folder in which no posts are recognized: docs/import.md, 'From a blog'");
  if (status.size > largest)
    throw new Error(`is too large: ${Math.round(status.size / 1e6)} MB, and the maximum is 20 MB`);
  const bytes = readFileSync(file);
  if (isBlogExport(decode(bytes)))
    throw new Error("is the export of a blog: docs/import.md, 'From a blog', names a converter");
  return bytes;
}

/** The way that is open to the owners of any other resume. */
const wayOn = `1. Give it to a chat assistant, with the text of docs/import.md, 'Any other resume'.
2. Save its answer as resume.json.
3. npm run import -- resume.json`;

/** The minimum share of texts that must be usable. */
const minImportedShare = 1 / 3;

/** @param text JSON, perhaps as an assistant answers: in a fence of Markdown. */
function readJson(text: string): Imported {
  const json = /^```.*\n([\s\S]*?)^```/m.exec(text)?.[1] ?? text.replace(/^\ufeff/, '');
  if (!/^\s*[{[]/.test(json))
    throw new Error("is neither a JSON Resume nor the professional network's PDF of a profile");
  let parsed: object;
  try {
    parsed = JSON.parse(json);
  } catch (error) {
    throw new Error(`cannot be read as JSON: ${(error as Error).message}`);
  }
  const imported = readResume(parsed);
  if (importedShare(parsed, imported) < minImportedShare)
    throw new Error('is not a JSON Resume: less than a third of its texts can be used');
  return imported;
}

/** The network's PDF of a profile. */
async function readPdf(bytes: Buffer): Promise<Imported> {
  const imported = readResume(await readProfilePdf(new Uint8Array(bytes)));
  imported.skipped.push(
    "the network's PDF has no projects and only the first skills: add the others to projects.ts and resume.ts",
  );
  return imported;
}

/**
 * Reads a resume.
 *
 * @returns the content. Rejects with a line that begins with the file's name, and with the way on
 * for what an assistant can convert.
 */
export async function readSource(path: string): Promise<Imported> {
  let bytes: Buffer | undefined;
  try {
    bytes = readFile(path);
    const isPdf = bytes.subarray(0, 4).toString() === '%PDF';
    return isPdf ? await readPdf(bytes) : readJson(decode(bytes));
  } catch (error) {
    const reason = (error as Error).message.replace(/\s+/g, ' ');
    throw new Error(`${basename(path)}: ${reason}${bytes ? `\n${wayOn}` : ''}`);
  }
}
