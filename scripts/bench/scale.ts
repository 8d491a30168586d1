/** How cost grows with content: made-up projects, posts and roles, built in a copy of the project. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { withFloor } from './lighthouse.ts';

const project = fileURLToPath(new URL('../../', import.meta.url));

/** The given sizes at a hundred times the content: projects, posts, roles. */
const largest = { projects: 100, posts: 400, roles: 60 };

const range = <T>(length: number, make: (i: number) => T) => Array.from({ length }, (_, i) => make(i));
const sentence = 'A made-up sentence of the usual length that says what was built and for whom it mattered.';

/** Content modules with `share` (0 to 1) of the largest sizes, and at least what the site has now. */
function madeUp(share: number): Record<string, string> {
  const count = (most: number, least: number) => Math.max(least, Math.round(most * share));
  const projects = range(count(largest.projects, 3), (i) => ({
    title: `Project ${i}`,
    description: sentence,
    link: `https://example.com/${i}`,
    github: null,
  }));
  const posts = range(count(largest.posts, 4), (i) => ({
    title: `An article about subject ${i}`,
    excerpt: `${sentence} ${sentence}`,
    date: '2026-01-30',
    readTime: '9 min read',
    category: 'Database',
  }));
  const careerItems = range(count(largest.roles, 8), (i) => ({
    title: `Role ${i}`,
    company: 'A company',
    color: 'copper',
    period: '',
    duration: '',
    project: 'A project',
    type: 'work',
    level: i % 5,
  }));
  const careerConnections = range(careerItems.length - 1, (i) => [i, i + 1]);
  return {
    projects: JSON.stringify(projects),
    posts: JSON.stringify(posts),
    careerItems: JSON.stringify(careerItems),
    careerConnections: JSON.stringify(careerConnections),
  };
}

/** Replaces an exported list in a content module. */
function replaceList(source: string, name: string, value: string): string {
  return source.replace(
    new RegExp(`(export const ${name}: [^=]+= )[\\s\\S]*?\\n\\];`),
    (_, start) => `${start}${value} as never;`,
  );
}

/** The table of build time, HTML size and first paint at three sizes. */
export async function measureScale() {
  const rows = [];
  for (const [times, share] of [
    [1, 0],
    [10, 0.1],
    [100, 1],
  ] as const) {
    const folder = mkdtempSync(join(tmpdir(), 'portfolio-scale-'));
    const skip = /\/(node_modules|build|\.git)(\/|$)/;
    cpSync(project, folder, { recursive: true, filter: (source) => !skip.test(source) });
    symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'));
    const lists = madeUp(share);
    for (const [file, names] of Object.entries({
      'projects.ts': ['projects'],
      'posts.ts': ['posts'],
      'career.ts': ['careerItems', 'careerConnections'],
    })) {
      const path = join(folder, 'app/content', file);
      const source = names.reduce(
        (text, name) => replaceList(text, name, lists[name] ?? ''),
        readFileSync(path, 'utf8'),
      );
      writeFileSync(path, source);
    }
    const start = performance.now();
    execFileSync(join(project, 'node_modules/.bin/react-router'), ['build'], { cwd: folder, stdio: 'pipe' });
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
