import * as content from '#content/content.ts';
import { homePath } from '#content/routes.ts';
import { absoluteUrl } from '#content/urls.ts';
import { decodeUrl } from '#lib/decode-url.ts';
import { defined } from '#lib/defined.ts';
import { insertByTime, readingOrder } from '#lib/role-order.ts';
import { portrait } from '#model/home-pictures.ts';
import { profileLabel } from '#model/profile-icons.ts';
import { publishedFiles } from '#model/published-files.ts';
import type { CareerItem } from '#schema/career.ts';
import { present } from '#schema/constants.ts';
import { addressFields, type Profile } from '#schema/owner.ts';
import { platformName } from '#schema/profile-kinds.ts';
import { isEmployment, toWork } from '#schema/role-facts.ts';
import { compactData } from '../compact-data.ts';
import type { Output } from './output.ts';

/** The name of a person in a profile's URL: its end or, before a language, what follows `in`. */
function username(profile: Profile): string | undefined {
  const parts = decodeUrl(new URL(profile.url).pathname).split('/').filter(Boolean);
  const [last, afterIn] = [parts.at(-1), parts[0] === 'in' ? parts[1] : undefined];
  return platformName(profile) ? (afterIn ?? last)?.replace(/^@/, '') : undefined;
}

/** JSON Resume has no word for what goes on: without an end, importers could not tell it from a start. */
const openEnd = <Item extends { endDate?: string | undefined }>(item: Item) =>
  item.endDate === present ? { ...item, endDate: undefined, ongoing: true } : item;

/** The content as JSON Resume (https://jsonresume.org/schema), for recruiters' tools. */
export function toJsonResume(facts: content.Content): object {
  const { owner, strings, projects, careerItems, topics, posts } = facts;
  const { order: _, work: otherWork = [], ...lists } = facts.resume;
  const workEntry = (item: CareerItem) => {
    const { period, project, ...work } = toWork(item);
    return {
      ...work,
      period: item.start ? period : [period, item.duration].filter(Boolean).join(strings.comma),
      highlights: [project, ...(work.highlights ?? [])].filter(Boolean),
    };
  };
  return compactData({
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: {
      name: owner.name,
      label: owner.tagline,
      email: owner.email,
      image: portrait && new URL(portrait.encoded.src, owner.site).href,
      phone: owner.phone,
      url: absoluteUrl(homePath),
      summary: [owner.pitch, owner.about].filter(Boolean).join(' '),
      location: Object.fromEntries(addressFields.map((name) => [name, owner.location?.[name]])),
      profiles: owner.profiles.map((profile) => ({
        network: platformName(profile) ?? profileLabel(profile),
        username: username(profile),
        url: profile.url,
        label: profileLabel(profile),
      })),
    },
    work: insertByTime(
      readingOrder(careerItems)
        .map((index) => defined(careerItems[index]))
        .filter((item) => isEmployment(item, lists.education))
        .map(workEntry),
      otherWork,
    ),
    projects: projects.map((project) =>
      openEnd({
        name: project.title,
        description: project.description,
        url: project.link ?? undefined,
        repository: project.github ?? undefined,
        highlights: project.highlights,
        links: project.links,
        keywords: project.skills,
        startDate: project.start,
        endDate: project.end,
      }),
    ),
    ...lists,
    education: lists.education?.map(openEnd),
    volunteer: lists.volunteer?.map(openEnd),
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
  });
}

export const resumeJson: Output = () => [
  [publishedFiles.resumeJson, () => `${JSON.stringify(toJsonResume(content), null, 2)}\n`],
];
