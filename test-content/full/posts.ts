import type { Post } from '#schema/posts.ts';

const at = 'https://notes.oyelaran-brueckner.dev';

type Row = [title: string, excerpt: string, date: string, category: string, link: string | null];

const rows: Row[] = [
  [
    'A database on a crane',
    'What forty metres of height and two minutes of network a day do to a replication protocol.',
    '2026-10-02',
    'Database',
    `${at}/crane`,
  ],
  [
    'Vorratsdatenspeicherungsgesetzgebungsverfahren',
    'A word of its own, and what it means for who keeps logs.',
    '2026-08-17',
    'Hafenlogistikumschlagsgesellschaftsverwaltungssoftwarekategorie',
    null,
  ],
  [
    'The invoice that paid for itself',
    'Pricing a product for customers who buy once in ten years.',
    '2026-05-04',
    'Entrepreneurship',
    `${at}/invoice`,
  ],
  [
    'Vacuum, quietly',
    'How pg_quiet decides when nobody looks.',
    '2026-02-11',
    'Database',
    `${at}/vacuum`,
  ],
  [
    'Ships are edge nodes',
    'They leave, come back with other clocks, and expect to be believed.',
    '2025-11-30',
    'Development',
    `${at}/ships`,
  ],
  ['Three teams, one pager', 'On call without heroes.', '2025-07-08', 'Technology', null],
  [
    'هل تحتاج السفن إلى قواعد بيانات؟',
    'نعم، وهذا ما تعلمته عن ذلك في الميناء.',
    '2025-03-21',
    'Database',
    null,
  ],
  [
    'Forecasts that captains trust',
    'Say how sure you are, and be right about that.',
    '2024-12-01',
    'Technology',
    `${at}/forecasts`,
  ],
];

/** Nine posts, of which five have a link. Of the last, only title and month are known. */
export const posts: Post[] = [
  ...rows.map(([title, excerpt, date, category, link]) => ({
    ...{ title, excerpt, date, readTime: '7 min read', category, link },
  })),
  { title: 'What I would not build again', date: '2024-06' },
];
