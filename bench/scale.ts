/** How cost grows with content: made-up projects, posts and roles. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../site/content.ts';
import { contentFiles } from '../site/content-findings.ts';
import { projectDirectory, publicFolder } from '../site/paths.ts';
import { withFloor } from './lighthouse.ts';
import { type BenchSite, build } from './sites.ts';

/** The given sizes at a hundred times the content: projects, posts, roles. */
const largest = { projects: 100, posts: 400, roles: 60 };

const range = <T>(length: number, make: (i: number) => T) => Array.from({ length }, (_, i) => make(i));
const sentence = 'A made-up sentence of the usual length that says what was built and for whom it mattered.';

/** Content with `share` (0 to 1) of the largest sizes, and at least what the specification gives. */
function madeUp(share: number): Pick<Content, 'projects' | 'posts' | 'careerItems' | 'careerConnections'> {
  const count = (most: number, least: number) => Math.max(least, Math.round(most * share));
  const projects = range<Content['projects'][number]>(count(largest.projects, 3), (i) => ({
    title: `Project ${i}`,
    description: sentence,
    link: `https://example.com/${i}`,
    github: null,
  }));
  const posts = range<Content['posts'][number]>(count(largest.posts, 4), (i) => ({
    title: `An article about subject ${i}`,
    excerpt: `${sentence} ${sentence}`,
    date: '2026-01-30',
    readTime: '9 min read',
    category: 'Database',
  }));
  const careerItems = range<Content['careerItems'][number]>(count(largest.roles, 8), (i) => ({
    title: `Role ${i}`,
    company: 'A company',
    color: 'copper',
    period: '',
    duration: '',
    project: 'A project',
    type: 'work',
    level: i % 5,
  }));
  const careerConnections = range<Content['careerConnections'][number]>(careerItems.length - 1, (i) => [i, i + 1]);
  return { projects, posts, careerItems, careerConnections };
}

/** Writes made-up content in place of the shipped one's. */
function writeContent(name: string, content: Partial<Content>): BenchSite {
  const folder = join(projectDirectory, 'build/bench', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(join(projectDirectory, 'app/content'), join(folder, 'content'), { recursive: true });
  const modules = Map.groupBy(Object.entries(content), ([list]) => contentFiles[list as keyof Content]);
  for (const [file, lists] of modules)
    writeFileSync(
      join(folder, 'content', file),
      lists.map(([list, value]) => `export const ${list} = ${JSON.stringify(value)};\n`).join(''),
    );
  return { content: join(folder, 'content'), folder };
}

/** The table of build time, HTML size and first paint at three sizes. */
export async function measureScale() {
  const rows = [];
  for (const [times, share] of [
    [1, 0],
    [10, 0.1],
    [100, 1],
  ] as const) {
    const site = writeContent(`scale-${times}`, madeUp(share));
    const start = performance.now();
    const folder = build(site);
    const seconds = (performance.now() - start) / 1000;
    const size = (page: string) => readFileSync(join(folder, publicFolder, `${page}.br`)).length;
    const [home, blog] = await withFloor(site, ['/', '/blog'], 1);
    rows.push({
      content: `x ${times}`,
      'build, s': seconds.toFixed(1),
      'home, bytes': size('index.html'),
      'blog, bytes': size('blog/index.html'),
      'home FCP / floor': home?.['FCP / floor, ms'],
      'blog FCP / floor': blog?.['FCP / floor, ms'],
      'home TBT / floor': home?.['TBT / floor, ms'],
      'blog TBT / floor': blog?.['TBT / floor, ms'],
    });
  }
  return rows;
}
