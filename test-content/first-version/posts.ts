/** An article in the blog's index. An empty list makes the blog say that there are no articles yet. */
export type Post = {
  /** Required; must differ from every other article's title. */
  title: string;
  /** Two sentences at most: what a reader takes away. Required. */
  excerpt: string;
  /** Day of publication, as YYYY-MM-DD. Required. */
  date: string;
  /** As it should read ('6 min read'). Required. */
  readTime: string;
  /** Where it is filed. Required. */
  category: PostCategory;
  /** Where the article can be read (https); null or left out, the card leads nowhere. */
  link?: string | null;
};

type PostCategory = 'Development' | 'Technology' | 'Entrepreneurship' | 'Database';

export const posts: Post[] = [
  {
    title: 'The retry that took down billing',
    excerpt:
      'Three services, one missing jitter, and eleven minutes of doubled invoices. How to budget retries so that a slow dependency stays slow and does not become an outage.',
    date: '2026-09-14',
    readTime: '8 min read',
    category: 'Development',
    link: null,
  },
];
