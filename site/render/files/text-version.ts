import { routedPages } from '#app/pages.ts';
import { careerStory, storyText } from '#app/sections/experience/career-story.ts';
import { type Article, articles, caseStudies, standalonePages } from '#model/articles/articles.ts';
import { withTime } from '#model/career/career-time.ts';
import { profileLabel } from '#model/profile-label.ts';
import { resumeLink, resumePath } from '#model/resume/resume.ts';
import { type ResumeItem, resumeParts } from '#model/resume/resume-parts.ts';
import { hasBlog, shownSections } from '#model/shown-sections.ts';
import { readingOrder } from '#schema/career-graph.ts';
import type { Content } from '#schema/content.ts';
import { words } from '#schema/content.ts';
import { articleBody } from '#schema/front-matter.ts';
import { language } from '#schema/language.ts';
import type { ProjectFields } from '#schema/projects.ts';
import { absoluteUrl, contactLink } from '#schema/urls.ts';
import { readablePeriod } from '../resume/resume-time.tsx';
import { markdownAddress, escapeMarkdown as text } from './escape.ts';

const link = (label: string, url: string) => `[${text(label)}](<${markdownAddress(url)}>)`;

type ListedFields = ProjectFields<
  'title' | 'description' | 'link' | 'github' | 'links',
  'highlights' | 'skills' | 'start' | 'end' | 'drawing' | 'picture'
>;

/** The whole site as Markdown, for programs (https://llmstxt.org). */
export function textVersion(content: Content): string {
  const { owner, projects, careerConnections, topics, posts, words } = content;
  const careerItems = content.careerItems.map((item) => withTime(item, language, words.experience));
  const roles = readingOrder(careerItems).map((index) => {
    const { title, company, period, duration, project } =
      careerItems[index] ?? careerItems[0] ?? {};
    const about = [title, company, period, duration]
      .filter(Boolean)
      .map((part) => text(part ?? ''));
    return `- ${about.join(words.comma)}: ${project ? `${text(project)}. ` : ''}${text(storyText(careerStory(index, careerItems, careerConnections, words)))}`;
  });
  const sections = [
    `# ${text(owner.name)}`,
    `> ${text(owner.tagline)}`,
    text(owner.pitch),
    owner.availability && text(owner.availability),
    [
      `- ${link(contactLink.label, contactLink.href)}`,
      `- ${text(words.email)}: ${text(owner.email)}`,
      ...owner.profiles.map((profile) => `- ${link(profileLabel(profile), profile.url)}`),
      ...routedPages.map(({ title, path }) => `- ${link(title, absoluteUrl(path))}`),
      ...(resumeLink
        ? [`- ${link(words.title(words.resume.page, owner.name), absoluteUrl(resumePath))}`]
        : []),
    ].join('\n'),
    projects.length > 0 && `## ${text(words.pages.projects)}`,
    projects
      .map(({ title, description, link: url, github, links = [] }: ListedFields) =>
        [
          `- ${url ? link(title, url) : text(title)}: ${text(description)}`,
          ...(github ? [link(words.projects.code, github)] : []),
          ...links.map((other) => link(other.label, other.url)),
        ].join(' '),
      )
      .join('\n'),
    articleList(caseStudies),
    shownSections.includes('testimonials') && `## ${text(words.testimonials)}`,
    shownSections.includes('testimonials') &&
      owner.testimonials
        ?.map(
          ({ text: said, name, role }) =>
            `- ${[name, role]
              .filter((part) => part !== undefined)
              .map(text)
              .join(words.comma)}: ${text(said)}`,
        )
        .join('\n'),
    `## ${text(words.experience.heading)}`,
    roles.join('\n'),
    ...resumeSections(content),
    hasBlog && topics.length > 0 && `## ${text(words.writing)}`,
    hasBlog && topics.map((topic) => `- ${text(topic)}`).join('\n'),
    hasBlog && `## ${text(words.pages.blog)}`,
    articleList(articles),
    posts
      .map(
        ({ title, excerpt, date, readTime, category, link: url }) =>
          `- ${url ? link(title, url) : text(title)} (${[category, date, readTime].map(text).join(words.comma)}): ${text(excerpt)}`,
      )
      .join('\n'),
    articleList(standalonePages),
  ];
  return `${sections.filter(Boolean).join('\n\n')}\n`;
}

/** The resume's parts, if there is a resume page. */
const resumeSections = (content: Content): string[] =>
  resumeLink
    ? resumeParts(content).map(({ part, items }) =>
        [
          `## ${text(`${words.resume.page}: ${words.resume.parts[part]}`)}`,
          '',
          ...items.map((item) => plainItem(item, content)),
        ].join('\n'),
      )
    : [];

function plainItem(item: ResumeItem, { words: { comma } }: Content): string {
  if ('quote' in item) return `- ${text(item.name)}: ${text(item.quote)}`;
  if (!('title' in item))
    return `- ${[item.name, item.rest.join(comma)].filter(Boolean).map(text).join(': ')}`;
  const { title, by, place, url, texts = [], highlights = [], skills = [], links = [] } = item;
  const about = [by, place, readablePeriod(item)].flatMap((part) => (part ? [text(part)] : []));
  const rest = [
    ...texts,
    ...highlights,
    skills.length > 0 ? `${words.resume.used} ${skills.join(comma)}` : '',
  ];
  return [
    `- ${[url ? link(title, url) : text(title), ...about].join(comma)}`,
    ...rest.filter(Boolean).map((line) => `  - ${text(line)}`),
    ...links.map((other) => `  - ${link(other.label, other.url)}`),
  ].join('\n');
}

/** Articles with the URLs of their plain texts. */
const articleList = (listed: Article[]) =>
  listed
    .map(
      ({ title, excerpt, path }) =>
        `- ${link(title, absoluteUrl(`${path}.md`))}${excerpt ? `: ${text(excerpt)}` : ''}`,
    )
    .join('\n');

/** An article's source, with its title in place of its front matter. */
export const plainArticle = ({ title, excerpt, path, text: source }: Article) =>
  `# ${text(title)}\n\n${excerpt ? `> ${text(excerpt)}\n\n` : ''}<${absoluteUrl(path)}>\n\n${articleBody(source).trim()}\n`;
