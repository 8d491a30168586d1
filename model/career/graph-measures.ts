/** The graph's measures across, in percent of its width: chosen for the narrowest graph, all others have more room. */
import { careerCard, desktopBreakpoint, page } from '../../shared/specification.ts';

/** The width of the graph in pixels at a viewport width in pixels: the page's frame less its padding. */
export function graphWidth(viewport: number): number {
  const padding = Math.min(
    page.maxPadding,
    Math.max(page.minPadding, (viewport * page.paddingPercent) / 100),
  );
  return Math.min(viewport, page.maxWidth) - 2 * padding;
}

const percent = (pixels: number) => (pixels / graphWidth(desktopBreakpoint)) * 100;

/** Hundredths of a percent are a tenth of a pixel: enough. */
export const round = (value: number) => Math.round(value * 100) / 100;

export const card = {
  /** The widest that one is; from the large breakpoint on they are narrower. */
  width: careerCard.mediumWidthPercent,
  /** Between two that no line passes. */
  apart: percent(16),
  perRow: 3,
};

export const line = {
  /** From a card that a line passes. */
  clear: percent(11),
  /** Between lines that pass the same cards, where there is room. */
  apart: percent(8),
  /** The least that keeps them from running into one. */
  leastApart: percent(3.5),
  /** Between lines that leave the same edge of a card, and how much of the edge they take, around its middle. */
  ports: 3,
  edge: 18,
};

/** The room that a way for some lines takes between two cards. */
export const wayWidth = (lines: number, apart = line.leastApart) =>
  lines === 0 ? card.apart : 2 * line.clear + (lines - 1) * apart;

/** How many lines can pass between the cards of a row, wherever each of them does. */
export function lineRoom(cards: number): number {
  const free = 100 - cards * card.width - (cards - 1) * 2 * line.clear;
  return Math.floor(free / line.leastApart);
}
