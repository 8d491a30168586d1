/** Facts about the home page: stations, the first projects, and the URLs of topics. */

import {
  articleStrings,
  careerItems,
  owner,
  projects,
  resume,
  strings,
  topics,
} from '#schema/content.ts';
import { hasDetails, isStudy } from '#schema/role-facts.ts';
import { projectsPath } from '#schema/routes.ts';
import { localUrl } from '#schema/urls.ts';
import { findTopic } from './articles/topics.ts';
import { claimsLevels, hasSummit } from './career/career.ts';
import { routeStations } from './career/route-stations.ts';
import { drawSkyline } from './career/skyline.ts';
import { nameStations } from './career/station-names.ts';
import { hashedPath } from './hashed-path.ts';
import { profileLabel } from './profile-label.ts';
import { profileMark } from './profile-marks.ts';
import { visibleSections } from './visible-sections.ts';

const hasRoute = hasSummit && visibleSections.includes('experience');
const unnamedStations = hasRoute ? routeStations(careerItems, strings.comma) : [];
const names = nameStations(unnamedStations, careerItems);

/**
 * The names on the map, in a file of their own: readers and searches of the page's text find each
 * project once.
 */
export const mapNames = {
  path: hashedPath('names', 'svg', JSON.stringify([...names])),
  names: [...names],
};

/** The stations of the hero's route with the URLs of their names, if home shows a route. */
export const stations = hasRoute
  ? unnamedStations.map((station) => ({
      ...station,
      nameUrl: names.has(station.role) && `${localUrl(mapNames.path)}#n${station.role}`,
    }))
  : undefined;

/** The edge of the closing band; without a career of levels there is none. */
export const skyline =
  visibleSections.includes('experience') && claimsLevels ? drawSkyline(careerItems) : null;

/** People without a position show their studies. */
export const experienceHeading = careerItems.every((item) => isStudy(item, resume.education))
  ? strings.resume.parts.education
  : strings.experience.heading;

/** Whether any role has details. */
export const anyRoleHasDetails = careerItems.some(hasDetails);

/** The maximum number of projects on home: two rows of three keep the career within reach. */
const maxProjects = 6;

export const firstProjects = projects.slice(0, maxProjects);

/** The link to all projects, if home shows only some. */
export const allProjectsLink = projects.length > maxProjects && {
  href: localUrl(projectsPath),
  label: articleStrings.allProjects,
};

/** In the order of the owner's profiles. */
export const profiles = owner.profiles.map((profile) => ({
  url: profile.url,
  label: profileLabel(profile),
  mark: profileMark(profile),
}));

/** The topics that have a page of articles, with its URL. */
export const topicUrls: Record<string, string> = Object.fromEntries(
  topics.flatMap((name) => {
    const topic = findTopic(name);
    return topic ? [[name, localUrl(topic.path)]] : [];
  }),
);
