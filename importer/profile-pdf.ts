/**
 * Reads the PDF that the professional network makes of a profile ("Save to PDF") as a JSON Resume.
 * Sizes and positions tell the parts apart in every language: the sidebar from the main column,
 * titles of sections (13 and 15.75 points), companies and schools (12), roles (11.5), other
 * lines (10.5).
 */
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { isBullet } from './clean-text.ts';
import type { UnknownRecord } from './entries.ts';
import words from './words.json' with { type: 'json' };

/** A line of a page: sizes and distances in points. `gap` is the distance to the line above. */
type Line = { text: string; size: number; width: number; gap: number; url?: string };

/** The left edge of the main column, and the minimum width of a full line in it. */
const column = { left: 200, ragged: 326 };

/** Lines below this height are page numbers, in points; lines of text end above it. */
const footer = 20;

type Section = { title: string; lines: Line[] };

function refuse(error: Error): never {
  throw new Error(
    /password/i.test(`${error}`)
      ? 'is encrypted: save it without a password'
      : `is not a PDF that can be read: ${error.message.replace(/(?<!\.)\.+$/, '')}`,
  );
}

/** The lines of both columns, in reading order. Rejects if a part of the file is broken. */
async function readLines(bytes: Uint8Array) {
  const document = await getDocument({ data: bytes, verbosity: 0 }).promise.catch(refuse);
  const { info } = (await document.getMetadata()) as unknown as { info: Record<string, string> };
  if (info.Author !== 'LinkedIn' || !/profile/i.test(info.Subject ?? ''))
    throw new Error('is a PDF, but not the one that the professional network makes of a profile');
  const lines: Record<'sidebar' | 'main', Line[]> = { sidebar: [], main: [] };
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number).catch(refuse);
    const links = await page.getAnnotations().catch(refuse);
    const last = { sidebar: Number.NaN, main: Number.NaN };
    for (const item of (await page.getTextContent().catch(refuse)).items) {
      if (!('str' in item) || item.str === '') continue;
      const [x, y] = item.transform.slice(4) as [number, number];
      if (y < footer) continue;
      const place = x < column.left ? 'sidebar' : 'main';
      const before = lines[place].at(-1);
      const url = links.find(
        ({ rect: [left, bottom, right, top] = [], url }) =>
          url && x >= left - 2 && x < right && y >= bottom - 2 && y < top,
      )?.url;
      if (before && Math.abs(y - last[place]) < 1) {
        before.text += item.str;
        before.width += item.width;
      } else {
        const { str: text, height: size, width } = item;
        lines[place].push({ text, size, width, gap: last[place] - y, ...(url && { url }) });
        last[place] = y;
      }
    }
  }
  return lines;
}

const isSize = (size: number) => (line: Line) => Math.abs(line.size - size) < 0.3;
const isSidebarTitle = isSize(13);
const isSectionTitle = isSize(15.75);
const isName = isSize(26);
const isHeading = isSize(12);
const isRole = isSize(11.5);

/** Groups of lines that begin with lines of a kind; several of them in a row begin one group. */
function divide(lines: Line[], isFirst: (line: Line) => boolean): Section[] {
  const groups: Section[] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    if (!isFirst(line)) group?.lines.push(line);
    else if (group?.lines.length === 0) group.title += ` ${line.text}`;
    else groups.push({ title: line.text, lines: [] });
  }
  return groups;
}

const textOf = (lines: Line[]) => lines.map(({ text }) => text).join(' ');

/** Whether a line ends well before the column does, because its author ended a paragraph. */
const endsEarly = ({ text, width }: Line, next: Line) =>
  width + (width / text.length) * ((next.text.split(' ')[0]?.length ?? 0) + 1) < column.ragged;

/** Lines of one paragraph are at most this far apart; those of texts are 18 points. */
const paragraphGap = 22;

/** The author's paragraphs and bullets: lines that the network wrapped are joined. */
function joinLines(lines: Line[]): string {
  let text = '';
  for (const [i, line] of lines.entries()) {
    const before = lines[i - 1];
    if (!before) text = line.text;
    else if (line.gap > paragraphGap) text += `\n\n${line.text}`;
    else if (isBullet(line.text)) text += `\n${line.text}`;
    else if (endsEarly(before, line)) text += `\n\n${line.text}`;
    // The network wraps lines after hyphens in words.
    else text += /\p{L}-$/u.test(text) ? line.text : ` ${line.text}`;
  }
  return text;
}

/** The items of a section of the sidebar: wrapped lines are closer than items. */
function readItems(lines: Line[]): Pick<Line, 'text' | 'url'>[] {
  const items: Pick<Line, 'text' | 'url'>[] = [];
  for (const { gap, ...line } of lines) {
    const item = items.at(-1);
    if (item && (gap < 14.5 || item.url) && item.url === line.url)
      item.text += item.text.endsWith('-') ? line.text : ` ${line.text}`;
    else items.push(line);
  }
  return items;
}

/** Divides a text from the parentheses at its end: 'German (native)'. */
function divideEnd(text: string): [before: string, end?: string] {
  const line = text.trim();
  const at = line.endsWith(')') ? line.lastIndexOf('(') : -1;
  return at < 0 ? [line] : [line.slice(0, at).trim(), line.slice(at + 1, -1)];
}

/** The ends of a period, without its length: 'May 2015 - August 2018 (3 years)'. */
function readPeriod(text: string): UnknownRecord {
  const [start = '', end = start] = divideEnd(text)[0]
    .split(/\s-\s|[–—]/)
    .map((part) => part.trim());
  return { startDate: start, endDate: end };
}

function readRole({ title, lines }: Section, company: string): UnknownRecord {
  const [dates, second, ...others] = lines;
  if (!dates) return { name: company, position: title };
  // At the top of a page a place differs from text only by its length and its last character.
  const isPlace =
    second !== undefined &&
    (second.gap < 18 ||
      (!(second.gap > 0) && second.text.length < 45 && /\p{L}$/u.test(second.text)));
  return {
    name: company,
    position: title,
    ...readPeriod(dates.text),
    ...(isPlace && { location: second.text }),
    summary: joinLines(isPlace ? others : lines.slice(1)),
  };
}

function readSchool({ title, lines }: Section): UnknownRecord {
  const text = textOf(lines);
  const [before, inside = ''] = divideEnd(text);
  const period = /\d{4}/.test(inside) ? inside : undefined;
  const degree = period ? before.replace(/\s?·$/, '') : text;
  const [, studyType = degree, area] = /^([^,]*(?:,\S[^,]*)*), ([\s\S]+)$/.exec(degree) ?? [];
  return { institution: title, studyType, area, ...(period && readPeriod(period)) };
}

const isPhone = ({ text, url }: Line) => !url && /^\+?[\d ()/.-]{6,}/.test(text);

/** Links, the email address and the phone. A link's kind is behind it, in parentheses. */
function readContact(lines: Line[]): UnknownRecord {
  const items = readItems(lines.filter((line) => !isPhone(line)));
  const isMail = ({ url = '' }) => url.startsWith('mailto:');
  return {
    email: items.find(isMail)?.url?.replace('mailto:', ''),
    phone: divideEnd(lines.find(isPhone)?.text ?? '')[0],
    profiles: items
      .filter((item) => item.url && !isMail(item))
      .map(({ text, url }) => ({
        network: divideEnd(text)[1],
        // The network adds where the PDF was made.
        url: url?.replace(/(linkedin\.com\/in\/[^?]*)\?.*/, '$1'),
      })),
    // Reported as skipped: it is private, or the content has no field for it.
    contact: items.filter(({ url }) => !url).map(({ text }) => text),
  };
}

/** The network writes the titles of these lists in English in every language. */
function readSidebar(sections: Section[]): UnknownRecord {
  const lists: UnknownRecord = {};
  for (const { title, lines } of sections) {
    const [list = 'skills', name = 'name'] =
      (words.sidebarLists as Record<string, string[]>)[title] ?? [];
    lists[list] = readItems(lines).map(({ text }) => {
      const [language, fluency] = divideEnd(text);
      return list === 'languages' && fluency ? { language, fluency } : { [name]: text };
    });
  }
  return lists;
}

/** Reads a PDF as a JSON Resume. Rejects with the reason if it is another PDF. */
export async function readProfilePdf(bytes: Uint8Array): Promise<UnknownRecord> {
  const { sidebar, main } = await readLines(bytes);
  const firstSection = main.findIndex(isSectionTitle);
  const top = firstSection === -1 ? main : main.slice(0, firstSection);
  const nameLines = top.filter(isName);
  if (nameLines.length === 0)
    throw new Error('has no name where a profile of the professional network has it');
  const [contact, ...lists] = divide(sidebar, isSidebarTitle);
  // The place is further below than a second line of the headline would be.
  const belowName = top.filter(isHeading);
  const headline = belowName.filter(({ gap }, i) => i === 0 || gap < 15);
  const sections = divide(main, isSectionTitle);
  const work = sections.find(({ lines }) => lines.some(isRole));
  const rest = sections.filter((section) => section !== work);
  const afterWork = work ? sections.slice(sections.indexOf(work)) : [];
  const education = rest.find(
    (section) => section.lines.some((line) => !isHeading(line)) || afterWork.includes(section),
  );
  const summary = rest.find((section) => section !== education);
  return {
    basics: {
      name: textOf(nameLines),
      label: textOf(headline),
      location: belowName.find((line) => !headline.includes(line))?.text,
      summary: summary && joinLines(summary.lines),
      ...(contact && readContact(contact.lines)),
    },
    work: divide(work?.lines ?? [], isHeading).flatMap(({ title, lines }) =>
      divide(lines, isRole).map((role) => readRole(role, title)),
    ),
    education: divide(education?.lines ?? [], isHeading).map(readSchool),
    ...readSidebar(lists),
  };
}
