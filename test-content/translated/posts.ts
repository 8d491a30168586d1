import type { Post } from '#schema/posts.ts';

/** Articles on other sites. The site has a blog if there are any here or in content/articles. */
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
  {
    title: 'What a token actually costs in production',
    excerpt:
      'The price list is the smallest part of the bill. I traced one feature from prompt to invoice and found that caching, retries and evaluation runs cost more than the answers.',
    date: '2026-07-02',
    readTime: '11 min read',
    category: 'Technology',
    link: null,
  },
  {
    title: 'Selling software to people who dig holes',
    excerpt:
      'A mine manager asks one question: what does an hour of downtime cost me? Notes on pricing, pilots and trust from an engineer who had to learn to sell.',
    date: '2026-04-21',
    readTime: '6 min read',
    category: 'Entrepreneurship',
    link: null,
  },
  {
    title: 'Reading a query plan like a map',
    excerpt:
      'Estimated rows are the contour lines of a plan: where they bunch up, the climb is steep. A way to find the one bad estimate in a plan of forty nodes.',
    date: '2026-01-30',
    readTime: '9 min read',
    category: 'Database',
    link: null,
  },
];
