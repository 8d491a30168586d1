/**
 * The content that the tests expect: what the project first came with, placeholders included. app/content is its
 * owner's, who may change it without changing a test.
 */
import type { Content } from '../app/content-rules.ts';

const work = { period: '', duration: '', type: 'work' } as const;

export const testContent: Content = {
  owner: {
    name: 'Your Name',
    tagline: 'Entrepreneur and Engineer',
    pitch:
      'I help startups and established businesses turn a promising idea into scalable software that keeps working as it grows: data platforms, infrastructure, and products people pay for.',
    description:
      'Entrepreneur and engineer. I help startups and businesses build software that scales: data platforms, infrastructure and products people pay for.',
    email: 'you@example.com',
    site: 'https://example.com',
    booking: 'https://example.com/book-a-call',
    profiles: [
      { kind: 'code', label: 'Code-hosting profile', url: 'https://example.com/code-profile' },
      { kind: 'network', label: 'Professional-network profile', url: 'https://example.com/network-profile' },
    ],
    security: 'mailto:you@example.com',
  },
  projects: [
    {
      title: 'LLM Usage',
      description:
        'A tool to stop AI API bills from surprising developers. See spend per key, per model and per day before the invoice does.',
      link: 'https://example.com/llm-usage',
      github: null,
      drawing: 'cost-curve',
    },
    {
      title: 'ChytBot',
      description:
        'An AI assistant for business websites that answers from your own pages and hands over to a person when it should.',
      link: 'https://example.com/chytbot',
      github: null,
      drawing: 'answer',
    },
    {
      title: 'Pause It',
      description:
        'Automatically pauses music for videos. It stops your music the moment a video starts and picks it up again when the video ends.',
      link: 'https://example.com/pause-it',
      github: null,
      drawing: 'waveform',
    },
  ],
  careerItems: [
    {
      ...work,
      title: 'Software Engineer',
      company: 'A database company',
      project: 'Observability Platform',
      icon: 'database',
      color: 'teal',
      level: 0,
      x: 42,
      y: 91,
    },
    {
      ...work,
      title: 'Software Engineer',
      company: 'A database vendor',
      project: 'Atlas Database',
      icon: 'database',
      color: 'copper',
      level: 1,
      x: 16,
      y: 71,
    },
    {
      ...work,
      title: 'Software Engineer',
      company: 'A game analytics firm',
      project: 'Game Analytics Platform',
      icon: 'trending-up',
      color: 'copper',
      level: 1,
      x: 50,
      y: 69,
    },
    {
      ...work,
      title: 'Co-Founder',
      company: 'Vogro',
      project: 'Volunteer Grocery',
      icon: 'lightbulb',
      color: 'copper',
      level: 1,
      x: 84,
      y: 72,
    },
    {
      ...work,
      title: 'Data Engineer',
      company: 'A monitoring company',
      project: 'Revenue Generation',
      icon: 'trending-up',
      color: 'ink',
      level: 2,
      x: 37,
      y: 49,
    },
    {
      ...work,
      title: 'Software Engineer',
      company: 'A work-management company',
      project: 'Infrastructure Platform',
      icon: 'building',
      color: 'teal',
      level: 3,
      x: 62,
      y: 30,
    },
    {
      ...work,
      title: 'Software Engineer II',
      company: 'A marketing platform company',
      project: 'Project Catalyst',
      icon: 'briefcase',
      color: 'copper',
      level: 4,
      x: 27,
      y: 10,
    },
    {
      ...work,
      title: 'Founder',
      company: 'A mining and energy company',
      project: 'Mining and Energy',
      icon: 'flame',
      color: 'copper',
      level: 4,
      x: 77,
      y: 9,
    },
  ],
  careerConnections: [
    [0, 1],
    [0, 2],
    [0, 3],
    [1, 4],
    [2, 4],
    [3, 4],
    [4, 5],
    [5, 6],
    [5, 7],
  ],
  topics: [
    'Technology and Engineering',
    'Entrepreneurship',
    'Mining and Energy',
    'Artificial Intelligence',
    'Machine Learning',
    'DevOps & Tools',
  ],
  posts: [
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
  ],
};
