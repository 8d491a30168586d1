/** Writes content modules as an owner would. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { projectDirectory } from '../src/lib/node/paths.ts';
import type { Owner } from '../src/schema/owner.ts';
import { placeholders } from '../src/schema/placeholders.ts';
import type { Project } from '../src/schema/projects.ts';
import { asResumeWork, divideRoles } from './divide-roles.ts';
import type { Imported, ImportedContent } from './imported.ts';
import { proposeCareer } from './propose-career.ts';

/** Formats with single quotes and unquoted keys. */
function formatModule(source: string): string {
  const biome = join(projectDirectory, 'node_modules/@biomejs/biome/bin/biome');
  const options = ['format', '--stdin-file-path=content.ts', '--files-max-size=67108864'];
  return execFileSync(process.execPath, [biome, ...options], {
    cwd: projectDirectory,
    input: source,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
}

const declaration = (note: string, name: string, type: string, value: unknown) =>
  `${note && `/** ${note} */\n`}export const ${name}: ${type} = ${JSON.stringify(value, null, 2)};`;

/** Removes repeated items, and those beyond the maximum; both are reported. */
function once<Item>(
  items: Item[],
  key: (item: Item) => string,
  leave: (item: Item) => void,
  most = Number.POSITIVE_INFINITY,
): Item[] {
  const kept = items
    .filter((item, i) => items.findIndex((other) => key(other) === key(item)) === i)
    .slice(0, most);
  for (const item of items) if (!kept.includes(item)) leave(item);
  return kept;
}

/** Adds numbers to repeated titles. */
function dedupeTitles(projects: Project[]): Project[] {
  const seen = new Map<string, number>();
  return projects.map((project) => {
    const count = (seen.get(project.title) ?? 0) + 1;
    seen.set(project.title, count);
    return count === 1 ? project : { ...project, title: `${project.title} (${count})` };
  });
}

/** The URL of GitHub Pages for a profile, whose owner can publish there without a domain. */
const pagesOf = (profile: string) =>
  `https://${new URL(profile).pathname.split('/')[1]?.toLowerCase()}.github.io`;

/** The imported content; adds to `skipped`. */
export function toContent(imported: Imported): ImportedContent {
  const { education = [] } = imported.resume;
  // For students, studies are roles.
  const studies = education.map(({ institution, studyType, area, startDate, endDate, period }) => ({
    title: [studyType, area].filter(Boolean).join(', ') || institution,
    company: institution,
    ...(startDate && { start: startDate.slice(0, 7) }),
    ...(endDate && startDate && { end: endDate.slice(0, 7) }),
    ...(period && { period }),
  }));
  const { onGraph, others } = divideRoles(imported.roles);
  const { items, connections } = proposeCareer(onGraph.length > 0 ? onGraph : studies);
  const { profiles, ...ownerFields } = imported.owner;
  const { email = placeholders.email } = ownerFields;
  // An ended role or a degree is not what the person is.
  const current = imported.roles.length > 0 ? items.at(-1) : undefined;
  const guess = current?.start && !current.end && !current.period ? current.title : undefined;
  const isGuess = ownerFields.tagline === undefined && guess !== undefined;
  const github = profiles.find(({ url }) => /^https:\/\/github\.com\/[\w-]+\/?$/.test(url))?.url;
  const owner: Owner = {
    ...ownerFields,
    name: ownerFields.name ?? placeholders.name,
    tagline: ownerFields.tagline ?? guess ?? placeholders.tagline,
    pitch: ownerFields.pitch ?? placeholders.pitch,
    description: '',
    email,
    site: ownerFields.site ?? (github ? pagesOf(github) : placeholders.site),
    profiles: once(
      profiles,
      ({ url }) => url,
      ({ url }) => imported.skipped.push(`profile: ${url}`),
      12,
    ),
    proposals: ['levels', ...(isGuess ? (['tagline'] as const) : [])],
  };
  const projects = imported.projects.map((project): Project => {
    const description = project.description ?? project.highlights?.[0] ?? '';
    const title =
      project.title ??
      (description.split(/\s+/).slice(0, 5).join(' ') || placeholders.projectTitle);
    return { ...project, title, description: description || placeholders.description };
  });
  return {
    owner,
    projects: dedupeTitles(projects),
    careerItems: items,
    careerConnections: connections,
    // What a person knows is not what they write about.
    topics: [],
    posts: imported.posts,
    resume: {
      ...imported.resume,
      ...(others.length > 0 && { work: others.map(asResumeWork) }),
    },
  };
}

/**
 * The content's files by name; adds to `skipped`.
 *
 * @param origin the source, for comments in the files.
 */
export function contentModules(imported: Imported, origin: string): Map<string, string> {
  const { owner, projects, careerItems, careerConnections, topics, posts, resume } =
    toContent(imported);
  const from = `From ${origin.replaceAll('*/', '')}.`;
  const proposals = `${from} Levels, connections, icons and colours are proposals (docs/import.md): change them as you like.`;
  // Common fields of roles are written once.
  const typed = careerItems.map(({ type: _, period, duration, ...item }) => ({
    ...{ '...work': 0 },
    ...item,
    ...(period && { period }),
    ...(duration && { duration }),
  }));
  const roles = declaration(proposals, 'careerItems', 'CareerItem[]', typed).replaceAll(
    '"...work": 0',
    '...work',
  );
  const files: Record<string, [types: string[], ...declarations: string[]]> = {
    'owner.ts': [['Owner'], declaration(from, 'owner', 'Owner', owner)],
    'projects.ts': [['Project'], declaration(from, 'projects', 'Project[]', projects)],
    'topics.ts': [[], declaration(from, 'topics', 'string[]', topics)],
    'posts.ts': [['Post'], declaration('', 'posts', 'Post[]', posts)],
    'resume.ts': [['Resume'], declaration(from, 'resume', 'Resume', resume)],
    'career.ts': [
      ['CareerConnection', 'CareerItem'],
      "const work = { period: '', duration: '', type: 'work' } as const;",
      roles,
      declaration('', 'careerConnections', 'CareerConnection[]', careerConnections),
    ],
  };
  return new Map(
    Object.entries(files).map(([file, [types, ...declarations]]) => {
      const head =
        types.length > 0 && `import type { ${types.join(', ')} } from '#schema/${file}';`;
      return [file, formatModule([head, ...declarations].filter(Boolean).join('\n\n'))];
    }),
  );
}
