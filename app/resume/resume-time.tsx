import { Fragment, type ReactNode } from 'react';
import { words } from '../content.ts';
import { language } from '../language.ts';
import { resumeWords } from './resume-words.ts';

/** A year, a month or a day as its readers write it: '2019', 'Apr 2019', '30 Apr 2019'. */
export function readableMoment(date: string): string {
  const [, month, day] = date.split('-');
  const parts = { ...(month && { month: 'short' as const }), ...(day && { day: 'numeric' as const }) };
  const english = /^en\b/.test(language) ? 'en-GB' : language;
  return new Intl.DateTimeFormat(english, { year: 'numeric', ...parts, timeZone: 'UTC' }).format(new Date(date));
}

export const Moment = ({ date }: { date: string }) => <time dateTime={date}>{readableMoment(date)}</time>;

/** Signs that no sentence has: they keep the places of two dates in one. */
const [first, second] = ['\ue000', '\ue001'];

type PeriodProps = { period?: string | undefined; start?: string | undefined; end?: string | undefined };

/** When something was: as it is typed or, from its dates, in the words of the site. */
export function Period({ period, start, end }: PeriodProps): ReactNode {
  if (period) return period;
  if (!start) return end ? <Moment date={end} /> : null;
  if (start === end) return <Moment date={start} />;
  const sentence = words.experience.period(first, end ? second : words.experience.today);
  const parts = (start.length === 4 && !end ? resumeWords.since(first) : sentence).split(/([\ue000\ue001])/u);
  return parts.map((part) => (
    <Fragment key={part}>
      {part === first ? <Moment date={start} /> : part === second && end ? <Moment date={end} /> : part}
    </Fragment>
  ));
}
