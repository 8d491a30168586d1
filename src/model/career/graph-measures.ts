/** The graph's horizontal measures, in percent of its width: chosen for the narrowest graph. */
import { careerCard, desktopBreakpoint, page } from '#schema/constants.ts';

/** The graph's width for a viewport width, both in pixels. */
export function graphWidth(viewport: number): number {
  const padding = Math.min(
    page.maxPadding,
    Math.max(page.minPadding, (viewport * page.paddingPercent) / 100),
  );
  return Math.min(viewport, page.maxWidth) - 2 * padding;
}

const percent = (pixels: number) => (pixels / graphWidth(desktopBreakpoint)) * 100;

/** Two decimals, a tenth of a pixel, are enough. */
export const round = (value: number) => Math.round(value * 100) / 100;

export const card = {
  /** The widest card. */
  width: careerCard.mediumWidthPercent,
  /** Between two cards without lines between them. */
  apart: percent(16),
  perRow: 3,
};

export const line = {
  /** Between a card and a line that passes it. */
  clear: percent(11),
  /** Between lines that pass the same cards, if there is room. */
  apart: percent(8),
  /** The minimum that keeps lines apart. */
  minGap: percent(3.5),
  /** Between lines at the same edge of a card, and the part of the edge that they use. */
  ports: 3,
  edge: 18,
};

/** The room between two cards for a number of lines. */
export const wayWidth = (lines: number, apart = line.minGap) =>
  lines === 0 ? card.apart : 2 * line.clear + (lines - 1) * apart;

/** How many lines can pass between the cards of a row. */
export function lineRoom(cards: number): number {
  const free = 100 - cards * card.width - (cards - 1) * 2 * line.clear;
  return Math.floor(free / line.minGap);
}
