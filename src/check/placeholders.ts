/**
 * Placeholders for facts that only the owner knows. `npm run import` writes them, and the check
 * reports them.
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
  url: 'https://example.com/',
} as const;

/** The shipped pitch, description, titles of projects and posts, and project lines of roles. */
export const shippedNames = [
  'I built observability, databases and data platforms before I founded a mining and energy company. Now I help startups and businesses build scalable software that keeps working.',
  'Entrepreneur and engineer. I help startups and businesses build software that scales: data platforms, infrastructure and products people pay for.',
  'LLM Usage',
  'ChytBot',
  'Pause It',
  'Observability Platform',
  'Atlas Database',
  'Game Analytics Platform',
  'Volunteer Grocery',
  'Revenue Generation',
  'Infrastructure Platform',
  'Project Catalyst',
  'Mining and Energy',
  'The retry that took down billing',
  'What a token actually costs in production',
  'Selling software to people who dig holes',
  'Reading a query plan like a map',
];
