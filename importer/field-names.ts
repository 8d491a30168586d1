/**
 * Resumes in fields that their owners invented: their names are those of a JSON Resume under other
 * words, in any JSON, YAML or TOML.
 */
import { plainText } from './clean-text.ts';
import { type Entry, entry, readEntries } from './entries.ts';
import { listOf, periodEnds } from './other-formats.ts';

/** The names that people use for fields, in lists of all kinds. */
const common: Record<string, string> = {
  startDate: 'start startdate from begin started since',
  endDate: 'end enddate to until ended',
  period: 'dates date period duration span year years time timeframe when',
  summary: 'description desc overview about text body',
  highlights:
    'bullets items tasks responsibilities achievements accomplishments points details duties',
  url: 'link website href homepage site',
  location: 'place city where',
  keywords: 'tags technologies tech stack tools',
};

/** Those whose meaning depends on the list. */
const byList: Record<string, Record<string, string>> = {
  work: {
    position: 'role title job jobtitle designation',
    name: 'company organization organisation employer firm business client',
    highlights: 'projects',
    skills: 'languages',
  },
  volunteer: { position: 'role title', organization: 'company organisation name' },
  education: {
    institution: 'school university college name',
    studyType: 'degree program programme qualification title',
    area: 'major field subject course program programme',
    courses: 'coursework accolades honors honours',
  },
  skills: { name: 'category label group title area', keywords: 'items list skills values details' },
  languages: { language: 'name title idiom', fluency: 'level proficiency' },
  projects: { name: 'title', github: 'code repo repository source' },
  publications: { name: 'title', publisher: 'journal venue', releaseDate: 'date year' },
  talks: { name: 'title', event: 'venue conference', date: 'year' },
  certificates: { name: 'title', issuer: 'authority organization by', date: 'year' },
  awards: { title: 'name rank', awarder: 'by in issuer organization', date: 'year' },
  references: { name: 'by author', reference: 'text quote' },
};

const basicsNames: Record<string, string> = {
  name: 'fullname',
  firstName: 'firstname first givenname',
  lastName: 'lastname last surname familyname',
  label: 'tagline headline title role jobtitle',
  email: 'mail e-mail emailaddress',
  phone: 'tel telephone mobile phonenumber',
  url: 'website site homepage web',
  summary: 'about bio profile objective intro introduction description',
  location: 'address city place',
  profiles: 'links social socials accounts networks',
};

/** Networks that people name their fields after. */
const isNetwork = (name: string) =>
  /^(github|gitlab|linkedin|twitter|mastodon|stackoverflow|medium|xing|orcid|youtube)$/i.test(name);

const withoutSigns = (name: string) => name.toLowerCase().replace(/[^\p{L}]/gu, '');

/** An entry with the names of a JSON Resume; fields that have their own name stay. */
function rename(item: Entry, ...tables: Record<string, string>[]): Entry {
  const renamed: Entry = { ...item };
  const fields = new Set(tables.flatMap(Object.keys));
  for (const table of tables)
    for (const [field, words] of Object.entries(table)) {
      if (renamed[field]) continue;
      // Templates switch parts off with false.
      const filled = Object.keys(renamed).filter(
        (key) => renamed[key] && renamed[key] !== true && !fields.has(key),
      );
      const [name] = words
        .split(' ')
        .flatMap((word) => filled.find((key) => withoutSigns(key) === withoutSigns(word)) ?? []);
      if (name === undefined) continue;
      renamed[field] = renamed[name];
      delete renamed[name];
    }
  return renamed;
}

function readItem(item: Entry, list: string): Entry {
  const { period, ...renamed } = rename(item, byList[list] ?? {}, common);
  const isText = typeof renamed.highlights === 'string';
  if (Array.isArray(renamed.summary) && !renamed.highlights)
    Object.assign(renamed, { highlights: renamed.summary, summary: undefined });
  return {
    ...(plainText(period) ? periodEnds(period) : rename(entry(period), common)),
    ...renamed,
    ...(isText && renamed.summary === undefined && { summary: renamed.highlights, highlights: [] }),
  };
}

/** The name as a text: some write its parts as fields. */
const nameOf = (value: unknown) =>
  plainText(value) ??
  (Object.values(entry(value))
    .flatMap((part) => plainText(part) ?? [])
    .join(' ') ||
    undefined);

const isOfPerson = (title: string) => ['basics', 'summary', undefined].includes(listOf(title));

/** The part that describes the person: the top itself, or an object that has a name. */
function personIn(source: Entry): Entry {
  const parts = Object.entries(source)
    .filter(([title, part]) => !Array.isArray(part) && isOfPerson(title))
    .map(([, part]) => entry(part));
  const { name = '', profiles = '' } = basicsNames;
  const top = rename(source, { name, profiles });
  const described = nameOf(top.name)
    ? {}
    : parts.find((part) => {
        const { name, lastName } = rename(part, basicsNames);
        return plainText(name) ?? plainText(lastName);
      });
  const texts = Object.fromEntries(Object.entries(source).filter(([, value]) => plainText(value)));
  const contact = Object.entries(source).find(([name]) => /contact|social/i.test(name))?.[1];
  return {
    ...entry(contact),
    ...entry(entry(described).contact),
    ...texts,
    ...described,
    ...(top.profiles ? { profiles: top.profiles } : {}),
    ...(nameOf(top.name) && { name: nameOf(top.name) }),
  };
}

/** A list, also inside of an object that gives it a title: { title: 'Jobs', info: […] }. */
function unwrap(value: unknown): unknown {
  if (Array.isArray(value) || plainText(value)) return value;
  const lists = Object.values(entry(value)).filter(Array.isArray);
  return lists.length === 1 && lists[0]?.every((item) => !plainText(item)) ? lists[0] : value;
}

/**
 * @returns a JSON Resume; undefined if neither a name nor a list of roles or studies is in it.
 */
export function fromCustomFields(source: Entry): Entry | undefined {
  const languages = Object.keys(source);
  if (languages.length > 1 && languages.every((name) => /^[a-z]{2}(-[A-Za-z]{2})?$/.test(name)))
    return fromCustomFields(entry(source.en ?? source[languages[0] ?? '']));
  const basics = rename(personIn(source), basicsNames);
  basics.profiles ??= Object.entries(basics)
    .filter(([name]) => isNetwork(name))
    .map(([network, value]) => ({ network, username: value, url: value }));
  const lists: Record<string, Entry[]> = {};
  // Some put lists beside the name, in a sidebar.
  for (const [title, written] of [...Object.entries(basics), ...Object.entries(source)]) {
    if (typeof written !== 'object' || written === null) continue;
    const value = unwrap(written);
    // A template's settings for the list.
    if (Object.values(entry(value)).some((part) => typeof part === 'boolean')) continue;
    const list = listOf(title.replace(/([a-z])([A-Z])/g, '$1 $2'));
    if (list === undefined || list === 'basics' || title in basicsNames) continue;
    if (list === 'summary') basics.summary ??= entry(written).summary ?? written;
    else
      lists[list] = [
        ...(lists[list] ?? []),
        ...readEntries(value, list === 'languages' ? 'language' : 'name').map((item) =>
          readItem(item, list),
        ),
      ];
  }
  const isResume = plainText(basics.name ?? basics.lastName) && Object.keys(lists).length > 0;
  return isResume || lists.work || lists.education ? { basics, ...lists } : undefined;
}
