import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readResume } from './json-resume.ts';
import { readProfilePdf } from './profile-pdf.ts';

type Text = { text: string; size: number; x?: number; y: number; url?: string };

/**
 * A PDF with texts at positions, as the professional network writes it: one font, whose characters are
 * those of Latin-1, and links as annotations.
 */
function writePdf(pages: Text[][], author = 'LinkedIn', subject = 'From profile', trailer = '') {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Author (${author}) /Subject (${subject}) >>`,
  ];
  const add = (body: string) => objects.push(body);
  const literal = (text: string) =>
    `(${text.replace(/[\\()]/g, '\\$&').replaceAll('•', '\u0095')})`;
  const kids = pages.map((texts) => {
    const stream = texts
      .map(({ text, size, x = 223.6, y }) => `BT /F ${size} Tf ${x} ${y} Td ${literal(text)} Tj ET`)
      .join('\n');
    const content = add(`<< /Length ${stream.length} >> stream\n${stream}\nendstream`);
    const links = texts
      .filter(({ url }) => url)
      .map(
        ({ url = '', x = 223.6, y }) =>
          `<< /Type /Annot /Subtype /Link /Rect [${x} ${y - 3} ${x + 140} ${y + 10}] /A << /S /URI /URI ${literal(url)} >> >>`,
      );
    return add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F 3 0 R >> >> /Contents ${content} 0 R /Annots [${links.join(' ')}] >>`,
    );
  });
  objects[1] = `<< /Type /Pages /Count ${kids.length} /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] >>`;
  let file = '%PDF-1.4\n';
  const offsets = objects.map((body, i) => {
    const offset = file.length;
    file += `${i + 1} 0 obj\n${body}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  const end = `trailer << /Size ${objects.length + 1} /Root 1 0 R /Info 4 0 R ${trailer} >>\nstartxref\n${file.length}\n%%EOF`;
  return new Uint8Array(Buffer.from(file + table + end, 'latin1'));
}

const word = fc.stringMatching(/^[A-Z][a-z]{3,9}$/);
const strings = (max: number) =>
  fc.array(word, { minLength: 1, maxLength: max }).map((all) => all.join(' '));
const month = fc.constantFrom('enero de 2015', 'marzo de 2018', 'octubre de 2020');
const person = fc.record({
  name: strings(2),
  headline: strings(5),
  place: word,
  summary: fc.oneof(fc.constant(''), strings(6)),
  companies: fc.array(
    fc.record({
      name: strings(3),
      roles: fc.array(
        fc.record({
          title: strings(3),
          from: month,
          to: fc.constant('Present'),
          place: fc.oneof(fc.constant(''), word),
          texts: fc.array(
            strings(5).map((text) => `${text}.`),
            { maxLength: 6 },
          ),
        }),
        { minLength: 1, maxLength: 4 },
      ),
    }),
    { maxLength: 5 },
  ),
  schools: fc.array(fc.record({ name: strings(3), degree: strings(3), from: month, to: month }), {
    maxLength: 3,
  }),
});

type Person = typeof person extends fc.Arbitrary<infer Value> ? Value : never;

/** The network's layout of a person in the main column. */
function layOut(person: Person): Text[][] {
  const pages: Text[][] = [[]];
  let y = 760;
  const write = (text: string, size: number, gap: number) => {
    y -= gap;
    if (y < 50) {
      pages.push([]);
      y = 731.7;
    }
    pages.at(-1)?.push({ text, size, y });
  };
  write(person.name, 26, 33.5);
  write(person.headline, 12, 21.2);
  write(person.place, 12, 15.4);
  if (person.summary) {
    write('Extracto', 15.75, 37.6);
    write(person.summary, 12, 25.5);
  }
  if (person.companies.length > 0) write('Experiencia', 15.75, 53.8);
  for (const { name, roles } of person.companies) {
    write(name, 12, 30.5);
    if (roles.length > 1) write('6 a\u00f1os 7 meses', 10.5, 16.5);
    for (const { title, from, to, place, texts } of roles) {
      write(title, 11.5, roles.length > 1 ? 21.3 : 16.1);
      write(`${from} - ${to} (2 a\u00f1os)`, 10.5, 14.5);
      if (place) write(place, 10.5, 14.7);
      for (const [i, text] of texts.entries()) write(`\u2022 ${text}`, 10.5, i === 0 ? 20.3 : 18);
    }
  }
  if (person.schools.length > 0) write('Educaci\u00f3n', 15.75, 57.2);
  for (const { name, degree, from, to } of person.schools) {
    write(name, 12, 25.5);
    write(`${degree} \u00b7 (${from} - ${to})`, 10.5, 17.6);
  }
  return pages;
}

test('a profile of any size gives back what was written, and nothing else', async () => {
  await fc.assert(
    fc.asyncProperty(person, async (written) => {
      const resume = (await readProfilePdf(writePdf(layOut(written)))) as Record<string, never>;
      expect(resume.basics).toMatchObject({
        name: written.name,
        label: written.headline,
        location: written.place,
        summary: written.summary || undefined,
      });
      expect(resume.work).toEqual(
        written.companies.flatMap(({ name, roles }) =>
          roles.map(({ title, from, to, place, texts }) => ({
            ...{ name, position: title, startDate: from, endDate: to },
            ...(place && { location: place }),
            summary: texts.map((text) => `\u2022 ${text}`).join('\n'),
          })),
        ),
      );
      expect(resume.education).toEqual(
        written.schools.map(({ name, degree, from, to }) => ({
          ...{ institution: name, studyType: degree, startDate: from, endDate: to },
        })),
      );
    }),
    { numRuns: 60 },
  );
});

/** The main column of a profile with one role, from a height on. */
const roleAt = (y: number): Text[] => [
  { text: 'Jo Doe', size: 26, y: 726.5 },
  { text: 'Experiencia', size: 15.75, y: 668 },
  { text: 'Acme', size: 12, y: y + 40 },
  { text: 'Nurse', size: 11.5, y: y + 24 },
  { text: 'enero de 2015 - marzo de 2018 (3 a\u00f1os)', size: 10.5, y },
];

test('the last line of a page arrives, and its number does not', async () => {
  const texts = [...roleAt(28.9), { text: 'Page 1 of 1', size: 9, y: 13.9 }];
  const { work } = await readProfilePdf(writePdf([texts]));
  expect(work).toMatchObject([{ position: 'Nurse', endDate: 'marzo de 2018', summary: '' }]);
});

test('paragraphs stay apart, and words that are wrapped at a hyphen are one', async () => {
  const line = (text: string, y: number) => ({ text, size: 10.5, y });
  const full = 'Worked on the tools of a team that writes software for hospitals with LLM-';
  const texts = [
    ...[...roleAt(400), line(full, 380), line('powered search', 362)],
    ...[line('Developer? Yes.', 344), line('» Fed the cat', 326), line('-Slept', 308)],
  ];
  expect(readResume(await readProfilePdf(writePdf([texts]))).roles).toMatchObject([
    { summary: `${full}powered search. Developer? Yes.`, highlights: ['Fed the cat', 'Slept'] },
  ]);
});

test('the sidebar has links with their labels, skills and languages', async () => {
  const aside = (text: string, y: number, size = 10.5, url?: string) => ({
    ...{ text, size, x: 21.6, y },
    ...(url && { url }),
  });
  const texts = [
    aside('Contactar', 737.6, 13),
    aside('www.acme.test (Company)', 713, 11, 'https://www.acme.test'),
    aside('sourdough.test (Personal)', 690, 11, 'https://sourdough.test/'),
    aside('Aptitudes principales', 655, 13),
    aside('Baking', 635),
    aside('Languages', 600, 13),
    aside('Dutch (Native)', 580),
    aside('Latin', 560),
  ];
  const resume = await readProfilePdf(writePdf([[...roleAt(600), ...texts]]));
  expect(resume).toMatchObject({
    skills: [{ name: 'Baking' }],
    languages: [{ language: 'Dutch', fluency: 'Native' }, { language: 'Latin' }],
  });
  const { profiles } = readResume(resume).owner;
  expect(profiles.map(({ label, url }) => [label, url])).toEqual([
    ['Company', 'https://www.acme.test/'],
    ['Personal', 'https://sourdough.test/'],
  ]);
});

const fixture = join(import.meta.dirname, '../test-content/resumes/profile-es.pdf');

test("the network's own file", async () => {
  const { basics, work, education, skills, certificates } = (await readProfilePdf(
    new Uint8Array(readFileSync(fixture)),
  )) as Record<string, Record<string, string>[]>;
  expect(basics).toMatchObject({ name: 'Rodrigo Fuentes', location: 'Chile' });
  expect(work?.map(({ name, position }) => `${position}, ${name}`)).toEqual([
    'Team Leader, Comercial Andina',
    'Jefe de sucursal, Automotriz del Sur',
    'Ejecutivo superior de ventas, Automotriz del Sur',
  ]);
  expect(work?.map(({ summary = '' }) => summary.split('\n').length)).toEqual([7, 6, 7]);
  expect(education?.map(({ endDate }) => endDate)).toEqual([
    'noviembre de 2018',
    'diciembre de 2011',
  ]);
  expect([skills?.length, certificates?.length]).toEqual([3, 5]);
});

const page: Text = { text: 'x', size: 12, y: 700 };

/** The password's checks of the standard handler, of some password. */
const check = `(${'A'.repeat(32)})`;
const encryption = `/ID [${check} ${check}] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O ${check} /U ${check} >>`;

test.each([
  [
    'has a password',
    writePdf([[page]], undefined, undefined, encryption),
    /is encrypted: save it without/,
  ],
  ['another program wrote', writePdf([[page]], 'Word'), /not the one that/],
  ['the network made of an article', writePdf([[page]], 'LinkedIn', 'Post'), /not the one that/],
  ['claims to be a profile and has no name', writePdf([[page]]), /has no name where/],
  ['has no text', writePdf([[]]), /has no name where/],
  ['is not one', new Uint8Array(Buffer.from('%PDF-1.7 nothing')), /is not a PDF that can be read/],
])('a PDF that %s is refused with the reason', async (_, bytes, reason) => {
  await expect(readProfilePdf(bytes)).rejects.toThrow(reason);
});
