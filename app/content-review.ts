/**
 * What the content could still become, beyond the rules that it must keep (app/content-rules.ts): placeholders that
 * only the owner can fill, and what search engines and readers would rather have.
 */
import type { Content, Finding } from './content-rules.ts';
import { type Page, pages } from './pages.ts';
import { drawable } from './published/escape.ts';

/** What search results and link previews show of a description and of a title, in characters. */
const longest = { description: 160, title: 60, pitch: 300 } as const;

/** Whether an address is one of those that the project came with (RFC 2606 keeps this host free for such use). */
const isExample = (address: string) => /(^|[/@.])example\.(com|org|net)\b/i.test(address);

const placeholder = (where: Omit<Finding, 'message' | 'severity'>, value: string): Finding => ({
  ...where,
  severity: 'placeholder',
  message: `is still '${value}'`,
});

const suggestion = (where: Omit<Finding, 'message' | 'severity'>, message: string): Finding => ({
  ...where,
  severity: 'suggestion',
  message,
});

function placeholders({ owner, projects, posts }: Content): Finding[] {
  const addresses: [Omit<Finding, 'message' | 'severity'>, string | null | undefined][] = [
    ...(['email', 'site', 'booking', 'security'] as const).map(
      (field) => [{ list: 'owner' as const, field }, owner[field]] as const,
    ),
    ...owner.profiles.map(
      ({ url }, i) => [{ list: 'owner' as const, field: `profiles.${i}.url` }, url] as const,
    ),
    ...projects.flatMap(({ title: name, link, github }, index) => [
      [{ list: 'projects' as const, index, name, field: 'link' }, link] as const,
      [{ list: 'projects' as const, index, name, field: 'github' }, github] as const,
    ]),
    ...posts.map(
      ({ title: name, link }, index) =>
        [{ list: 'posts' as const, index, name, field: 'link' }, link] as const,
    ),
  ].map(([where, value]) => [where, value]);
  return [
    ...(owner.name === 'Your Name' ? [placeholder({ list: 'owner', field: 'name' }, owner.name)] : []),
    ...addresses.flatMap(([where, value]) => (value && isExample(value) ? [placeholder(where, value)] : [])),
  ];
}

/** A text that is longer than what is shown of it. */
const tooLong = (
  where: Omit<Finding, 'message' | 'severity'>,
  text: string,
  kind: keyof typeof longest,
): Finding[] =>
  text.length > longest[kind]
    ? [suggestion(where, `is ${text.length} characters long: ${longest[kind]} are shown, or read`)]
    : [];

function suggestions(content: Content, table: Record<string, Page>): Finding[] {
  const { owner, projects, careerItems, careerConnections, posts } = content;
  const derivedFrom = { home: 'owner', projects: 'projects', blog: 'topics' } as const;
  const today = new Date().toISOString().slice(0, 10);
  return [
    ...(owner.description
      ? []
      : [suggestion({ list: 'owner', field: 'description' }, 'is empty: the pitch stands in')]),
    ...(owner.profiles.length > 0
      ? []
      : [suggestion({ list: 'owner', field: 'profiles' }, 'has no profile')]),
    ...(['name', 'tagline'] as const).flatMap((field) =>
      drawable(owner[field]) === owner[field].trim()
        ? []
        : [
            suggestion(
              { list: 'owner', field },
              "has signs that the site's fonts lack: the social pictures leave them out",
            ),
          ],
    ),
    ...tooLong({ list: 'owner', field: 'pitch' }, owner.pitch, 'pitch'),
    ...Object.values(table).flatMap(({ name, title, description }) => {
      const list = derivedFrom[name as keyof typeof derivedFrom] ?? 'owner';
      const found = [
        ...tooLong({ list }, title, 'title').map((finding) => ({ ...finding, part: 'title' })),
        ...tooLong({ list }, description, 'description').map((finding) => ({
          ...finding,
          part: 'description',
        })),
      ];
      return found.map(({ part, ...finding }) => ({
        ...finding,
        message: `the ${part} that ${name === 'home' ? 'the home page' : `/${name}`} gets from it ${finding.message}`,
      }));
    }),
    ...projects.flatMap(({ title: name, description, picture }, index) => [
      ...tooLong({ list: 'projects', index, name, field: 'description' }, description, 'description'),
      ...(picture && picture.alt.trim() === ''
        ? [
            suggestion(
              { list: 'projects', index, name, field: 'picture.alt' },
              'is empty: say what the picture shows',
            ),
          ]
        : []),
    ]),
    ...posts.flatMap(({ title: name, date }, index) =>
      date > today
        ? [suggestion({ list: 'posts', index, name, field: 'date' }, `is in the future: ${date}`)]
        : [],
    ),
    ...careerItems.flatMap((item, index): Finding[] => {
      const where = { list: 'careerItems' as const, index, name: item.title };
      const connected = careerConnections.some((ends) => ends.includes(index));
      const twin = careerItems.findIndex(
        ({ title, company, project }) =>
          title === item.title && company === item.company && project === item.project,
      );
      const placed = careerItems.filter(({ x, y }) => x !== undefined && y !== undefined).length;
      const isPlaced = item.x !== undefined && item.y !== undefined;
      return [
        ...(connected || careerItems.length === 1
          ? []
          : [suggestion(where, 'is connected to no other role')]),
        ...(twin < index ? [suggestion(where, `says the same as careerItems[${twin}]`)] : []),
        ...(isPlaced && placed < careerItems.length
          ? [
              suggestion(
                { ...where, field: 'x' },
                'is not used: other roles have no position, so all are laid out',
              ),
            ]
          : []),
      ];
    }),
  ];
}

/** Every placeholder and suggestion; `table` is the site's pages. */
export function reviewContent(content: Content, table: Record<string, Page> = pages): Finding[] {
  return [...placeholders(content), ...suggestions(content, table)];
}
