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

/** The titles of the shipped projects and posts, and the project lines of the shipped roles. */
export const shippedNames = [
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
