/** The styles of parts that not every page has. A page's HTML decides which it has, and where. */
import portrait from '#app/components/portrait/portrait.css?inline';
import band from '#app/page-end/call-band/band.css?inline';
import call from '#app/page-end/call-band/call-band.css?inline';
import prose from '#app/pages/article/prose.css?inline';
import video from '#app/pages/article/video.css?inline';
import contactForm from '#app/sections/contact/contact-form.css?inline';
import longCareer from '#app/sections/experience/long-career.css?inline';
import roleDetails from '#app/sections/experience/role-details.css?inline';
import availability from '#app/sections/hero/availability.css?inline';
import hyphenatedName from '#app/sections/hero/hyphenated-name.css?inline';
import longPitch from '#app/sections/hero/long-pitch.css?inline';
import sevenProfiles from '#app/sections/hero/seven-profiles.css?inline';
import mapWindow from '#app/sections/projects/line-drawing/map-window.css?inline';
import projectFigure from '#app/sections/projects/project-figure.css?inline';
import testimonials from '#app/sections/testimonials/testimonials.css?inline';
import newestPosts from '#app/sections/writing-about/newest-posts.css?inline';
import staticPages from '#app/styles/static-pages.css?inline';
import { owner, projects, topics } from '#content/content.ts';
import { scriptStyles } from '#lib/scripts.ts';
import { indexPages } from '#model/articles/cards.ts';
import { career, summitRole } from '#model/career/career.ts';
import { climbCss } from '#model/career/skyline.ts';
import { skyline, stations } from '#model/home-facts.ts';
import { isRightToLeft } from '#model/translation.ts';
import { page, staggeredItems } from '#schema/constants.ts';
import { graphCss } from './graph-css.ts';
import languageLinks from './language-links.css?inline';
import { longWordsCss } from './long-words.ts';
import { minifyCss } from './minify-css.ts';

const longestList = Math.max(projects.length, topics.length, indexPages[0].posts.length);

const staggers = Array.from(
  { length: Math.max(0, Math.min(staggeredItems, longestList) - 1) },
  (_, i) => `[data-stagger] > :nth-child(n + ${i + 2}) { --index: ${i + 1}; }`,
);

/** A station under the pointer lights its contour (src/model/career/hill.ts). */
const litContours = (stations ?? []).map(
  (_, i) => `#hero :has(+ * a:nth-of-type(${i + 1}):hover) { --station-${i + 1}: var(--copper); }`,
);

/**
 * What only the HTML of a page with the part has, and the part's styles. They are in the first screen
 * if the part begins there.
 */
export const optionalStyles: [part: RegExp, css: string][] = [
  [/ data-stagger/, minifyCss(staggers.join('\n') + longWordsCss)],
  [/ class="project-picture/, projectFigure],
  [/ data-map/, mapWindow],
  [/ class="(frame link-row pagination|topic-link)| data-count/, staticPages],
  // Room for all profiles, so that a page that arrives in parts does not move the first of them.
  [
    / id="hero"/,
    minifyCss(`#hero ul { min-inline-size: min(100%, ${3.5 * owner.profiles.length - 0.5}rem); }`) +
      (owner.profiles.length === 7 ? sevenProfiles : '') +
      ([...owner.pitch].length > page.pitchLength ? longPitch : ''),
  ],
  [/ class="portrait/, portrait],
  [/ class="whole-word/, owner.name.includes('-') ? hyphenatedName : ''],
  [/ class="availability/, availability],
  [/ data-languages/, languageLinks],
  [/<video /, video],
  [/ class="prose"/, prose],
  [/ class="call/, call + (skyline ? minifyCss(climbCss(skyline)) : '')],
  [/ class="call-band/, band],
  [
    / data-graph/,
    minifyCss(`${graphCss(career, summitRole)}@media (--hover) {${litContours.join('')}}`),
  ],
  [/ class="role-details/, roleDetails],
  [/ class="earlier-button/, longCareer],
  [/ class="message /, contactForm],
  [/ class="testimonials/, testimonials],
  [/ class="newest-posts/, newestPosts],
  [
    / data-upright/,
    ':root:root [data-upright]{font-style:normal}:root :not(span)[data-upright]{font-weight:600}',
  ],
  // Korean has spaces between words.
  [/ lang="ko/, ':lang(ko){word-break:keep-all}'],
  // A name of another direction begins where all else does.
  [
    /<h1 id="(hero-heading|resume-title)"[^>]* data-script/,
    // In right-to-left sites every name does (src/app/styles/right-to-left.css).
    isRightToLeft ? '' : 'h1{text-align:left}',
  ],
  ...scriptStyles,
];
