/** Reads a resume: a JSON Resume, or the PDF that the professional network makes of a profile. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { parseDocument } from 'yaml';
import { describeError } from '../src/lib/node/describe-error.ts';
import { decode, encodingOf } from './decode.ts';
import type { Imported } from './imported.ts';
import { readResume } from './json-resume.ts';
import { readProfilePdf } from './profile-pdf.ts';

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

const minImportedShare = 1 / 2;

/** Strings, and between them syntax that JSON does not have: comments, and trailing commas. */
const extensions = /"(?:\\[\s\S]|[^"\\])*(?:"|\\?$)|(?<comment>\/[/*])|(?<comma>,)(?=\s*[\]}])/g;

/** No other program can tell which of two values is meant. */
const repeatedKey = 'is already above it: remove one of them';

function failAt(json: string, offset: number, reason: string): never {
  const lines = json.slice(0, offset).split('\n');
  const position = `line ${lines.length}, column ${`${lines.at(-1)}`.length + 1}`;
  throw new Error(`cannot be read as JSON: ${position}: ${reason}`);
}

/** The errors of JSON as YAML, with their offsets: repeated keys are among them. */
const findErrors = (json: string) => parseDocument(json, { prettyErrors: false }).errors;

/** @throws the first error, with its line. */
function parseJson(json: string): object {
  try {
    return JSON.parse(json);
  } catch (error) {
    const extension = [...json.matchAll(extensions)].find(
      ({ groups }) => groups?.comment ?? groups?.comma,
    );
    const [invalid] = findErrors(json);
    // In JSON with other errors, the end of a string may be the beginning of another.
    if (extension && extension.index <= (invalid?.pos[0] ?? json.length)) {
      const what = extension.groups?.comma ? 'comma' : 'comment';
      failAt(json, extension.index, `JSON does not allow this ${what}: remove it`);
    }
    const isCut = invalid && invalid.pos[0] >= json.trimEnd().length;
    if (invalid) failAt(json, invalid.pos[0], isCut ? 'the file ends too early' : invalid.message);
    throw new Error(`cannot be read as JSON: ${(error as Error).message}`);
  }
}

/** @param bytes JSON, also in a fence of Markdown, as assistants answer. */
function readJson(bytes: Buffer): Imported {
  const text = decode(bytes);
  const [, before = '', inFence] = /^([\s\S]*?^```.*)(\n[\s\S]*?)^```/m.exec(text) ?? [];
  // Empty lines in place of the text before keep line numbers.
  const json = inFence ? before.replace(/[^\n]/g, '') + inFence : text;
  if (!/^\s*[{[]/.test(json))
    throw new Error("is neither a JSON Resume nor the professional network's PDF of a profile");
  // Of Western texts, few letters are not in ASCII.
  const isWestern = bytes.filter((byte) => byte > 127).length < bytes.length / 10;
  if (text.includes('\0') || (encodingOf(bytes) === 'windows-1252' && !isWestern))
    throw new Error('is not in UTF-8: save it as UTF-8');
  const imported = readResume(parseJson(json));
  const [arrived, all] = imported.share;
  if (arrived < all * minImportedShare)
    throw new Error(`is not a JSON Resume: only ${arrived} of its ${all} texts can be used`);
  if (imported.roles.length > 0 && !imported.roles.some(({ title }) => title))
    throw new Error('has work of which no entry has a position');
  const repeated = findErrors(json).find(({ code }) => code === 'DUPLICATE_KEY');
  const [key] = /^"(?:\\.|[^"\\])*"/.exec(json.slice(repeated?.pos[0])) ?? [];
  if (repeated) failAt(json, repeated.pos[0], `${key} ${repeatedKey}`);
  return imported;
}

/** Rejects with the file's name and the reason, and the next steps if an assistant can help. */
export async function readSource(path: string): Promise<Imported> {
  let bytes: Buffer | undefined;
  try {
    bytes = readFile(path);
    if (bytes.subarray(0, 4).toString() !== '%PDF') return readJson(bytes);
    const imported = readResume(await readProfilePdf(new Uint8Array(bytes)));
    const note =
      "the network's PDF has no projects and only the top skills: add the others to projects.ts and resume.ts";
    return { ...imported, skipped: [...imported.skipped, note] };
  } catch (error) {
    if ((error as Error).name !== 'Error') throw error;
    const reason = describeError(error).replace(/\s+/g, ' ');
    const steps = bytes && !reason.endsWith(repeatedKey) ? `\n${nextSteps}` : '';
    throw new Error(`${basename(path)}: ${reason}${steps}`);
  }
}
