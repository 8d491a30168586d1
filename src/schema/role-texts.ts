import type { CareerItem } from './career.ts';

/** Whether a role has more to say than its card shows. */
export const hasDetails = ({
  summary,
  highlights = [],
  place,
  link,
  skills = [],
}: CareerItem): boolean =>
  Boolean(summary || place || link) || highlights.length > 0 || skills.length > 0;

/** Whether a role's details begin with its card's project line. */
export function repeatsLine({ project, summary = '', highlights = [] }: CareerItem): boolean {
  const line = project.replace(/[.…]+$/, '');
  return [summary, ...highlights].some((text) => text.startsWith(line));
}
