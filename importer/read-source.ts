/** Reads a resume: a JSON Resume, or the PDF that the professional network makes of a profile. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { describeError } from '../src/lib/node/describe-error.ts';
import { decode } from './decode.ts';
import type { Imported } from './imported.ts';
import { readResume } from './json-resume.ts';
import { readProfilePdf } from './profile-pdf.ts';
import { importedShare } from './skipped-texts.ts';

const maxBytes = 20_000_000;

/** An export of WordPress (XML) or Ghost (JSON). */
const isBlogExport = (text: string) =>
  text.includes('wordpress.org/export') || /^\s*\{\s*"db":\s*\[/.test(text);

/** @throws if the file cannot be a resume in any format. */
function readFile(file: string): Buffer {
  if (!existsSync(file)) throw new Error(`there is no file ${file}`);
  const { size } = statSync(file);
  if (size > maxBytes)
    throw new Error(`is too large: ${Math.round(size / 1e6)} MB, and the maximum is 20 MB`);
  const bytes = readFileSync(file);
  if (isBlogExport(decode(bytes)))
    throw new Error("is the export of a blog: docs/import.md, 'From a blog', names a converter");
  return bytes;
}

/** How any other resume can be imported. */
const nextSteps = `1. Give it to a chat assistant, with the text of docs/import.md, 'Any other resume'.
2. Save its answer as resume.json.
3. npm run import -- resume.json`;

const minImportedShare = 1 / 3;

/** Strings, and between them syntax that JSON does not have: comments, and trailing commas. */
const extensions = /"(?:\\.|[^"\\])*"|(?<comment>\/[/*])|(?<comma>,)(?=\s*[\]}])/g;

/** The position, if it is known, and the reason of the first error in invalid JSON. */
function describeJsonError(json: string, message: string): string {
  const at = (offset: number, reason: string) => {
    const lines = json.slice(0, offset).split('\n');
    return `line ${lines.length}, column ${`${lines.at(-1)}`.length + 1}: ${reason}`;
  };
  const [all = '', position] = / in JSON at position (\d+).*/.exec(message) ?? [];
  const extension = [...json.matchAll(extensions)].find(
    ({ groups }) => groups?.comment ?? groups?.comma,
  );
  // In JSON with other errors, the end of a string may be the beginning of another.
  if (extension && extension.index <= Number(position ?? json.length)) {
    const what = extension.groups?.comma ? 'comma' : 'comment';
    return at(extension.index, `JSON does not allow this ${what}: remove it`);
  }
  if (position) return at(Number(position), message.replace(all, ''));
  return message.includes('end of JSON') ? at(json.length, 'the file ends too early') : message;
}

/** @param text JSON, also in a fence of Markdown, as assistants answer. */
function readJson(text: string): Imported {
  const [, before = '', inFence] = /^([\s\S]*?^```.*)(\n[\s\S]*?)^```/m.exec(text) ?? [];
  // Empty lines in place of the text before keep line numbers.
  const json = inFence ? before.replace(/[^\n]/g, '') + inFence : text;
  if (!/^\s*[{[]/.test(json))
    throw new Error("is neither a JSON Resume nor the professional network's PDF of a profile");
  let parsed: object;
  try {
    parsed = JSON.parse(json);
  } catch (error) {
    throw new Error(`cannot be read as JSON: ${describeJsonError(json, (error as Error).message)}`);
  }
  const imported = readResume(parsed);
  if (importedShare(parsed, imported) < minImportedShare)
    throw new Error('is not a JSON Resume: less than a third of its texts can be used');
  return imported;
}

/** Rejects with the file's name and the reason, and the next steps if an assistant can help. */
export async function readSource(path: string): Promise<Imported> {
  let bytes: Buffer | undefined;
  try {
    bytes = readFile(path);
    if (bytes.subarray(0, 4).toString() !== '%PDF') return readJson(decode(bytes));
    const imported = readResume(await readProfilePdf(new Uint8Array(bytes)));
    const note =
      "the network's PDF has no projects and only the top skills: add the others to projects.ts and resume.ts";
    return { ...imported, skipped: [...imported.skipped, note] };
  } catch (error) {
    const reason = describeError(error).replace(/\s+/g, ' ');
    throw new Error(`${basename(path)}: ${reason}${bytes ? `\n${nextSteps}` : ''}`);
  }
}
