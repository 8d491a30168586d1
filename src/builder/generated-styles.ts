/** Styles computed from the content and the specification's numbers. */
import { Features, transform } from 'lightningcss';
import portraitStyles from '#app/components/portrait/portrait.css?inline';
import callStyles from '#app/page-end/call-band/call-band.css?inline';
import openingStyles from '#app/pages/article/opening.css?inline';
import proseStyles from '#app/pages/article/prose.css?inline';
import contactFormStyles from '#app/sections/contact/contact-form.css?inline';
import longCareerStyles from '#app/sections/experience/long-career.css?inline';
import roleDetailStyles from '#app/sections/experience/role-details.css?inline';
import availabilityStyles from '#app/sections/hero/availability.css?inline';
import hyphenatedNameStyles from '#app/sections/hero/hyphenated-name.css?inline';
import sevenProfileStyles from '#app/sections/hero/seven-profiles.css?inline';
import mapWindowStyles from '#app/sections/projects/line-drawing/map-window.css?inline';
import pictureStyles from '#app/sections/projects/project-figure.css?inline';
import testimonialStyles from '#app/sections/testimonials/testimonials.css?inline';
import newestPostStyles from '#app/sections/writing-about/newest-posts.css?inline';
import eastAsianStyles from '#app/styles/east-asian.css?inline';
import hyphenatedStyles from '#app/styles/hyphenated.css?inline';
import koreanStyles from '#app/styles/korean.css?inline';
import rightToLeftStyles from '#app/styles/right-to-left.css?inline';
import staticPageStyles from '#app/styles/static-pages.css?inline';
import { careerItems, owner, projects, strings, topics } from '#content/content.ts';
import { language, textDirection } from '#content/language.ts';
import { hasArticlePages, indexPages } from '#model/articles/cards.ts';
import { career, summitRole } from '#model/career/career.ts';
import { graphCss } from '#model/career/graph-css.ts';
import { climbCss } from '#model/career/skyline.ts';
import { newestPosts, ownSections, skyline } from '#model/home.ts';
import { portrait } from '#model/home-pictures.ts';
import { longWordsCss } from '#model/long-words.ts';
import { resolveMediaQueries } from '#model/media-queries.ts';
import { rootCss } from '#model/root-css.ts';
import { visibleSections } from '#model/visible-sections.ts';
import { longCareer, staggeredItems } from '#schema/constants.ts';
import { hasDetails } from '#schema/role-facts.ts';
import { shortProperties } from './vite/short-properties.ts';

const longestList = Math.max(projects.length, topics.length, indexPages[0].posts.length);

const staggers = Array.from(
  { length: Math.max(0, Math.min(staggeredItems, longestList) - 1) },
  (_, i) => `[data-stagger] > :nth-child(n + ${i + 2}) { --index: ${i + 1}; }`,
);

const minifyCss = (css: string) =>
  transform({
    filename: 'generated.css',
    code: Buffer.from(resolveMediaQueries(import.meta.env.DEV ? css : shortProperties(css))),
    minify: true,
    exclude: Features.LightDark,
  }).code.toString();

/** CSS inlined into every page. */
export const generatedStyles = [
  minifyCss(rootCss),
  textDirection(language) === 'rtl' ? rightToLeftStyles : '',
  /^(ja|zh|ko)\b/.test(language) ? eastAsianStyles : '',
  /^ko\b/.test(language) ? koreanStyles : '',
  // English words are short enough, and others have letters that browsers do not divide.
  /^(en|ja|zh|ko|ar|fa|he)\b/.test(language) ? '' : hyphenatedStyles,
].join('');

/** Styles of the call at the end of a page. */
export const callBandStyles = callStyles + (skyline ? minifyCss(climbCss(skyline)) : '');

/** Styles of pages with lists: their stagger, pictures of projects, and links to static pages. */
export const listStyles = [
  minifyCss(staggers.join('\n') + longWordsCss),
  projects.some(({ picture }) => picture) ? pictureStyles : '',
  projects.some(({ picture, drawing }) => !picture && !drawing) ? mapWindowStyles : '',
  hasArticlePages ? staticPageStyles : '',
].join('');

/** Styles of optional parts of home's first screen. */
export const heroStyles = [
  // Room for all profiles, so that a page that arrives in parts does not move the first of them.
  minifyCss(`#hero ul { min-inline-size: min(100%, ${3.5 * owner.profiles.length - 0.5}rem); }`),
  portrait ? portraitStyles : '',
  owner.name.includes('-') ? hyphenatedNameStyles : '',
  owner.availability ? availabilityStyles : '',
  owner.profiles.length === 7 ? sevenProfileStyles : '',
].join('');

/** On home the first screen has a heading font of its own (src/builder/outputs/fonts.ts). */
export const laterHeadingStyles = minifyCss(
  '#later_css ~ *, main ~ * { --heading: "Later Headings", "Headings", var(--display); }',
);

/** Styles of the rest of the home page: positions in the career graph, and optional sections. */
export const homeStyles = [
  minifyCss(graphCss(career, summitRole)),
  careerItems.some(hasDetails) ? roleDetailStyles : '',
  careerItems.length > longCareer ? longCareerStyles : '',
  owner.contact ? contactFormStyles : '',
  visibleSections.includes('testimonials') ? testimonialStyles : '',
  newestPosts.length > 0 ? newestPostStyles : '',
  ownSections.length > 0 ? openingStyles + proseStyles : '',
].join('');

/** Styles of the resume: its portrait, and on paper the comma between title, company and place. */
export const resumeStyles =
  (portrait ? portraitStyles : '') +
  minifyCss(`@media print { :root { --comma: ${JSON.stringify(strings.comma)}; } }`);
