import type { CareerConnection, CareerItem } from '#schema/career.ts';

type Role = [
  title: string,
  company: string,
  period: string,
  duration: string,
  project: string,
  level: number,
  rest: Pick<CareerItem, 'icon' | 'color'>,
];

const roles: Role[] = [
  [
    'Working Student',
    'Institut für Seeverkehr',
    '2009 to 2011',
    '2 years',
    'Tide tables as data',
    0,
    { icon: 'graduation-cap', color: 'ink' },
  ],
  [
    'Software Engineer',
    'Norddeutsche Hafenlogistik und Umschlagsgesellschaft AG & Co. KGaA',
    '2011 to 2013',
    '2 years 3 months',
    'Crane telemetry for four terminals',
    1,
    { icon: 'database', color: 'teal' },
  ],
  [
    'Co-Founder',
    'Kontor Eins',
    '2012 to 2014',
    '1 year 9 months',
    'Freight documents without paper',
    1,
    { icon: 'lightbulb', color: 'copper' },
  ],
  [
    'Senior Data Engineer',
    'Elbe Analytics GmbH',
    '2013 to 2015',
    '2 years 1 month',
    'Berth planning',
    2,
    { icon: 'trending-up', color: 'teal' },
  ],
  [
    'Principal Engineer, Data Platform',
    'Norddeutsche Hafenlogistik und Umschlagsgesellschaft AG & Co. KGaA',
    '2015 to 2018',
    '2 years 8 months',
    'One event log for every container',
    3,
    { icon: 'database', color: 'copper' },
  ],
  [
    'Maintainer',
    'pg_quiet, an open source project',
    '2016 to today',
    '10 years',
    'Vacuum that nobody notices',
    3,
    { icon: 'flame', color: 'ink' },
  ],
  [
    'Engineering Manager',
    'Baltic Line',
    '2018 to 2019',
    '1 year 4 months',
    'Three teams, one pager',
    4,
    { icon: 'briefcase', color: 'teal' },
  ],
  [
    'Head of Infrastructure',
    'Baltic Line',
    '2019 to 2021',
    '2 years',
    'Ships as edge nodes',
    5,
    { icon: 'briefcase', color: 'teal' },
  ],
  [
    'Chief Technology Officer',
    'Tidewatch',
    '2021 to 2023',
    '2 years 2 months',
    'Forecasts that captains trust',
    6,
    { icon: 'trending-up', color: 'copper' },
  ],
  [
    'Founder and Chief Executive',
    'Oyelaran Hafendaten UG (haftungsbeschränkt)',
    '2023 to today',
    '3 years',
    'Port data as a product',
    7,
    { color: 'copper' },
  ],
  [
    'Adviser',
    'Hafenbehörde',
    '2024 to today',
    '2 years',
    'Data room of the port',
    6,
    { icon: 'building', color: 'ink' },
  ],
  [
    'Visiting Lecturer',
    'Technische Universität',
    '2022 to today',
    '4 years',
    'Databases, from the disk up',
    4,
    { icon: 'graduation-cap', color: 'ink' },
  ],
];

/** The details of some roles. */
const details: Record<
  number,
  Pick<CareerItem, 'summary' | 'highlights' | 'place' | 'link' | 'skills'>
> = {
  1: { place: 'Hamburg' },
  6: {
    summary: 'Twenty-three people in three teams, who had been one team too long.',
    highlights: [
      'Cut the pages of a night from eleven to two.',
      'Hired four engineers, of whom three lead teams today.',
    ],
  },
  8: {
    place: 'Cuxhaven and remote',
    link: 'https://tidewatch.example.net/about',
    highlights: [
      'Brought the forecast from eleven seconds to forty milliseconds, with a model that fits on one page.',
      'Won the first two ports as customers, and kept both.',
      'Wrote the incident process that the pilots, who had never heard of one, asked to keep.',
      'Left a team of nine that has not rung since.',
    ],
    skills: ['Rust', 'PostgreSQL', 'Kalman filters', 'on-call rotas'],
  },
  9: {
    summary: 'Port data as a product, from a kitchen table to four terminals.',
    highlights: Array.from(
      { length: 12 },
      (_, i) =>
        `Sentence ${i + 1} of a long list that no screen shows whole, so that the sheet has to scroll by itself.`,
    ),
  },
};

/** Twelve roles on eight levels, with long names and without positions. */
export const careerItems: CareerItem[] = roles.map(
  ([title, company, period, duration, project, level, rest], i) => ({
    ...{ title, company, period, duration, project, level, type: 'work' },
    ...rest,
    ...details[i],
  }),
);

const paths = ['0-1', '0-2', '1-3', '2-3', '3-4', '3-5', '4-6', '6-7', '7-8', '8-9', '2-9', '5-11'];
export const careerConnections = [...paths, '4-10', '9-10'].map(
  (path) => path.split('-').map(Number) as CareerConnection,
);
