/** How cost grows with content: made-up projects, posts and roles, built in a copy of the project. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Content } from '../../app/content-rules.ts';
import { testContent } from '../../test-site/content.ts';
import { buildCopy, copyProject } from '../../test-site/project-copy.ts';
import { withFloor } from './lighthouse.ts';

/** The given sizes at a hundred times the content: projects, posts, roles. */
const largest = { projects: 100, posts: 400, roles: 60 };

const range = <T>(length: number, make: (i: number) => T) => Array.from({ length }, (_, i) => make(i));
const sentence = 'A made-up sentence of the usual length that says what was built and for whom it mattered.';

/** Content with `share` (0 to 1) of the largest sizes, and at least what the specification gives. */
function madeUp(share: number): Content {
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
  const careerConnections = range<Content['careerConnections'][number]>(careerItems.length - 1, (i) => [
    i,
    i + 1,
  ]);
  return { ...testContent, projects, posts, careerItems, careerConnections };
}

/** The table of build time, HTML size and first paint at three sizes. */
export async function measureScale() {
  const rows = [];
  for (const [times, share] of [
    [1, 0],
    [10, 0.1],
    [100, 1],
  ] as const) {
    const folder = copyProject(madeUp(share));
    const start = performance.now();
    buildCopy(folder);
    const seconds = (performance.now() - start) / 1000;
    const size = (page: string) => readFileSync(join(folder, 'build/client', `${page}.br`)).length;
    const [home, blog] = await withFloor(pathToFileURL(`${folder}/build/`), ['/', '/blog'], 1);
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
    rmSync(folder, { recursive: true });
  }
  return rows;
}
