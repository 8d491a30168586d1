/** Reads a professional network's data export: its CSV files, as the network documents their columns. */
import { parse } from 'csv-parse/sync';
import { kindOf } from '../app/sections/hero/profile-marks.ts';
import { readTime } from './dates.ts';
import { addressOf, emptyImport, type Imported, mailboxOf, shortened, textOf } from './imported.ts';

type Row = Record<string, string>;

/** The files that are read, by the columns that tell them from others. */
const columns = {
  profile: ['First Name', 'Last Name', 'Headline'],
  positions: ['Company Name', 'Title', 'Started On'],
  projects: ['Title', 'Description', 'Url'],
  emails: ['Email Address'],
  skills: ['Name'],
} as const;

/** The rows of a CSV file. Some files begin with notes, before the line with the columns' names. */
function rowsOf(file: string, text: string): Row[] {
  const start = text.search(/^"?(First Name|Company Name|Title|Email Address|Name)"?(,|\r?$)/m);
  try {
    return parse(start > 0 ? text.slice(start) : text, {
      columns: (names: string[]) => names.map((name) => name.trim()),
      skip_empty_lines: true,
      relax_column_count: true,
      bom: true,
      trim: true,
    }) as Row[];
  } catch (error) {
    throw new Error(`${file}: is no CSV that can be read: ${(error as Error).message}`);
  }
}

const kindOfFile = (rows: Row[]) =>
  (Object.keys(columns) as (keyof typeof columns)[]).find((kind) =>
    columns[kind].every((name) => name in (rows[0] ?? {})),
  );

/**
 * @param files the export's CSV files, by their names.
 * @throws where none of them is of the export.
 */
export function readNetworkExport(files: Map<string, string>): Imported {
  const found = emptyImport();
  const leave = (what: string, why: string) => found.leftOut.push(`${what}: ${why}`);
  let known = 0;
  for (const [file, text] of files) {
    const rows = rowsOf(file, text);
    const name = file.slice(file.lastIndexOf('/') + 1).replace(/\.csv$/i, '');
    const kind = kindOfFile(rows);
    if (!kind || (kind === 'skills' && name.toLowerCase() !== 'skills')) {
      leave(file, `${rows.length} ${rows.length === 1 ? 'row' : 'rows'}`);
      continue;
    }
    known += 1;
    for (const row of rows) {
      if (kind === 'profile') {
        found.name = textOf([row['First Name'], row['Last Name']].join(' '));
        found.tagline = textOf(row.Headline);
        found.pitch = textOf(row.Summary);
        const websites = (row.Websites ?? '').match(/https?:\/\/[^\s,\]]+/g) ?? [];
        const [site, ...others] = websites.flatMap((url) => addressOf(url) ?? []);
        found.site = site;
        for (const url of others) found.profiles.push({ kind: kindOf('', url), label: new URL(url).host, url });
        const read = new Set<string>([...columns.profile, 'Summary', 'Websites']);
        for (const [column, value] of Object.entries(row))
          if (!read.has(column) && value) leave(`${file}: ${column}`, value);
      } else if (kind === 'positions') {
        const { time, unread } = readTime(row['Started On'], row['Finished On']);
        const about = [textOf(row.Title), textOf(row['Company Name'])].filter(Boolean).join(', ');
        const description = textOf(row.Description);
        const project = description && shortened(description, 60);
        found.roles.push({
          ...time,
          ...{ title: textOf(row.Title), company: textOf(row['Company Name']) },
          ...(project && { project }),
        } as Imported['roles'][number]);
        if (unread) leave(`${file} (${about})`, `the dates ${unread} are kept in words`);
        if (project !== description) leave(`${file} (${about})`, 'the rest of its description');
        if (row.Location) leave(`${file} (${about})`, `Location ${row.Location}`);
      } else if (kind === 'projects') {
        const description = textOf(row.Description);
        const [title, link] = [textOf(row.Title), addressOf(row.Url)];
        found.projects.push({
          ...(title && { title }),
          ...(description && { description: shortened(description, 160) }),
          ...(link && { link }),
        });
      } else if (kind === 'emails') {
        if (!found.email || row.Primary === 'Yes') found.email = mailboxOf(row['Email Address']) ?? found.email;
      } else {
        const topic = textOf(row.Name);
        if (topic) found.topics.push(topic);
      }
    }
  }
  if (known === 0)
    throw new Error(
      `is not of the export: no Profile, Positions, Projects or Skills among ${[...files.keys()].join(', ')}`,
    );
  return found;
}
