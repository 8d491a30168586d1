/** The graph's horizontal measures, in percent of the narrowest graph's width. */
import { careerCard, desktopBreakpoint, page } from '#schema/constants.ts';

/** The width of the narrowest graph in pixels. */
const narrowest = desktopBreakpoint - (2 * desktopBreakpoint * page.paddingPercent) / 100;

const percent = (pixels: number) => (pixels / narrowest) * 100;

/** Rounds to two decimals, a tenth of a pixel. */
export const round = (value: number) => Math.round(value * 100) / 100;

export const card = {
  width: careerCard.mediumWidthPercent,
  /** The distance of two cards without lines between them. */
  apart: percent(16),
  perRow: 3,
};

export const line = {
  /** The distance of a card and a line that passes it. */
  clear: percent(11),
  /** The distance of lines that pass the same cards, if there is room. */
  apart: percent(8),
  minGap: percent(3.5),
  /** The distance of lines at the same edge of a card, and the width of the edge that they use. */
  ports: 3,
  edge: 18,
};

/** The distance of two cards with a number of lines between them. */
export const wayWidth = (lines: number, apart = line.minGap) =>
  lines === 0 ? card.apart : 2 * line.clear + (lines - 1) * apart;

/** How many lines can pass between the cards of a row. */
export function lineRoom(cards: number): number {
  const free = 100 - cards * card.width - (cards - 1) * 2 * line.clear;
  return Math.floor(free / line.minGap);
}
