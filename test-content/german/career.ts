import type { CareerConnection, CareerItem } from '#schema/career.ts';

const work = { period: '', duration: '', type: 'work' } as const;

export const careerItems: CareerItem[] = [
  {
    ...work,
    title: 'Werkstudentin',
    company: 'Hafenbehörde',
    project: 'Liegeplatzplanung',
    icon: 'graduation-cap',
    color: 'ink',
    start: '2009-04',
    end: '2012-03',
    level: 0,
  },
  {
    ...work,
    title: 'Softwareentwicklerin',
    company: 'Norddeutsche Hafenlogistik und Umschlagsgesellschaft AG & Co. KGaA',
    project: 'Containerverfolgung',
    icon: 'database',
    color: 'teal',
    start: '2012-05',
    end: '2015-12',
    level: 1,
  },
  {
    ...work,
    title: 'Freie Beraterin',
    company: 'Auf eigene Rechnung',
    project: 'Lagerverwaltung für Bäckereien',
    icon: 'lightbulb',
    color: 'copper',
    start: '2014-01',
    end: '2018-06',
    level: 1,
  },
  {
    ...work,
    title: 'Leiterin der Datenabteilung',
    company: 'Windkraftbetreiber',
    project: 'Ertragsvorhersage',
    icon: 'trending-up',
    color: 'copper',
    place: 'Husum',
    summary:
      'Vierzig Parks, ein Modell, und jeden Morgen um fünf eine Zahl, auf die gehandelt wird.',
    highlights: ['Den Fehler der Vorhersage halbiert.', 'Aus zwei Abteilungen eine gemacht.'],
    skills: ['Python', 'PostgreSQL'],
    start: '2016-02',
    end: '2021-08',
    level: 2,
  },
  {
    ...work,
    title: 'Gründerin und Geschäftsführerin',
    company: 'Wärmenetz GmbH',
    project: 'Fernwärme auf Abruf',
    icon: 'flame',
    color: 'copper',
    start: '2021-09',
    level: 3,
  },
];

export const careerConnections: CareerConnection[] = [
  [0, 1],
  [0, 2],
  [1, 3],
  [2, 4],
  [3, 4],
];
