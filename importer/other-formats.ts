/**
 * Resumes of other tools as a JSON Resume, the form that json-resume.ts reads: Reactive Resume
 * (https://docs.rxresu.me, versions 4 and 5), RenderCV (https://docs.rendercv.com) and the cv.yml of
 * al-folio (https://github.com/alshedivat/al-folio).
 */
import { plainText } from './clean-text.ts';
import { type Entry, entry, first, readEntries } from './entries.ts';

/** The two ends of a period in one text: '2019 – 2021', '2020-01 to present'. */
function periodEnds(value: unknown): Entry {
  const text = plainText(value);
  if (!text) return {};
  const [startDate, endDate] = text.split(/\s+(?:[-–—]|to|bis|à|a)\s+|\s*[–—]\s*/);
  return { startDate, ...(endDate && { endDate }) };
}

/** The URL of a link object or of a text. */
const urlOf = (value: unknown) => plainText(value) ?? first(entry(value).href, entry(value).url);

/** The visible items of a section of Reactive Resume. */
const itemsOf = (section: unknown): Entry[] =>
  readEntries(entry(section).items).filter(({ visible, hidden }) => visible !== false && !hidden);

const shared = (item: Entry): Entry => ({
  ...item,
  ...periodEnds(item.date ?? item.period),
  url: urlOf(item.url ?? item.website),
  summary: item.summary ?? item.description,
  description: undefined,
});

function fromReactiveResume(source: Entry): Entry {
  const basics = entry(source.basics);
  const sections = entry(source.sections);
  const items = (name: string) => itemsOf(sections[name]);
  const dated = (name: string) =>
    items(name).map((item) => ({
      ...shared(item),
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
    work: items('experience').map((item) => ({ ...shared(item), name: item.company })),
    education: items('education').map((item) => ({
      ...shared(item),
      institution: item.institution ?? item.school,
      studyType: item.studyType ?? item.degree,
      score: item.score ?? item.grade,
    })),
    projects: items('projects').map((item) => ({ ...shared(item), description: item.description })),
    skills: items('skills').map(({ name, description, proficiency, keywords }) => ({
      name,
      level: description ?? proficiency,
      keywords,
    })),
    languages: items('languages').map(({ name, language, description, fluency }) => ({
      language: language ?? name,
      fluency: fluency ?? description,
    })),
    awards: dated('awards'),
    certificates: dated('certifications'),
    publications: dated('publications'),
    volunteer: items('volunteer').map(shared),
    interests: items('interests'),
    references: items('references').map(({ name, summary, description }) => ({
      name,
      reference: summary ?? description,
    })),
  };
}

/** RenderCV's dates: `date` alone is a text or a day. */
const rendered = (item: Entry): Entry => ({
  ...item,
  ...(item.start_date || item.end_date
    ? {
        startDate: item.start_date,
        endDate: item.end_date === 'present' ? undefined : item.end_date,
      }
    : periodEnds(item.date)),
});

/** The list of a JSON Resume for entries of RenderCV, by their fields. */
const renderedList: [list: string, fields: string[]][] = [
  ['education', ['institution']],
  ['work', ['company']],
  ['publications', ['authors']],
  ['skills', ['label', 'details']],
  ['projects', ['name']],
];

function fromRenderCv(cv: Entry): Entry {
  const resume: Record<string, Entry[]> = {};
  const summary: string[] = [];
  const lists: Record<string, string> = { skills: 'skills', languages: 'languages' };
  for (const [title, entries] of Object.entries(entry(cv.sections)))
    for (const each of Array.isArray(entries) ? entries : [entries]) {
      const text = plainText(each);
      if (text && /summary|about|profil|welcome|objective/i.test(title)) summary.push(text);
      if (text) {
        if (!/summary|about|profil|welcome|objective/i.test(title))
          resume.interests = [...(resume.interests ?? []), { name: title, keywords: [text] }];
        continue;
      }
      const item = entry(each);
      const [list = 'projects'] =
        renderedList.find(([, fields]) => fields.every((field) => field in item)) ?? [];
      const own = lists[title.toLowerCase().replace(/\W/g, '')] ?? list;
      const named = item.bullet
        ? [{ name: title, keywords: [item.bullet] }]
        : own === 'skills' || own === 'languages'
          ? [
              own === 'languages'
                ? { language: item.label ?? item.name, fluency: item.details }
                : {
                    name: item.label ?? item.name,
                    keywords: plainText(item.details)?.split(/,\s*/) ?? [],
                  },
            ]
          : own === 'publications'
            ? [
                {
                  name: item.title,
                  publisher: item.journal,
                  releaseDate: item.date,
                  url: urlOf(item.url) ?? (item.doi && `https://doi.org/${item.doi}`),
                  authors: item.authors,
                  summary: item.summary,
                },
              ]
            : [
                {
                  ...rendered(item),
                  ...(own === 'work' && { name: item.company }),
                  ...(own === 'education' && { studyType: item.degree }),
                },
              ];
      const target = item.bullet ? 'interests' : own;
      resume[target] = [...(resume[target] ?? []), ...named];
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
      profiles: readEntries(cv.social_networks, 'network'),
    },
    ...resume,
  };
}

/** What a section of al-folio's cv.yml becomes, by its title. */
const alFolioSections: [titles: RegExp, list: string][] = [
  [/general/i, 'basics'],
  [/experience|employment|work|appointment|position/i, 'work'],
  [/education|degree|studies/i, 'education'],
  [/award|honou?r|prize|grant/i, 'awards'],
  [/publication|paper/i, 'publications'],
  [/volunt|service/i, 'volunteer'],
  [/interest|hobb/i, 'interests'],
  [/language/i, 'languages'],
  [/skill/i, 'skills'],
  [/project|software/i, 'projects'],
];

const flat = (value: unknown): string[] =>
  [value]
    .flat()
    .flatMap(
      (part) =>
        plainText(part) ?? [
          ...(plainText(entry(part).title) ? [`${plainText(entry(part).title)}`] : []),
          ...(entry(part).contents ? flat(entry(part).contents) : []),
        ],
    )
    .filter(Boolean);

function fromAlFolio(sections: Entry[]): Entry {
  const resume: Record<string, Entry[]> = {};
  const basics: Entry = {};
  for (const { title, contents } of sections) {
    const [, list = 'interests'] =
      alFolioSections.find(([titles]) => titles.test(`${title}`)) ?? [];
    for (const each of [contents].flat()) {
      const text = plainText(each);
      const item = entry(each);
      if (list === 'basics') {
        const name = `${item.name}`.toLowerCase();
        if (/full name|^name/.test(name)) basics.name = item.value;
        else if (/mail/.test(name)) basics.email = item.value;
        else if (/phone/.test(name)) basics.phone = item.value;
        else if (/web|url|site/.test(name)) basics.url = item.value;
        else if (/title|position|label/.test(name)) basics.label = item.value;
        else if (/language/.test(name))
          resume.languages = [`${item.value}`.split(/,\s*/)]
            .flat()
            .map((language) => ({ language }));
        else
          resume.interests = [
            ...(resume.interests ?? []),
            { name: item.name, keywords: [item.value] },
          ];
        continue;
      }
      const texts = flat(item.description ?? item.items);
      const common = {
        ...periodEnds(item.year),
        date: plainText(item.year),
        releaseDate: plainText(item.year),
        location: item.location,
        url: urlOf(item.url),
        highlights: texts,
      };
      const named: Entry = text
        ? { name: text, title: text, language: text, keywords: [] }
        : list === 'work'
          ? { ...common, position: item.title, name: item.institution ?? item.company }
          : list === 'education'
            ? {
                ...common,
                highlights: undefined,
                studyType: item.title,
                institution: item.institution ?? item.title,
                area: item.department,
                courses: texts,
              }
            : {
                ...common,
                name: item.title,
                title: item.title,
                awarder: item.institution,
                organization: item.institution ?? item.title,
                position: item.institution && item.title,
                summary: texts.join('\n'),
                keywords: texts,
              };
      resume[list] = [...(resume[list] ?? []), named];
    }
  }
  return { basics, ...resume };
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
