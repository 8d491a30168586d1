import type { Project } from '#schema/projects.ts';

/** The products, in the order in which they are shown. */
export const projects: Project[] = [
  {
    title: 'LLM Usage',
    description:
      'A tool to stop AI API bills from surprising developers. See what each key, model and day costs before the invoice arrives.',
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
      'Automatically pauses music for videos. It waits for the video to end and picks the song up where it stopped.',
    link: 'https://example.com/pause-it',
    github: null,
    drawing: 'waveform',
  },
];
