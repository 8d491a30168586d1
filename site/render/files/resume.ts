import type { CareerItem } from '#content-types/career.ts';
import { absoluteAddress } from '../../../app/addresses.ts';
import type { Content } from '../../../app/content.ts';
import { readingOrder } from '../../../app/sections/experience/career-graph.ts';

/** The content as JSON Resume (https://jsonresume.org/schema), for the tools of recruiters. */
export function resume({ owner, projects, careerItems, careerConnections, topics, posts, words }: Content): object {
  const workEntry = ({ title, company, project, start, end, ...rest }: CareerItem, order: number) => ({
    name: company,
    position: title,
    // The schema has no field for dates in words.
    ...(start
      ? { startDate: start, endDate: end }
      : { summary: [rest.period, rest.duration].filter(Boolean).join(words.comma) || undefined }),
    highlights: [project],
    // Fields that the format lacks, so that an import gives the same career back (import/json-resume.ts).
    career: { order, ...rest, ledTo: careerConnections.flatMap(([from, to]) => (from === order ? [to] : [])) },
  });
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: {
      name: owner.name,
      label: owner.tagline,
      email: owner.email,
      url: absoluteAddress('/'),
      summary: owner.pitch,
      profiles: owner.profiles.map(({ label, url }) => ({ network: label, url })),
    },
    work: readingOrder(careerItems).flatMap((index) => {
      const item = careerItems[index];
      return item ? [workEntry(item, index)] : [];
    }),
    projects: projects.map(({ title, description, link, github }) => ({
      name: title,
      description,
      url: link,
      ...(github && { highlights: [`${words.projects.code}: ${github}`] }),
    })),
    interests: topics.map((name) => ({ name })),
    publications: posts.map(({ title, excerpt, date, link, category, readTime }) => ({
      name: title,
      releaseDate: date,
      summary: excerpt,
      ...(link && { url: link }),
      article: { category, readTime },
    })),
  };
}
