/** How cost grows with content: made-up projects, articles and roles. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../shared/content.ts';
import { projectDirectory, publicFolder } from '../shared/paths.ts';
import { contentFiles } from '../shared/schema/content.ts';
import { withFloor } from './lighthouse.ts';
import { type BenchSite, buildMeasured } from './sites.ts';

/** The given sizes at a hundred times the content: projects, articles, roles. */
const largest = { projects: 100, articles: 400, roles: 60 };

const range = <T>(length: number, make: (i: number) => T) =>
  Array.from({ length }, (_, i) => make(i));
const sentence =
  'A made-up sentence of the usual length that says what was built and for whom it mattered.';

const count = (most: number, share: number, least: number) =>
  Math.max(least, Math.round(most * share));

/** Sentences and code as people write them: the project's own. */
const sentences =
  readFileSync(join(projectDirectory, 'docs/architecture.md'), 'utf8').match(
    /[A-Z][^.|`#\n]{30,160}\./g,
  ) ?? [];
const code = readFileSync(join(projectDirectory, 'app/client.tsx'), 'utf8').split('\n');

/** An article of 1,500 words in six sections, three of which have twenty lines of code. */
function madeUpArticle(i: number): string {
  const sections = range(6, (section) => {
    const words: string[] = [];
    while (words.length < 250)
      words.push(
        ...(sentences[(i * 7 + section * 31 + words.length) % sentences.length] ?? sentence).split(
          ' ',
        ),
      );
    const half = Math.floor(words.length / 2);
    const lines = code.slice((i + section) % 40, ((i + section) % 40) + 20);
    const block = section % 2 === 0 ? `\n\n\`\`\`tsx\n${lines.join('\n')}\n\`\`\`` : '';
    return `## Part ${section + 1} of subject ${i}\n\n${words.slice(0, half).join(' ')}\n\n${words.slice(half).join(' ')}${block}`;
  });
  const fields = {
    title: `An article about subject ${i}`,
    excerpt: `${sentence} ${sentence}`,
    category: 'Database',
  };
  const date = new Date(Date.UTC(2026, 0, 1 - i)).toISOString().slice(0, 10);
  return `---\n${Object.entries({ ...fields, date })
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('')}---\n\n${sections.join('\n\n')}\n`;
}

/** Content with `share` (0 to 1) of the largest sizes, and at least what the specification gives. */
function madeUp(share: number): Pick<Content, 'projects' | 'careerItems' | 'careerConnections'> {
  const projects = range<Content['projects'][number]>(count(largest.projects, share, 3), (i) => ({
    title: `Project ${i}`,
    description: sentence,
    link: `https://example.com/${i}`,
    github: null,
  }));
  const careerItems = range<Content['careerItems'][number]>(
    count(largest.roles, share, 8),
    (i) => ({
      title: `Role ${i}`,
      company: 'A company',
      color: 'copper',
      period: '',
      duration: '',
      project: 'A project',
      type: 'work',
      level: i % 5,
    }),
  );
  const careerConnections = range<Content['careerConnections'][number]>(
    careerItems.length - 1,
    (i) => [i, i + 1],
  );
  return { projects, careerItems, careerConnections };
}

/** Writes made-up content in place of the shipped one's. */
function writeContent(name: string, content: Partial<Content>, articles: string[]): BenchSite {
  const folder = join(projectDirectory, 'build/bench', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(join(projectDirectory, 'test-content/shipped'), join(folder, 'content'), {
    recursive: true,
  });
  const modules = Map.groupBy(
    Object.entries(content),
    ([list]) => contentFiles[list as keyof Content],
  );
  for (const [file, lists] of modules)
    writeFileSync(
      join(folder, 'content', file),
      lists
        .map(([list, value]) => `export const ${list}: any = ${JSON.stringify(value)};\n`)
        .join(''),
    );
  mkdirSync(join(folder, 'content/articles'), { recursive: true });
  for (const [i, text] of articles.entries())
    writeFileSync(join(folder, `content/articles/subject-${i}.md`), text);
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
    const articles = range(count(largest.articles, share, 4), madeUpArticle);
    const site = writeContent(`scale-${times}`, madeUp(share), articles);
    const { folder, seconds, megabytes } = buildMeasured(site);
    const size = (page: string) => readFileSync(join(folder, publicFolder, `${page}.br`)).length;
    const [home, blog, article] = await withFloor(site, ['/', '/blog', '/blog/subject-0'], 1);
    rows.push({
      content: `x ${times}`,
      articles: articles.length,
      'build, s': seconds.toFixed(1),
      'build, MB': megabytes,
      'home, bytes': size('index.html'),
      'blog, bytes': size('blog/index.html'),
      'article, bytes': size('blog/subject-0/index.html'),
      'home FCP / floor': home?.['FCP / floor, ms'],
      'blog FCP / floor': blog?.['FCP / floor, ms'],
      'article FCP / floor': article?.['FCP / floor, ms'],
      'home TBT / floor': home?.['TBT / floor, ms'],
      'blog TBT / floor': blog?.['TBT / floor, ms'],
    });
  }
  return rows;
}
