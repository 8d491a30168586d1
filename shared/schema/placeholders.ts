/**
 * Placeholders for facts that only the owner knows: `npm run import` writes them, the check reports
 * them.
 */
export const placeholders = {
  name: 'Your Name',
  tagline: 'What You Are',
  pitch: 'What you do, and for whom.',
  title: 'What you were',
  company: 'Where you were',
  project: 'What you built there',
  projectTitle: 'Your Project',
  description: 'What it does, and for whom.',
  topic: 'Your Topic',
  email: 'you@example.com',
  site: 'https://example.com',
  address: 'https://example.com/',
} as const;
