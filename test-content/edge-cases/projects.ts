import type { Project } from '#schema/projects.ts';

export const projects: Project[] = [
  {
    title: 'LLM Usage',
    description: 'It has a repository.',
    link: 'https://ada.dev/x',
    github: 'https://github.com/ada/engine',
    drawing: 'cost-curve',
  },
  {
    title: 'ChytBot',
    description: 'It has a picture.',
    link: 'https://ada.dev/x',
    github: null,
    picture: { file: 'screen.png', alt: 'A chat with "quotes"' },
  },
  {
    title: 'Pause It',
    description: 'It has a drawing of its own.',
    link: 'https://ada.dev/x',
    github: null,
    drawing: { main: 'M8 92L292 12', mark: { x: 292, y: 12 } },
  },
  {
    title: 'A fourth & <last> one',
    description: 'Plotted.',
    link: 'https://ada.dev/y',
    github: null,
  },
];
