import type { Project } from '#schema/projects.ts';

/** The products, in the order in which they are shown. */
export const projects: Project[] = [
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
];
