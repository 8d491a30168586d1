import type { Resume } from '#schema/resume.ts';

/** Every part, with long lines. */
export const resume: Resume = {
  education: [
    {
      institution: 'Technische Universität Hamburg-Harburg',
      area: 'Informatik-Ingenieurwesen',
      studyType: 'Diplom',
      startDate: '2006-10',
      endDate: '2011-09',
      score: '1.3, with distinction',
      location: 'Hamburg',
      courses: ['Tidal Models', 'Databases', 'Control Theory'],
      summary: 'Thesis: replication over links that vanish with the tide.',
    },
    {
      institution: 'Open University',
      startDate: '2016',
      period: 'Evenings of 2016',
      area: 'Maritime Law',
    },
  ],
  skills: [
    {
      name: 'Databases',
      keywords: ['PostgreSQL', 'SQLite', 'ClickHouse', 'query planning', 'replication'],
      level: 'Expert',
    },
    { name: 'Languages', keywords: ['Rust', 'Go', 'SQL', 'TypeScript'] },
    { name: 'Hafenlogistikumschlagsgesellschaftsverwaltungssoftware' },
  ],
  languages: [
    { language: 'German', fluency: 'Native speaker' },
    { language: 'English', fluency: 'Fluent' },
    { language: 'العربية', fluency: 'Enough for a harbour' },
  ],
  certificates: [
    {
      name: 'Radio operator, short range',
      date: '2012-05-04',
      issuer: 'Bundesamt für Seeschifffahrt',
      url: 'https://example.net/src',
    },
  ],
  publications: [
    {
      name: 'Replication across the tide',
      publisher: 'Proceedings of a conference with a long name on Very Small Databases',
      releaseDate: '2018-06',
      url: 'https://example.net/tide',
      summary: 'What two minutes of network a day do to a protocol.',
    },
  ],
  talks: [
    {
      name: 'A database on a crane',
      event: 'FOSDEM',
      date: '2024-02-03',
      url: 'https://example.net/talk',
    },
  ],
  awards: [
    {
      title: 'Harbour Prize',
      date: '2019',
      awarder: 'Port of Hamburg',
      summary: 'For the berth planner.',
    },
  ],
  volunteer: [
    {
      organization: 'Seenotretter',
      position: 'Boatswain',
      startDate: '2014-03',
      endDate: 'present',
      highlights: ['Forty missions.', 'Taught navigation to twenty beginners.'],
    },
  ],
  interests: [{ name: 'Sailing', keywords: ['dinghies', 'night passages'] }, { name: 'Maps' }],
  references: [
    {
      name: 'Harbour master of Cuxhaven',
      reference: 'The one engineer who came at two in the morning, and was right.',
    },
  ],
};
