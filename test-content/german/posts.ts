import type { Post } from '#schema/posts.ts';

export const posts: Post[] = [
  {
    title: 'Warum unsere Vorhersage im März falsch lag',
    excerpt: 'Ein Sensor, der nachts einfror, und was wir seitdem messen.',
    date: '2026-03-14',
    readTime: '6 Minuten',
    category: 'Daten',
    link: 'https://blog.muessigbrodt.test/maerz',
  },
  {
    title: 'Fernwärme für Softwareleute',
    excerpt: 'Rohre sind auch nur Leitungen mit Verzögerung.',
    date: '2025-12-01',
    readTime: '9 Minuten',
    category: 'Energie',
    link: null,
  },
];
