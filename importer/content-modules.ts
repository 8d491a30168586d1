/** Turns an imported resume into the modules of the content. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { placeholders } from '../src/check/placeholders.ts';
import { projectDirectory } from '../src/lib/node/paths.ts';
import type { Owner } from '../src/schema/owner.ts';
import type { Project } from '../src/schema/projects.ts';
import { omitEmpty } from './entries.ts';
import type { Imported } from './imported.ts';
import { asResumeWork, divideRoles, proposeCareer } from './propose-career.ts';

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

/** The maximum number of profiles in the hero. */
const maxProfiles = 12;

const dedupeTitles = (projects: Project[]): Project[] =>
  projects.map((project, i) => {
    const before = projects.slice(0, i).filter(({ title }) => title === project.title).length;
    return before === 0 ? project : { ...project, title: `${project.title} (${before + 1})` };
  });

/** The imported content; adds to `skipped`. */
export function toContent(imported: Imported) {
  const { education = [] } = imported.resume;
  // Without roles, studies are on the graph.
  const studies = education.map(({ studyType, area, startDate, endDate, period, ...study }) => ({
    title: [studyType, area].filter(Boolean).join(', ') || (study.institution ?? ''),
    company: study.institution ?? '',
    ...(startDate && { start: startDate }),
    ...(endDate && (startDate ? { end: endDate } : { period: endDate })),
    ...(period && { period }),
  }));
  const { onGraph, others } = divideRoles(imported.roles);
  const { items, connections } = proposeCareer(onGraph.length > 0 ? onGraph : studies);
  const { name, tagline, pitch, email, site } = placeholders;
  const facts = { name, tagline, pitch, description: '', email, site, ...imported.owner };
  const profiles = facts.profiles.filter(({ url }) => url.replace(/\/$/, '') !== facts.site);
  imported.skipped.push(...profiles.slice(maxProfiles).map(({ url }) => `profile: ${url}`));
  const owner: Owner = {
    ...facts,
    profiles: profiles.slice(0, maxProfiles),
    ...(items.length > 0 && { proposals: ['levels', 'connections'] }),
  };
  const projects = imported.projects.map((project): Project => {
    const { title = placeholders.projectTitle, description = placeholders.description } = project;
    return { ...project, title, description };
  });
  return {
    owner,
    projects: dedupeTitles(projects),
    careerItems: items,
    careerConnections: connections,
    // What a person knows is not what they write about.
    topics: [],
    posts: [],
    resume: omitEmpty({ ...imported.resume, work: others.map(asResumeWork) }),
  };
}

/** The content, and its files by name with the source in their comments; adds to `skipped`. */
export function contentModules(imported: Imported, origin: string) {
  const content = toContent(imported);
  const { owner, projects, careerItems, careerConnections, topics, posts, resume } = content;
  const from = `From ${origin.replaceAll('*/', '')}.`;
  const proposals = `${from} Levels, connections, icons and colours are proposals (docs/import.md): change them as you like.`;
  // Common fields of roles are written once.
  const typed = careerItems.map(({ type: _, duration: __, period, ...item }) => ({
    ...{ '...work': 0 },
    ...item,
    ...(period && { period }),
  }));
  const roles = declaration(proposals, 'careerItems', 'CareerItem[]', typed);
  const files: Record<string, [types: string[], ...declarations: string[]]> = {
    'owner.ts': [['Owner'], declaration(from, 'owner', 'Owner', owner)],
    'projects.ts': [['Project'], declaration(from, 'projects', 'Project[]', projects)],
    'topics.ts': [[], declaration(from, 'topics', 'string[]', topics)],
    'posts.ts': [['Post'], declaration('', 'posts', 'Post[]', posts)],
    'resume.ts': [['Resume'], declaration(from, 'resume', 'Resume', resume)],
    'career.ts': [
      ['CareerConnection', 'CareerItem'],
      "const work = { period: '', duration: '', type: 'work' } as const;",
      roles.replaceAll('"...work": 0', '...work'),
      declaration('', 'careerConnections', 'CareerConnection[]', careerConnections),
    ],
  };
  const modules = Object.entries(files).map(([file, [types, ...declarations]]) => {
    const head = types.length > 0 && `import type { ${types.join(', ')} } from '#schema/${file}';`;
    return [file, formatModule([head, ...declarations].filter(Boolean).join('\n\n'))] as const;
  });
  return { content, modules: new Map(modules) };
}
