import { routedPages } from '#app/pages.ts';
import { careerStory, storyText } from '#app/sections/experience/career-story.ts';
import { type Article, articles, caseStudies, standalonePages } from '#model/articles/articles.ts';
import { claimsLevels } from '#model/career/career.ts';
import { withTime } from '#model/career/career-time.ts';
import { profileLabel } from '#model/profile-label.ts';
import { resumeLink, resumePath } from '#model/resume/resume.ts';
import { type ResumeItem, resumeParts } from '#model/resume/resume-parts.ts';
import { hasBlog, visibleSections } from '#model/visible-sections.ts';
import { readingOrder } from '#schema/career-graph.ts';
import type { Content } from '#schema/content.ts';
import { words } from '#schema/content.ts';
import { articleBody } from '#schema/front-matter.ts';
import { language } from '#schema/language.ts';
import type { ProjectFields } from '#schema/projects.ts';
import { absoluteUrl, contactLink } from '#schema/urls.ts';
import { readablePeriod } from '../resume/resume-time.tsx';
import { escapeMarkdown, markdownAddress } from './escape.ts';

const link = (label: string, url: string) =>
  `[${escapeMarkdown(label)}](<${markdownAddress(url)}>)`;

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
      .map((part) => escapeMarkdown(part ?? ''));
    return `- ${about.join(words.comma)}: ${project ? `${escapeMarkdown(project)}. ` : ''}${escapeMarkdown(storyText(careerStory(index, careerItems, careerConnections, words, claimsLevels)))}`;
  });
  const sections = [
    `# ${escapeMarkdown(owner.name)}`,
    `> ${escapeMarkdown(owner.tagline)}`,
    escapeMarkdown(owner.pitch),
    owner.availability && escapeMarkdown(owner.availability),
    [
      `- ${link(contactLink.label, contactLink.href)}`,
      `- ${escapeMarkdown(words.email)}: ${escapeMarkdown(owner.email)}`,
      ...owner.profiles.map((profile) => `- ${link(profileLabel(profile), profile.url)}`),
      ...routedPages.map(({ title, path }) => `- ${link(title, absoluteUrl(path))}`),
      ...(resumeLink
        ? [`- ${link(words.title(words.resume.page, owner.name), absoluteUrl(resumePath))}`]
        : []),
    ].join('\n'),
    projects.length > 0 && `## ${escapeMarkdown(words.pages.projects)}`,
    projects
      .map(({ title, description, link: url, github, links = [] }: ListedFields) =>
        [
          `- ${url ? link(title, url) : escapeMarkdown(title)}: ${escapeMarkdown(description)}`,
          ...(github ? [link(words.projects.code, github)] : []),
          ...links.map((other) => link(other.label, other.url)),
        ].join(' '),
      )
      .join('\n'),
    articleList(caseStudies),
    visibleSections.includes('testimonials') && `## ${escapeMarkdown(words.testimonials)}`,
    visibleSections.includes('testimonials') &&
      owner.testimonials
        ?.map(
          ({ text: said, name, role }) =>
            `- ${[name, role]
              .filter((part) => part !== undefined)
              .map(escapeMarkdown)
              .join(words.comma)}: ${escapeMarkdown(said)}`,
        )
        .join('\n'),
    `## ${escapeMarkdown(words.experience.heading)}`,
    roles.join('\n'),
    ...resumeSections(content),
    hasBlog && topics.length > 0 && `## ${escapeMarkdown(words.writing)}`,
    hasBlog && topics.map((topic) => `- ${escapeMarkdown(topic)}`).join('\n'),
    hasBlog && `## ${escapeMarkdown(words.pages.blog)}`,
    articleList(articles),
    posts
      .map(
        ({ title, excerpt, date, readTime, category, link: url }) =>
          `- ${url ? link(title, url) : escapeMarkdown(title)} (${[category, date, readTime].map(escapeMarkdown).join(words.comma)}): ${escapeMarkdown(excerpt)}`,
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
          `## ${escapeMarkdown(`${words.resume.page}: ${words.resume.parts[part]}`)}`,
          '',
          ...items.map((item) => plainItem(item, content)),
        ].join('\n'),
      )
    : [];

function plainItem(item: ResumeItem, { words: { comma } }: Content): string {
  if ('quote' in item) return `- ${escapeMarkdown(item.name)}: ${escapeMarkdown(item.quote)}`;
  if (!('title' in item))
    return `- ${[item.name, item.rest.join(comma)].filter(Boolean).map(escapeMarkdown).join(': ')}`;
  const { title, by, place, url, texts = [], highlights = [], skills = [], links = [] } = item;
  const about = [by, place, readablePeriod(item)].flatMap((part) =>
    part ? [escapeMarkdown(part)] : [],
  );
  const rest = [
    ...texts,
    ...highlights,
    skills.length > 0 ? `${words.resume.used} ${skills.join(comma)}` : '',
  ];
  return [
    `- ${[url ? link(title, url) : escapeMarkdown(title), ...about].join(comma)}`,
    ...rest.filter(Boolean).map((line) => `  - ${escapeMarkdown(line)}`),
    ...links.map((other) => `  - ${link(other.label, other.url)}`),
  ].join('\n');
}

/** Articles with the URLs of their plain texts. */
const articleList = (listed: Article[]) =>
  listed
    .map(
      ({ title, excerpt, path }) =>
        `- ${link(title, absoluteUrl(`${path}.md`))}${excerpt ? `: ${escapeMarkdown(excerpt)}` : ''}`,
    )
    .join('\n');

/** An article's source, with its title in place of its front matter. */
export const plainArticle = ({ title, excerpt, path, text: source }: Article) =>
  `# ${escapeMarkdown(title)}\n\n${excerpt ? `> ${escapeMarkdown(excerpt)}\n\n` : ''}<${absoluteUrl(path)}>\n\n${articleBody(source).trim()}\n`;
