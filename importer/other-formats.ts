/**
 * Resumes of other tools as a JSON Resume, the form that json-resume.ts reads: Reactive Resume
 * (https://docs.rxresu.me, versions 4 and 5), RenderCV (https://docs.rendercv.com) and the cv.yml
 * of al-folio (https://github.com/alshedivat/al-folio).
 */
import { plainText } from './clean-text.ts';
import { type Entry, entry, first, readEntries, textsOf } from './entries.ts';
import { addressOf } from './imported.ts';

/** The lists of a JSON Resume while they fill. */
type Lists = Record<string, Entry[]>;

const add = (lists: Lists, list: string, item: Entry) => {
  lists[list] = [...(lists[list] ?? []), item];
};

/** The ends of a period: '2019 – 2021', '2020-01 to present'. A single date is both. */
export function periodEnds(value: unknown): Entry {
  const text = plainText(value);
  if (!text) return {};
  const [start = text, end = start] = text.split(
    /\s+(?:[-–—]|to|bis|à|a)\s+|\s*(?:--|[–—])\s*|(?<=^\d{4})-(?=\d{4}$|\p{L})/u,
  );
  // 'May – Sept 2016'
  const [year] = /\b\d{4}$/.exec(end) ?? [];
  return { startDate: year && !/\d{4}/.test(start) ? `${start} ${year}` : start, endDate: end };
}

/** The URL of a link object or of a text. */
const urlOf = (value: unknown) => plainText(value) ?? first(entry(value).href, entry(value).url);

/** The visible items of a section of Reactive Resume. */
const itemsOf = (section: unknown): Entry[] =>
  readEntries(entry(section).items).filter(({ visible, hidden }) => visible !== false && !hidden);

/** The sections of Reactive Resume that become lists of their own. */
const knownSections =
  'profiles experience education projects skills languages awards certifications publications volunteer interests references'.split(
    ' ',
  );

const sharedFields = (item: Entry): Entry => ({
  ...item,
  ...periodEnds(item.date ?? item.period),
  url: urlOf(item.url ?? item.website),
  summary: item.summary ?? item.description,
  description: undefined,
});

function fromReactiveResume(source: Entry): Entry {
  const basics = entry(source.basics);
  const sections = entry(source.sections);
  const custom = [
    ...Object.values(entry(sections.custom)),
    ...readEntries(source.customSections),
  ].map(entry);
  // A custom section may have the type of a known one.
  const items = (name: string) => [
    ...itemsOf(sections[name]),
    ...custom.filter(({ type }) => type === name).flatMap(itemsOf),
  ];
  const others = custom
    .filter(({ type }) => !knownSections.includes(`${type}`))
    .map((section) => ({
      name: section.name ?? section.title,
      isList: itemsOf(section).every(({ name, summary }) => plainText(name) && !plainText(summary)),
      keywords: itemsOf(section).flatMap((item) =>
        [item.name ?? item.title, item.date ?? item.period, item.summary, item.description].flatMap(
          textsOf,
        ),
      ),
    }));
  const dated = (name: string) =>
    items(name).map((item) => ({
      ...sharedFields(item),
      date: item.date,
      name: item.name ?? item.title,
    }));
  return {
    basics: {
      ...basics,
      label: basics.headline,
      url: urlOf(basics.url ?? basics.website),
      summary: entry(sections.summary).content ?? entry(source.summary).content,
      profiles: items('profiles').map(({ network, username, url, website }) => ({
        network,
        username,
        url: urlOf(url ?? website),
      })),
    },
    work: items('experience')
      .flatMap(({ roles, ...item }) => {
        const several = readEntries(roles).map((role) => ({ ...item, ...role }));
        return several.length > 0 ? several : [item];
      })
      .map((item) => ({ ...sharedFields(item), name: item.company })),
    education: items('education').map((item) => ({
      ...sharedFields(item),
      institution: item.institution ?? item.school,
      studyType: item.studyType ?? item.degree,
      score: item.score ?? item.grade,
    })),
    projects: items('projects').map((item) => ({
      ...sharedFields(item),
      summary: item.summary,
      description: item.description,
    })),
    skills: [
      ...items('skills').map(({ name, description, proficiency, keywords }) => ({
        name,
        level: description ?? proficiency,
        keywords,
      })),
      ...others.filter(({ isList }) => isList),
    ],
    languages: items('languages').map(({ name, language, description, fluency }) => ({
      language: language ?? name,
      fluency: fluency ?? description,
    })),
    awards: dated('awards'),
    certificates: dated('certifications'),
    publications: dated('publications'),
    volunteer: items('volunteer').map(sharedFields),
    interests: [...items('interests'), ...others.filter(({ isList }) => !isList)],
    references: items('references').map(({ name, position, summary, description }) =>
      plainText(summary)
        ? { name: [name, description].filter(plainText).join(', '), reference: summary }
        : { name: [name, position].filter(plainText).join(', '), reference: description },
    ),
  };
}

/** What sections are about, by their titles in the languages of most résumés. */
const sectionLists: [titles: RegExp, list: string][] = [
  [/general/i, 'basics'],
  [
    /summary|about|profil|perfil|welcome|objective|sobre|resum|über|propos|présentation|sommario|о себе|概要|自己|简介/i,
    'summary',
  ],
  [/referen|référ|recom|рекоменд|推薦|推荐/i, 'references'],
  [/certif|licen[sc]e|zertifi|сертифи|資格|证书/i, 'certificates'],
  [/award|hono[u]?r|prize|grant|premi|prêmi|prix|auszeich|наград|受賞|获奖/i, 'awards'],
  [/publi|paper|article|veröffentl|論文|论文/i, 'publications'],
  [/talk|presentation|vorträge|conférence|charla|palestra/i, 'talks'],
  [
    /volunt|volont|bénévol|ehrenamt|service|teach|leadership|extracurric|mentor|lehrtätig|enseign|docencia|enseñan|ensino|insegna|волонт/i,
    'volunteer',
  ],
  [
    /(?<!program\w* )(language|langue|idioma|sprach|lingu|języki|язык|語学|言語|语言)/i,
    'languages',
  ],
  [/skill|compéten|competen|habilidad|kenntnis|technolog|umiejęt|навык|スキル|技能/i, 'skills'],
  [/interest|hobb|intérêt|intereses|interessen|интерес|趣味|兴趣/i, 'interests'],
  [
    /education|degree|studies|(?<!in)formation|educaci|formaç|bildung|studium|istruzione|образов|学歴|教育/i,
    'education',
  ],
  [/project|software|projet|proyect|projek|progetti|проект/i, 'projects'],
  [
    /experience|employment|work|job|career|appointment|position|expérien|experienc|esperienz|beruf|erfahrung|опыт|職歴|经历/i,
    'work',
  ],
];

export const listOf = (title: unknown) =>
  sectionLists.find(([titles]) => titles.test(`${title}`.replaceAll('_', ' ')))?.[1];

/** RenderCV's texts are Markdown: a name that is a link gives the entry its URL. */
function withoutLinks(item: Entry): Entry {
  const links = Object.entries(item).flatMap(([field, value]) => {
    const [, text, url] = /^\[([^\]]+)\]\((\S+)\)$/.exec(`${value}`) ?? [];
    return text ? [{ field, text, url }] : [];
  });
  return {
    ...item,
    ...Object.fromEntries(links.map(({ field, text }) => [field, text])),
    ...(links[0] && !item.url && { url: links[0].url }),
  };
}

/** An entry of RenderCV: `date` alone is a text or a day. */
function readRendered(item: Entry, list: string | undefined): Entry {
  const name = item.name ?? item.label ?? item.title;
  const place = addressOf(item.location);
  const common: Entry = {
    ...item,
    name,
    title: item.title ?? name,
    url: urlOf(item.url) ?? (item.doi ? `https://doi.org/${item.doi}` : place),
    ...(place && { location: undefined }),
    ...(item.start_date || item.end_date
      ? {
          startDate: item.start_date,
          endDate: item.end_date === 'present' ? undefined : item.end_date,
        }
      : periodEnds(item.date)),
  };
  const details = plainText(item.details);
  const texts = [item.summary, ...[item.highlights].flat()].flatMap(
    (text) => plainText(text) ?? [],
  );
  switch (list) {
    case 'work':
      return { ...common, name: item.company ?? name };
    case 'education':
      return { ...common, studyType: item.degree ?? item.studyType };
    case 'skills':
      return { ...common, keywords: details?.split(/,\s*/) ?? item.keywords };
    case 'languages':
      return {
        language: item.language ?? name,
        fluency: details ?? item.fluency ?? item.level ?? item.summary,
      };
    case 'publications':
      return {
        ...common,
        publisher: item.journal ?? item.publisher,
        releaseDate: item.date ?? item.releaseDate,
      };
    case 'references':
      return { name, reference: details ?? texts.join(' ') };
    case 'interests':
      return { name, keywords: item.keywords ?? [...(details ? [details] : []), ...texts] };
    case 'volunteer':
      return { ...common, organization: item.company ?? item.organization ?? name };
    case 'certificates':
      return { ...common, issuer: item.issuer ?? texts[0], summary: texts.slice(1).join(' ') };
    case 'awards':
    case 'talks':
      return { ...common, summary: texts.join(' ') };
    default:
      return { ...common, description: item.description ?? details };
  }
}

/** The list of an entry of RenderCV: its fields tell some, the section's title the others. */
function renderedList(item: Entry, title: string): string {
  const list = listOf(title);
  if ('company' in item) return list === 'volunteer' ? list : 'work';
  if ('institution' in item) return 'education';
  if ('authors' in item) return 'publications';
  if (list && !['summary', 'basics', 'work', 'education'].includes(list)) return list;
  return 'details' in item ? 'skills' : 'projects';
}

/** A text of a section of RenderCV, which may begin with a label: 'Backend: Go, Rust'. */
function readText(text: string, title: string): [list: string, item: Entry] {
  const list = listOf(title);
  const [, label, details] = /^([^:]{2,40}):\s+(.+)$/.exec(text) ?? [];
  const [, name = text, url] = /^(.+?)\s*\((https?:[^)\s]+)\)$/.exec(text) ?? [];
  if (list && ['skills', 'languages', 'interests'].includes(list))
    return [list, readRendered(label ? { label, details } : { name: text }, list)];
  if (label && (list === 'projects' || list === 'references'))
    return [list, readRendered({ label, details }, list)];
  if (list && ['certificates', 'awards', 'publications', 'talks'].includes(list))
    return [list, { name, title: name, url }];
  return ['interests', { name: title.replaceAll('_', ' '), keywords: [text] }];
}

function fromRenderCv(cv: Entry): Entry {
  const lists: Lists = {};
  const summary = [cv.summary].flatMap((text) => plainText(text) ?? []);
  for (const [title, entries] of Object.entries(entry(cv.sections)))
    for (const each of [entries].flat()) {
      const item = withoutLinks(entry(each));
      const text = plainText(each) ?? plainText(item.bullet);
      if (text && listOf(title) === 'summary') summary.push(text);
      else if (text) add(lists, ...readText(text, title));
      else {
        const list = renderedList(item, title);
        add(lists, list, readRendered(item, list));
      }
    }
  return {
    basics: {
      name: cv.name,
      label: cv.headline ?? cv.label,
      location: cv.location,
      email: [cv.email].flat()[0],
      phone: `${[cv.phone].flat()[0] ?? ''}`.replace(/^tel:/, '') || undefined,
      url: [cv.website].flat()[0],
      summary: summary.join('\n'),
      profiles: [
        ...readEntries(cv.social_networks, 'network'),
        ...readEntries(cv.custom_connections).map(({ placeholder, url }) => ({
          network: placeholder,
          url,
        })),
      ],
    },
    ...lists,
    order: Object.keys(lists),
  };
}

const flat = (value: unknown): string[] =>
  [value]
    .flat()
    .flatMap(
      (part) =>
        plainText(part) ??
        Object.entries(entry(part)).flatMap(([key, value]) =>
          // YAML reads 'Thesis: on light' as a map.
          key === 'title' || key === 'contents' ? flat(value) : `${key}: ${flat(value).join(', ')}`,
        ),
    )
    .filter(Boolean);

/** The fields of a JSON Resume for rows of al-folio's general information, by their names. */
const generalFields: [names: RegExp, field: string][] = [
  [/full name|^name/i, 'name'],
  [/mail/i, 'email'],
  [/phone/i, 'phone'],
  [/web|url|site/i, 'url'],
  [/title|position|label/i, 'label'],
  [/location|address|city/i, 'location'],
];

/** Adds a row of the general information; what is private stays out. */
function readGeneral({ name, value }: Entry, basics: Entry, lists: Lists): void {
  const [, field] = generalFields.find(([names]) => names.test(`${name}`)) ?? [];
  if (field) basics[field] = value;
  else if (/language/i.test(`${name}`))
    lists.languages = `${value}`.split(/,\s*/).map((language) => ({ language }));
  else if (!/birth|gender|nationality|marital/i.test(`${name}`))
    add(lists, 'interests', { name, keywords: [value] });
}

/** A row of another section of al-folio, whose title may be a link. */
function readRow(row: unknown, list: string): Entry {
  const text = plainText(row);
  if (text) return { name: text, title: text, language: text, keywords: [] };
  const { title, institution, company, department, year, location, url, description, items } =
    entry(row);
  const texts = flat(description ?? items);
  const date = plainText(year);
  const [, titleUrl] = /<a\s[^>]*href=["']?(https?:[^"'\s>]+)/.exec(`${title}`) ?? [];
  const common = {
    ...periodEnds(year),
    ...{ date, releaseDate: date, location, url: urlOf(url) ?? titleUrl },
  };
  switch (list) {
    case 'work':
      return { ...common, position: title, name: institution ?? company, highlights: texts };
    case 'education':
      return {
        ...common,
        studyType: title,
        institution: institution ?? title,
        area: department,
        courses: texts,
      };
    case 'skills':
    case 'interests':
      return { ...common, name: title, keywords: texts };
    default:
      return {
        ...common,
        name: title,
        title,
        awarder: institution,
        organization: institution ?? title,
        position: institution && title,
        summary: texts.join('\n'),
        reference: texts.join(' '),
      };
  }
}

function fromAlFolio(sections: Entry[]): Entry {
  const lists: Lists = {};
  const basics: Entry = {};
  for (const { title, contents } of sections) {
    const list = listOf(title) ?? 'interests';
    // A year may have several items without a title.
    const rows = [contents].flat().flatMap((row) => {
      const { title: name, items, ...common } = entry(row);
      const isPlain = name === undefined && Array.isArray(items);
      return isPlain ? items.map((item) => ({ ...common, title: item })) : [row];
    });
    if (list === 'summary') basics.summary = rows.flatMap(flat).join('\n');
    else if (list === 'basics') for (const row of rows) readGeneral(entry(row), basics, lists);
    else for (const row of rows) add(lists, list, readRow(row, list));
  }
  return { basics, ...lists, order: Object.keys(lists) };
}

/** A resume of another tool as a JSON Resume; undefined if it is of none of them. */
export function asJsonResume(source: unknown): Entry | undefined {
  const file = entry(source);
  if (
    Array.isArray(source) &&
    source.every((part) => 'title' in entry(part) && 'contents' in entry(part))
  )
    return fromAlFolio(source as Entry[]);
  if (file.cv && entry(file.cv).name) return fromRenderCv(entry(file.cv));
  if (file.basics && file.sections && !file.work) return fromReactiveResume(file);
  return undefined;
}
