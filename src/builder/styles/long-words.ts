/** Styles that set a card's text smaller if a word is longer than its box: few browsers hyphenate. */
import cards from '#app/sections/experience/experience.module.css';
import projectCards from '#app/sections/projects/projects.module.css';
import { careerItems, projects } from '#content/content.ts';
import { measureLines } from '#model/site-fonts.ts';

/** Words of up to this width, in font sizes, fit in every box. */
const fitting = 9;

const cardOf = (index: number) => `#role-${index} > button`;
const projectOf = (index: number) =>
  `#projects li:nth-child(${index + 1}) > :has(> .${projectCards.title})`;

/**
 * Texts; the box around each and the class of the text in it; its font size, the width beside it, and perhaps its
 * smallest size, at which it breaks.
 */
const lists = [
  [projects.map(({ title }) => title), projectOf, projectCards.title, '1.5rem', '0px', '1rem'],
  [careerItems.map(({ title }) => title), cardOf, cards.title, '1em', 'var(--icon, 0px)'],
  [careerItems.map(({ company }) => company), cardOf, cards.company, '0.9375rem', '0px'],
] satisfies [string[], (index: number) => string, ...(string | undefined)[]][];

const measure = await measureLines('text', 700, lists.flatMap(([texts]) => texts).join(''));

export const longWordsCss = lists
  .flatMap(([texts, boxOf, text, size, beside, least = '0px']) =>
    texts.map((words, i) => {
      const width = Math.max(...words.split(/[\s-]+/u).map(measure));
      return width > fitting
        ? `${boxOf(i)} { container-type: inline-size; > .${text} { font-size: max(${least}, min(${size}, (100cqi - ${beside}) / ${width.toFixed(1)})); overflow-wrap: anywhere; } }`
        : '';
    }),
  )
  .join('');
