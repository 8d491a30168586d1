/** Content as an owner would have typed it. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Owner } from '#content-types/owner.ts';
import type { Project } from '#content-types/projects.ts';
import { placeholders } from '../site/check/placeholders.ts';
import { projectDirectory } from '../site/paths.ts';
import type { Imported } from './imported.ts';
import { proposeCareer } from './propose-career.ts';

/** Biome writes objects as a person does: single quotes, no quotes around names. */
function formatted(source: string): string {
  const biome = join(projectDirectory, 'node_modules/@biomejs/biome/bin/biome');
  const options = ['format', '--stdin-file-path=content.ts'];
  return execFileSync(process.execPath, [biome, ...options], {
    cwd: projectDirectory,
    input: source,
    encoding: 'utf8',
  });
}

const declaration = (note: string, name: string, type: string, value: unknown) =>
  `${note && `/** ${note} */\n`}export const ${name}: ${type} = ${JSON.stringify(value, null, 2)};`;

/** Every text once; what comes again, or is beyond the most, is told. */
function once<Item>(
  items: Item[],
  key: (item: Item) => string,
  leave: (item: Item) => void,
  most = Number.POSITIVE_INFINITY,
): Item[] {
  const kept = items.filter((item, i) => items.findIndex((other) => key(other) === key(item)) === i).slice(0, most);
  for (const item of items) if (!kept.includes(item)) leave(item);
  return kept;
}

/** The types of what each module exports. */
const types: Record<string, string[]> = {
  'owner.ts': ['Owner'],
  'projects.ts': ['Project'],
  'posts.ts': ['Post'],
  'career.ts': ['CareerConnection', 'CareerItem'],
};

/** As many topics as a reader takes in. */
const mostTopics = 12;

/**
 * The files that what was imported makes of a content folder, by name; `leftOut` of what was imported grows by what has
 * no place in them.
 *
 * @param origin what it is from, for the files' own comments.
 */
export function contentModules(imported: Imported, origin: string): Map<string, string> {
  const { items, connections } = proposeCareer(imported.roles);
  const owner: Owner = {
    name: imported.name ?? placeholders.name,
    tagline: imported.tagline ?? items.at(-1)?.title ?? placeholders.tagline,
    pitch: imported.pitch ?? placeholders.pitch,
    description: '',
    email: imported.email ?? placeholders.email,
    site: imported.site ? new URL(imported.site).origin : placeholders.site,
    booking: `${placeholders.address}book-a-call`,
    profiles: once(
      imported.profiles,
      ({ url }) => url,
      ({ url }) => imported.leftOut.push(`profile: ${url}`),
      12,
    ),
    security: `mailto:${imported.email ?? placeholders.email}`,
  };
  const titled = (imported.projects.length > 0 ? imported.projects : [{}]).map((project): Project => {
    const title = project.title ?? placeholders.projectTitle;
    const description = project.description ?? placeholders.description;
    return { title, description, link: project.link ?? placeholders.address, github: project.github ?? null };
  });
  const projects = once(
    titled,
    ({ title }) => title,
    ({ title }) => imported.leftOut.push(`project: ${title}, again`),
    100,
  );
  const posts = once(
    imported.posts,
    ({ title }) => title,
    ({ title }) => imported.leftOut.push(`publication: ${title}, again`),
  );
  const topics = once(
    imported.topics.length > 0 ? imported.topics : [placeholders.topic],
    (topic) => topic,
    (topic) => imported.leftOut.push(`topic: ${topic}`),
    mostTopics,
  );
  const from = `From ${origin}.`;
  const proposals = `${from} Levels, connections, icons and colours are proposals (docs/import.md): change them as you like.`;
  // Fields that most roles share stand once.
  const typed = items.map(({ type: _, period, duration, ...item }) => ({
    ...{ '...work': 0 },
    ...item,
    ...(period && { period }),
    ...(duration && { duration }),
  }));
  const roles = declaration(proposals, 'careerItems', 'CareerItem[]', typed).replaceAll('"...work": 0', '...work');
  const lists: Record<string, string[]> = {
    'owner.ts': [declaration(from, 'owner', 'Owner', owner)],
    'projects.ts': [declaration(from, 'projects', 'Project[]', projects)],
    'topics.ts': [declaration(from, 'topics', 'string[]', topics)],
    'posts.ts': [declaration('', 'posts', 'Post[]', posts)],
    'career.ts': [
      "const work = { period: '', duration: '', type: 'work' } as const;",
      roles,
      declaration('', 'careerConnections', 'CareerConnection[]', connections),
    ],
  };
  return new Map(
    Object.entries(lists).map(([file, declarations]) => {
      const names = types[file]?.join(', ');
      const head = names && `import type { ${names} } from '#content-types/${file}';`;
      return [file, formatted([head, ...declarations].filter(Boolean).join('\n\n'))];
    }),
  );
}
