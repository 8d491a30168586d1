import type { Project } from '#schema/projects.ts';

export const projects: Project[] = [
  {
    title: 'مرصد',
    description: 'يقيس استهلاك الخوادم ويقترح ما يمكن توفيره.',
    link: 'https://marsad.test',
    github: 'https://codeberg.org/haddad/marsad',
  },
  {
    title: 'دفتر',
    description: 'دفتر ملاحظات يعمل دون اتصال ويتزامن حين يعود.',
    link: 'https://daftar.test',
    github: null,
  },
  {
    title: 'قافلة',
    description: 'تنسق الشحنات الصغيرة بين المدن.',
    link: 'https://qafila.test',
    github: null,
  },
];
