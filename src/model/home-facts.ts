/** What the home page shows beside the content. */
import {
  articleStrings,
  careerItems,
  owner,
  projects,
  resume,
  strings,
  topics,
} from '#content/content.ts';
import { language } from '#content/language.ts';
import { projectsPath } from '#content/routes.ts';
import { localUrl } from '#content/urls.ts';
import { readableYear } from '#lib/dates.ts';
import { defined } from '#lib/defined.ts';
import { isCurrent } from '#lib/role-order.ts';
import { hasDetails, isStudy } from '#schema/role-facts.ts';
import { ownSections as written } from './articles/articles.ts';
import { indexPages } from './articles/cards.ts';
import { findTopic } from './articles/topics.ts';
import { hasConfirmedLevels, summitRole } from './career/career.ts';
import { routeStations } from './career/route-stations.ts';
import { drawSkyline } from './career/skyline.ts';
import { nameStations } from './career/station-names.ts';
import { hashedPath } from './hashed-path.ts';
import { profileIcon, profileLabel } from './profile-icons.ts';
import { visibleSections } from './visible-sections.ts';

const hasRoute = summitRole !== undefined && visibleSections.includes('experience');
const unnamedStations = hasRoute ? routeStations(careerItems) : [];
const names = nameStations(unnamedStations, careerItems);

/**
 * The names on the map. They are in a separate file, so that screen readers and searches find each
 * project only once in the page.
 */
export const mapNames = {
  path: hashedPath('names', 'svg', JSON.stringify([...names])),
  names: [...names],
};

/** The stations of the hero's route with the URLs of their names, if the page has a route. */
export const stations = hasRoute
  ? unnamedStations.map((station) => ({
      ...station,
      nameUrl: names.has(station.role) && `${localUrl(mapNames.path)}#n${station.role}`,
    }))
  : undefined;

/** The edge of the closing section, if the career has levels. */
export const skyline =
  visibleSections.includes('experience') && hasConfirmedLevels ? drawSkyline(careerItems) : null;

/** The heading of the career: that of the education if all roles are studies. */
export const experienceHeading = careerItems.every((item) => isStudy(item, resume.education))
  ? strings.resume.parts.education
  : strings.experience.heading;

/** The times of the whole career. If one is a text, the title has no years. */
const times = [
  ...careerItems.map(({ start, end, period }) => ({ start, end, period })),
  ...(resume.work ?? []).map((work) => ({ ...work, start: work.startDate, end: work.endDate })),
];
const isUnread = times.some(({ start, period }) => !start && period);
const dates = times.flatMap(({ start, end = start }) =>
  start && end && !isUnread ? [start, end] : [],
);
const [since, ...others] = dates.sort().map((date) => readableYear(date, language));
const until = careerItems.some(isCurrent) ? strings.experience.today : others.at(-1);
const period = since !== until && since && until && strings.experience.period(since, until);
const years = (period || since)?.replaceAll(' ', '\u00a0');

/**
 * The title of the map: the word of the navigation, which has room on a phone, or the heading of an
 * education; and the years if the roles have dates.
 */
export const mapTitle = {
  heading:
    experienceHeading === strings.experience.heading
      ? strings.navigation.experience
      : experienceHeading,
  years,
};

export const anyRoleHasDetails = careerItems.some(hasDetails);

/** The maximum number of projects: two rows of three, so that the career is not far below. */
const maxProjects = 6;

export const firstProjects = projects.slice(0, maxProjects);

/** The link to all projects, if the page shows only some. */
export const allProjectsLink = projects.length > maxProjects && {
  href: localUrl(projectsPath),
  label: articleStrings.allProjects,
};

const icons = owner.profiles.map(profileIcon);

/** The icons of the profiles are in a file: in the page they would delay its first paint. */
export const profileIcons = { path: hashedPath('profiles', 'svg', JSON.stringify(icons)), icons };

/** The owner's profiles, in their order. */
export const profiles = owner.profiles.map((profile, i) => ({
  url: profile.url,
  label: profileLabel(profile),
  size: defined(icons[i]).size,
  icon: `${localUrl(profileIcons.path)}#p${i}`,
}));

/** The newest articles that can be opened, for home. */
export const newestPosts = indexPages[0].posts
  .filter(({ href, link }) => href || link)
  .slice(0, 3)
  .map(({ title, href, link, lang, readableDate }) => ({
    title,
    href: href ?? link ?? '',
    isElsewhere: !href,
    lang,
    readableDate,
  }));

/** What the owner writes about, with the pages of topics and their numbers of articles. */
export const subjects = topics.map((name) => {
  const topic = findTopic(name);
  return { name, href: topic && localUrl(topic.path), count: topic?.articles.length };
});

/** The owner's sections. The build inserts their texts. */
export const ownSections = written.map(({ name, title }) => ({ name, title }));
