import { Fragment, type ReactNode } from 'react';
import { strings } from '#content/content.ts';
import { language } from '#content/language.ts';
import { isFuture, readableDate } from '#lib/dates.ts';
import type { ResumeEntry } from '#model/resume/resume-parts.ts';

const ReadableDate = ({ date }: { date: string }) => (
  <time dateTime={date}>{readableDate(date, language)}</time>
);

/** Private-use characters as placeholders for two dates in a sentence. */
const [first, second] = ['\ue000', '\ue001'];

type PeriodProps = Pick<ResumeEntry, 'period' | 'start' | 'end' | 'lasts'>;

/** A period, as given or in the site's language, with placeholders for dates. */
function periodText({ period, start, end, lasts }: PeriodProps): string {
  if (period) return period;
  if (!start) return end ? second : '';
  if (start === end || (!end && (!lasts || isFuture(start)))) return first;
  if (!end && start.length === 4) return strings.resume.since(first);
  return strings.experience.period(first, end ? second : strings.experience.today);
}

export function Period(props: PeriodProps): ReactNode {
  const dates = new Map([
    [first, props.start],
    [second, props.end],
  ]);
  const parts = periodText(props).split(/([\ue000\ue001])/u);
  return parts.map((part) => {
    const date = dates.get(part);
    return <Fragment key={part}>{date ? <ReadableDate date={date} /> : part}</Fragment>;
  });
}
