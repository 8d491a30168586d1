import type { Project } from '#schema/projects.ts';

const at = 'https://oyelaran-brueckner.dev/work';

/** Seven projects: pictures of every ratio, a repository, a custom drawing, one long word. */
export const projects: Project[] = [
  {
    title: 'Tidewatch',
    description:
      'Water levels for the next twelve hours, for who has to decide tonight whether a ship may come in.',
    link: 'https://tidewatch.example.net/harbour/forecast',
    github: null,
    picture: { file: 'portrait.jpg', alt: 'A curve that rises and falls twice' },
  },
  {
    title: 'pg_quiet',
    description:
      'Vacuum for databases that never sleep: it watches the load and works when nobody looks.',
    link: `${at}/pg-quiet`,
    github: 'https://github.com/oyelaran/pg_quiet',
    links: [
      { label: 'Talk', url: 'https://talks.example.net/pg-quiet' },
      { label: 'Benchmarks', url: 'https://oyelaran-brueckner.dev/pg-quiet/benchmarks' },
      { label: 'Package', url: 'https://packages.example.net/pg_quiet' },
      { label: 'Manual', url: 'https://oyelaran-brueckner.dev/pg-quiet/manual' },
    ],
  },
  {
    title: 'Hafenlogistikumschlagsgesellschaftsverwaltungssoftware',
    description: 'The name is the specification.',
    link: `${at}/verwaltung`,
    github: null,
    picture: { file: 'panorama.png', alt: '' },
  },
  {
    title: 'Kontor',
    description: 'Freight documents without paper, from booking to customs.',
    link: `${at}/kontor`,
    github: null,
    drawing: 'answer',
  },
  {
    title: 'Berth',
    description: 'Which ship lies where and for how long: a plan that survives the first delay.',
    link: `${at}/berth`,
    github: 'https://github.com/oyelaran/berth',
    picture: { file: 'small.png', alt: 'A small plan' },
  },
  {
    title: 'Lotse',
    description: 'A search over forty years of harbour regulations, in three languages.',
    link: `${at}/lotse`,
    github: null,
  },
  { title: 'Seven', description: 'The last one stands alone.', link: `${at}/seven`, github: null },
];
