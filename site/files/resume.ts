import { language } from '../../app/language.ts';
import { absoluteAddress } from '../../app/pages.ts';
import { readingOrder } from '../../app/sections/experience/career-graph.ts';
import { withTime } from '../../app/sections/experience/career-time.ts';
import type { Content } from '../content.ts';

/** The content as JSON Resume (https://jsonresume.org/schema), for the tools of recruiters. */
export function resume({ owner, projects, careerItems, careerConnections, topics, posts, words }: Content): object {
  /** What the format has no place for, so that an import gives the same career back. */
  const ownPart = (index: number) => {
    const {
      title: _,
      company: __,
      project: ___,
      start,
      end,
      ...rest
    } = careerItems[index] as (typeof careerItems)[number];
    // What follows from the dates is not typed.
    const computed = withTime({ ...careerItems[index], period: '', duration: '' } as never, language, words.experience);
    const { period, duration } = computed as typeof rest;
    return {
      order: index,
      ...rest,
      ...(rest.period === period && { period: '' }),
      ...(rest.duration === duration && { duration: '' }),
      ledTo: careerConnections.flatMap(([from, to]) => (from === index ? [to] : [])),
    };
  };
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
    work: readingOrder(careerItems)
      .flatMap((index) => (careerItems[index] ? { ...careerItems[index], index } : []))
      .map(({ title, company, project, start, end, period, duration, index }) => ({
        name: company,
        position: title,
        // Where the content has its dates in words alone, the schema has no place for them.
        ...(start
          ? { startDate: start, endDate: end }
          : { summary: [period, duration].filter(Boolean).join(words.comma) || undefined }),
        highlights: [project],
        career: ownPart(index),
      })),
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
