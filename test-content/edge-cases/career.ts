import type { CareerConnection, CareerItem } from '#schema/career.ts';

const levels = [0, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 4, 4, 5, 6];

/** Fifteen roles on seven levels, without positions. */
export const careerItems: CareerItem[] = levels.map((level, i) => ({
  title: `Engineer ${i}`,
  company: i === 1 ? '' : 'A company',
  color: 'ink',
  period: i % 2 ? 'Three winters' : '',
  duration: '',
  project: 'An Observability Platform',
  type: 'work',
  level,
}));

export const careerConnections: CareerConnection[] = levels
  .slice(1)
  .map((_, i) => [Math.floor(i / 2), i + 1]);
