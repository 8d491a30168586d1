/** Joins titles in lists and page titles, without a comma after a question mark or full stop. */
import { owner, strings } from '#content/content.ts';

const endsSentence = (title: string) => /[?!…。？！]["'”’»)」』]?$/u.test(title);

/** Joins titles to a list: 'One, Two? Three'. */
export const joinTitles = (titles: string[]) =>
  titles.reduce((list, title) => list + (endsSentence(list) ? ' ' : strings.comma) + title);

/** A page's title with the owner's name: 'Retries, Ada Lovelace', 'Why? Ada Lovelace'. */
export function pageTitle(title: string): string {
  const joined = strings.title(title, owner.name);
  const withComma = title + strings.comma;
  return endsSentence(title) && joined.startsWith(withComma)
    ? `${title} ${joined.slice(withComma.length)}`
    : joined;
}
