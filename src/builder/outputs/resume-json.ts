import { portrait } from '#model/home-pictures.data.ts';
import { profileLabel } from '#model/profile-label.ts';
import { publishedFiles } from '#model/published-files.ts';
import type { CareerItem } from '#schema/career.ts';
import type { Content } from '#schema/content.ts';
import * as content from '#schema/content.ts';
import type { ProjectFields } from '#schema/projects.ts';
import { readingOrder } from '#schema/role-order.ts';
import { repeatsLine } from '#schema/role-texts.ts';
import { absoluteUrl } from '#schema/urls.ts';
import type { Output } from './output.ts';

type PublishedFields = ProjectFields<
  'title' | 'description' | 'link' | 'github' | 'links' | 'start' | 'end' | 'highlights' | 'skills',
  'drawing' | 'picture'
>;

/** The content as JSON Resume (https://jsonresume.org/schema), for recruiters' tools. */
export function resume({ words, articleWords: _, palette: __, ...facts }: Content): object {
  const { owner, projects, careerItems, topics, posts } = facts;
  const { order: ___, work: otherWork = [], ...lists } = facts.resume;
  const workEntry = (item: CareerItem) => {
    const { title, company, project, start, end, period, duration, place, link } = item;
    const { summary, highlights = [], skills } = item;
    // The schema has no field for periods in words.
    const time = [period, duration].filter(Boolean).join(words.comma);
    return {
      name: company,
      position: title,
      url: link,
      location: place,
      startDate: start,
      endDate: end,
      summary: [start ? '' : time, summary].filter(Boolean).join('. ') || undefined,
      highlights: [...(repeatsLine(item) ? [] : [project]), ...highlights].filter(Boolean),
      keywords: skills,
    };
  };
  return JSON.parse(
    JSON.stringify({
      $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
      basics: {
        name: owner.name,
        label: owner.tagline,
        email: owner.email,
        image: portrait && absoluteUrl(portrait.encoded.src),
        phone: owner.phone,
        url: absoluteUrl('/'),
        summary: [owner.pitch, owner.about].filter(Boolean).join(' '),
        location: owner.location,
        profiles: owner.profiles.map((profile) => ({
          network: profileLabel(profile),
          url: profile.url,
        })),
      },
      work: [
        ...readingOrder(careerItems).flatMap((index) => {
          const item = careerItems[index];
          return item ? [workEntry(item)] : [];
        }),
        ...otherWork,
      ],
      projects: projects.map(({ highlights = [], ...project }: PublishedFields) => ({
        name: project.title,
        description: project.description,
        url: project.link ?? undefined,
        highlights: [
          ...highlights,
          ...(project.github ? [`${words.projects.code}: ${project.github}`] : []),
        ],
        links: project.links,
        keywords: project.skills,
        startDate: project.start,
        endDate: project.end,
      })),
      ...lists,
      interests: [
        ...(lists.interests ?? []),
        ...topics
          .filter((topic) => !lists.interests?.some(({ name }) => name === topic))
          .map((name) => ({ name })),
      ],
      publications: [
        ...(lists.publications ?? []),
        ...posts.map(({ title, excerpt, date, link }) => ({
          name: title,
          releaseDate: date,
          summary: excerpt,
          url: link ?? undefined,
        })),
      ],
    }),
  );
}

export const resumeJson: Output = () => [
  [publishedFiles.resume, () => `${JSON.stringify(resume(content), null, 2)}\n`],
];
