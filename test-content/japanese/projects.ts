import type { Project } from '#schema/projects.ts';

export const projects: Project[] = [
  {
    title: '水位だより',
    description: '川の水位を六時間先まで知らせます。流域の町役場が毎朝いちばんに開く画面です。',
    link: 'https://suii.test',
    github: null,
  },
  {
    title: 'パン日和',
    description: '明日いくつのパンが売れるかを、前の日の夕方にパン屋さんへ伝えます。',
    link: 'https://pan.test',
    github: null,
  },
];
