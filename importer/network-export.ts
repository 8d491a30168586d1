/** Reads a professional network's data export: CSV files with documented columns. */
import { parse } from 'csv-parse/sync';
import type { ResumeList } from '../schema/resume.ts';
import { divideText, plainText, splitLines } from './clean-text.ts';
import { readDate, readTime } from './dates.ts';
import { joinTexts, known, someTime } from './entries.ts';
import { addressOf, emptyImport, type Imported, keepAddress } from './imported.ts';

type Row = Record<string, string>;

/** The maximum number of rows of one person. */
const maxRows = 1000;

const addToList = ({ resume }: Imported, list: ResumeList, item: object) =>
  Object.assign(resume, { [list]: [...(resume[list] ?? []), known(item)] });

/**
 * A kind of file: its columns, its name if the columns are ambiguous, and the conversion of a row.
 */
type Kind = { name?: RegExp; columns: string[]; read: (row: Row, imported: Imported) => void };

const kinds: Kind[] = [
  {
    columns: ['First Name', 'Last Name', 'Headline'],
    read(row, imported) {
      const [pitch, about] = divideText(joinTexts(row.Summary) ?? '', 300);
      const name = plainText([row['First Name'], row['Last Name']].join(' '));
      Object.assign(
        imported.owner,
        known({ name, tagline: plainText(row.Headline), pitch, about }),
      );
      for (const url of (row.Websites ?? '').match(/https?:\/\/[^\s,\]]+/g) ?? []) {
        const address = addressOf(url);
        if (address) keepAddress(imported, address);
      }
      const city = plainText(row['Geo Location']);
      if (city) imported.owner.location = { city };
    },
  },
  {
    name: /^volunteering/i,
    columns: ['Company Name', 'Role'],
    read: (row, imported) =>
      addToList(imported, 'volunteer', {
        organization: plainText(row['Company Name']),
        position: plainText(row.Role),
        summary: joinTexts(row.Cause, row.Description),
        ...someTime(row['Started On'], row['Finished On']),
      }),
  },
  {
    columns: ['Company Name', 'Title', 'Started On'],
    read(row, imported) {
      const { time, unread } = readTime(row['Started On'], row['Finished On']);
      const lines = splitLines(row.Description);
      const [title, company] = [plainText(row.Title), plainText(row['Company Name'])];
      const place = plainText(row.Location);
      const texts = lines.length > 1 ? { highlights: lines } : { summary: lines[0] };
      imported.roles.push(known({ ...time, title, company, place, ...texts }));
      if (unread)
        imported.leftOut.push(
          `Positions.csv (${[title, company].join(', ')}): the date ${unread} is kept in words`,
        );
    },
  },
  {
    name: /^publications/i,
    columns: ['Name', 'Published On'],
    read: (row, imported) =>
      addToList(imported, 'publications', {
        name: plainText(row.Name),
        releaseDate: readDate(row['Published On'] ?? ''),
        publisher: plainText(row.Publisher),
        url: addressOf(row.Url),
        summary: joinTexts(row.Description),
      }),
  },
  {
    name: /^patents/i,
    columns: ['Title', 'Application Number'],
    read: (row, imported) =>
      addToList(imported, 'publications', {
        name: plainText(row.Title),
        publisher: [row['Application Number'], row['Patent Number']]
          .flatMap((text) => plainText(text) ?? [])
          .join(', '),
        releaseDate: readDate(
          row['Issue Date'] || row['Issued On'] || row['Filing Date'] || row['Filed On'] || '',
        ),
        url: addressOf(row.Url),
        summary: joinTexts(row.Description),
      }),
  },
  {
    columns: ['Title', 'Description', 'Issued On'],
    read: (row, imported) =>
      addToList(imported, 'awards', {
        title: plainText(row.Title),
        date: readDate(row['Issued On'] ?? ''),
        summary: joinTexts(row.Description),
      }),
  },
  {
    columns: ['Title', 'Description', 'Url'],
    read(row, imported) {
      const [description, rest] = divideText(joinTexts(row.Description) ?? '', 160);
      const { time } = readTime(row['Started On'], row['Finished On']);
      const fields = {
        title: plainText(row.Title),
        description,
        link: addressOf(row.Url),
        start: time.start,
        end: time.end,
      };
      imported.projects.push(known({ ...fields, ...(rest && { highlights: [rest] }) }));
    },
  },
  {
    columns: ['School Name'],
    read: (row, imported) =>
      addToList(imported, 'education', {
        institution: plainText(row['School Name']),
        studyType: plainText(row['Degree Name']),
        summary: joinTexts(row.Notes, row.Activities),
        ...someTime(row['Start Date'], row['End Date']),
      }),
  },
  {
    columns: ['Name', 'Authority'],
    read: (row, imported) =>
      addToList(imported, 'certificates', {
        name: plainText(row.Name),
        issuer: plainText(row.Authority),
        date: readDate(row['Started On'] ?? ''),
        url: addressOf(row.Url),
      }),
  },
  {
    columns: ['Name', 'Proficiency'],
    read: (row, imported) =>
      addToList(imported, 'languages', {
        language: plainText(row.Name),
        fluency: plainText(row.Proficiency),
      }),
  },
  {
    name: /^courses/i,
    columns: ['Name', 'Number'],
    read: (row, imported) =>
      addToList(imported, 'certificates', {
        name: plainText(row.Name),
        issuer: plainText(row.Number),
      }),
  },
  {
    columns: ['First Name', 'Last Name', 'Text'],
    read: (row, imported) =>
      addToList(imported, 'references', {
        name: [[row['First Name'], row['Last Name']].join(' '), row['Job Title'], row.Company]
          .flatMap((text) => plainText(text) ?? [])
          .join(', '),
        reference: joinTexts(row.Text),
      }),
  },
  {
    name: /^skills/i,
    columns: ['Name'],
    read(row, imported) {
      const name = plainText(row.Name);
      if (!name) return;
      addToList(imported, 'skills', { name });
    },
  },
];

/** Whether an export's file is read. */
export const isNeededFile = (file: string) =>
  /(^|\/)(profile|positions|projects|education|skills|languages|certifications|courses|honors|volunteering|publications|patents|recommendations[_ ]received)[^/]*\.csv$/i.test(
    file,
  );

/** The rows of a CSV file. Some files begin with notes before the header. */
function readRows(text: string): Row[] {
  const start = text.search(/^"?(First Name|Company Name|School Name|Title|Name)"?(,|\r?$)/m);
  return parse(start > 0 ? text.slice(start) : text, {
    columns: (names: string[]) => names.map((name) => name.trim()),
    skip_empty_lines: true,
    relax_column_count: true,
    bom: true,
    trim: true,
    to: maxRows + 1,
  }) as Row[];
}

/**
 * @param files CSV files by name.
 *
 * @throws if none is of an export, or one has too many rows.
 */
export function readNetworkExport(files: Map<string, string>): Imported {
  const imported = emptyImport();
  const broken: string[] = [];
  let count = 0;
  for (const [file, text] of files) {
    const name = file.slice(file.lastIndexOf('/') + 1);
    let rows: Row[];
    try {
      rows = readRows(text);
    } catch (error) {
      broken.push(`${file}: is no CSV that can be read: ${(error as Error).message}`);
      continue;
    }
    if (/^recommendations_given/i.test(name)) continue;
    const kind = kinds.find(
      (one) =>
        (one.name?.test(name) ?? true) && one.columns.every((column) => column in (rows[0] ?? {})),
    );
    if (!kind) {
      imported.leftOut.push(`${file}: ${rows.length} ${rows.length === 1 ? 'row' : 'rows'}`);
      continue;
    }
    if (rows.length > maxRows)
      throw new Error(`${file}: has more than ${maxRows} rows, which is no person's`);
    count += 1;
    for (const row of rows) kind.read(row, imported);
  }
  // A broken file does not stop the others.
  if (count === 0)
    throw new Error(
      broken[0] ??
        `is not of the export: no Profile, Positions, Projects or Skills among ${[...files.keys()].slice(0, 8).join(', ')}`,
    );
  imported.leftOut.push(...broken);
  if (
    imported.owner.name === undefined &&
    imported.roles.length === 0 &&
    Object.keys(imported.resume).length === 0
  )
    throw new Error('has nothing that a site could show: its files are empty');
  return imported;
}
