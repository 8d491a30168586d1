/** Reads publications from BibTeX, also with the front matter that al-folio puts before it. */
import { parse } from '@retorquere/bibtex-parser';
import { type Entry, first } from './entries.ts';

/** @returns the publications of a JSON Resume, in the file's order. */
export function readBibtex(text: string): Entry[] {
  const { entries } = parse(text.replace(/^---\s*---\s/, ''));
  // The library writes accents as characters of their own.
  const composed = JSON.parse(JSON.stringify(entries).normalize('NFC')) as typeof entries;
  return composed.map(({ fields }) => {
    const { title, author = [], doi, year, month } = fields;
    // Some have only a year; the library writes months as numbers.
    const releaseDate = [year, month?.padStart(2, '0')].filter(Boolean).join('-');
    return {
      name: title,
      authors: author.map(({ firstName, lastName, name }) =>
        name ? name : [firstName, lastName].filter(Boolean).join(' '),
      ),
      publisher: first(fields.journal, fields.booktitle, fields.publisher, fields.school),
      releaseDate: /^\d{4}(-(0[1-9]|1[0-2]))?$/.test(releaseDate) ? releaseDate : year,
      url: first(fields.html, fields.url) ?? (doi ? `https://doi.org/${doi}` : undefined),
    };
  });
}
