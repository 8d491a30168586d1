import type { Post } from '#schema/posts.ts';

export const posts: Post[] = [
  {
    title: '三月の予測はなぜ外れたのか',
    excerpt: '夜のあいだだけ凍っていた一つのセンサーと、そのあとで測るようになったこと。',
    date: '2026-03-14',
    readTime: '6分で読めます',
    category: 'データ',
    link: null,
  },
];
