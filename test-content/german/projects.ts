import type { Project } from '#schema/projects.ts';

export const projects: Project[] = [
  {
    title: 'Wärmekarte',
    description: 'Zeigt jeder Gemeinde, welche ihrer Straßen sich für ein Wärmenetz eignen.',
    link: 'https://waermekarte.test',
    github: 'https://codeberg.org/muessigbrodt/waermekarte',
  },
  {
    title: 'Brotzeit',
    description: 'Rechnet Bäckereien vor, wie viele Brötchen morgen gekauft werden.',
    link: 'https://brotzeit.test',
    github: null,
  },
];
