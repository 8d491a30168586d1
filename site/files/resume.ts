import { readingOrder } from '../../app/sections/experience/career-graph.ts';
import type { Content } from '../content.ts';

/** The content as JSON Resume (https://jsonresume.org/schema), for the tools of recruiters. */
export function resume({ owner, projects, careerItems, topics, posts, words }: Content): object {
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: {
      name: owner.name,
      label: owner.tagline,
      email: owner.email,
      url: owner.site,
      summary: owner.pitch,
      profiles: owner.profiles.map(({ label, url }) => ({ network: label, url })),
    },
    work: readingOrder(careerItems)
      .flatMap((index) => careerItems[index] ?? [])
      .map(({ title, company, project, start, end, period, duration }) => ({
        name: company,
        position: title,
        // Where the content has its dates in words alone, the schema has no place for them.
        ...(start
          ? { startDate: start, endDate: end }
          : { summary: [period, duration].filter(Boolean).join(words.comma) || undefined }),
        highlights: [project],
      })),
    projects: projects.map(({ title, description, link, github }) => ({
      name: title,
      description,
      url: link,
      ...(github && { highlights: [`${words.projects.code}: ${github}`] }),
    })),
    interests: topics.map((name) => ({ name })),
    publications: posts.map(({ title, excerpt, date, link }) => ({
      name: title,
      releaseDate: date,
      summary: excerpt,
      ...(link && { url: link }),
    })),
  };
}
