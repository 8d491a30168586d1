import { type Article, articles } from './articles.ts';

const bySeries = Map.groupBy(
  articles.filter(({ series }) => series),
  ({ series }) => series,
);

/** The parts of an article's series, the earliest first; empty for an article without series. */
export const seriesParts = ({ series }: Article): Article[] =>
  series ? (bySeries.get(series) ?? []).toReversed() : [];
