/** Suggestions for texts about the owner that do not fit the roles of today. */
import type { Content } from '#content/content.ts';
import { isFuture } from '#lib/dates.ts';
import { defined } from '#lib/defined.ts';
import { isCurrent, readingOrder } from '#lib/role-order.ts';
import { spacedWords } from '#lib/text.ts';
import { markdownFiles } from '#model/articles/markdown-files.ts';
import { type Diagnostics, suggestion, type Where } from '../diagnostics.ts';

/** The forms of a company's name in texts: also without its department, and without 'GmbH'. */
function namesOf(company: string): string[] {
  const [name = ''] = company.split(/[,(]/);
  const words = name.trim().split(' ');
  const isForm = `${words.at(-1)}`.length <= 5 && /\p{Lu}/u.test(`${words.at(-2) ?? ''}`);
  const short = isForm ? words.slice(0, -1).join(' ') : '';
  return [name, short].map(spacedWords).filter((text) => text.trim().length > 2);
}

const isNamed = (text: string, company: string) =>
  namesOf(company).some((name) => spacedWords(text).includes(name));

type Role = { title: string; company: string };

/** Whether a text has a word of a role's title or company, in any of its forms. */
function mentions(text: string, { title, company }: Role, lang: string): boolean {
  const words = [
    ...new Intl.Segmenter(lang, { granularity: 'word' }).segment(`${title} ${company}`),
  ]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment.toLowerCase())
    .filter((word) => word.length > 3 || /[^\p{scx=Latn}\p{scx=Cyrl}\p{scx=Grek}]/u.test(word));
  // Another form of a word begins like it: 'founded' for 'founder'.
  return words.some((word) => text.toLowerCase().includes(word.slice(0, 6)));
}

/** The texts that say who the owner is, with their places. */
function textsAboutOwner({ owner }: Content): [where: Where, text: string][] {
  const fields = ['tagline', 'pitch', 'description', 'about'] as const;
  const now = markdownFiles.find(({ folder, name }) => folder === 'pages' && name === 'now');
  return [
    ...fields.flatMap((field): [Where, string][] => {
      const text = owner[field];
      return text ? [[{ module: 'owner', field }, text]] : [];
    }),
    ...(now ? [[{ file: 'pages/now.md', line: 1 }, now.text] as [Where, string]] : []),
  ];
}

/** What names a company of the past and none of today, and a home page without the present role. */
export function* careerSuggestions(content: Content): Diagnostics {
  const { owner, careerItems, resume } = content;
  const roles = [
    ...readingOrder(careerItems).map((index) => defined(careerItems[index])),
    ...(resume.work ?? []).map((work) => ({
      title: work.position,
      company: work.name ?? '',
      period: work.period ?? '',
      ...(work.startDate && { start: work.startDate }),
      ...(work.endDate && { end: work.endDate }),
    })),
  ];
  const present = roles.filter((role) => isCurrent(role) && role.company);
  const past = roles.filter(({ end }) => end && !isFuture(end));
  for (const [where, text] of textsAboutOwner(content)) {
    if (present.some(({ company }) => isNamed(text, company))) continue;
    const role = past.find(({ company }) => isNamed(text, company));
    if (role)
      yield suggestion(
        where,
        `names ${role.company}, where you no longer are: does it still hold?`,
      );
  }
  const [role] = present;
  const home = `${owner.tagline} ${owner.pitch}`;
  if (role && !present.some((other) => mentions(home, other, owner.lang ?? 'en')))
    yield suggestion(
      { module: 'owner' },
      `home does not name your present role, ${role.title}, ${role.company}: tagline and pitch have neither`,
    );
}
