import { absoluteAddress, addressedPages } from '../../app/pages.ts';
import { readingOrder } from '../../app/sections/experience/career-graph.ts';
import { careerStory, storyText } from '../../app/sections/experience/career-story.ts';
import type { Content } from '../content.ts';
import { markdownAddress, escapeMarkdown as text } from './escape.ts';

const link = (label: string, url: string) => `[${text(label)}](<${markdownAddress(url)}>)`;

/** The whole site as Markdown, for who reads it with a program (https://llmstxt.org). */
export function textVersion(content: Content): string {
  const { owner, projects, careerItems, careerConnections, topics, posts } = content;
  const roles = readingOrder(careerItems).map((index) => {
    const { title, company, period, duration, project } = careerItems[index] ?? careerItems[0] ?? {};
    const about = [title, company, period, duration].filter(Boolean).map((part) => text(part ?? ''));
    return `- ${about.join(', ')}: ${text(project ?? '')}. ${text(storyText(careerStory(index, careerItems, careerConnections)))}`;
  });
  const sections = [
    `# ${text(owner.name)}`,
    `> ${text(owner.tagline)}`,
    text(owner.pitch),
    [
      `- ${link('Book a quick 30-minute call with me', owner.booking)}`,
      `- Email: ${text(owner.email)}`,
      ...owner.profiles.map(({ label, url }) => `- ${link(label, url)}`),
      ...addressedPages.map(({ title, path }) => `- ${link(title, absoluteAddress(path))}`),
    ].join('\n'),
    '## Projects',
    projects
      .map(
        ({ title, description, link: url, github }) =>
          `- ${link(title, url)}: ${text(description)}${github ? ` ${link('Code', github)}` : ''}`,
      )
      .join('\n'),
    '## Professional Experience',
    roles.join('\n'),
    '## Writing About',
    topics.map((topic) => `- ${text(topic)}`).join('\n'),
    '## Blog',
    posts
      .map(
        ({ title, excerpt, date, readTime, category, link: url }) =>
          `- ${url ? link(title, url) : text(title)} (${[category, date, readTime].map(text).join(', ')}): ${text(excerpt)}`,
      )
      .join('\n'),
  ];
  return `${sections.filter(Boolean).join('\n\n')}\n`;
}
