import type { Post } from '#schema/posts.ts';

export const posts: Post[] = [
  {
    title: 'كيف توقفت الفواتير أحد عشر دقيقة',
    excerpt: 'ثلاث خدمات ومهلة ناقصة، وما تعلمناه منها.',
    date: '2026-09-14',
    readTime: '8 دقائق',
    category: 'تطوير',
    link: 'https://haddad.test/fawatir',
  },
  {
    title: 'كلفة الرمز الواحد',
    excerpt: 'قائمة الأسعار أصغر ما في الفاتورة.',
    date: '2026-05-02',
    readTime: '5 دقائق',
    category: 'بيانات',
    link: null,
  },
];
