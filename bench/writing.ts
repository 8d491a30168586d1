/** Measures how soon a saved change shows in `npm run dev`, and how long a build takes. */
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../e2e/free-ports.ts';
import { folderPaths } from '../src/content/routes.ts';
import { projectDirectory } from '../src/lib/node/paths.ts';

const words = 'the queue of a server waits for memory and writes its log to a disk'.split(' ');

/** A text of some 600 words with headings, lists, links and code. */
const articleText = (i: number, count: number) =>
  Array.from({ length: 5 }, (_, part) => {
    const sentence = Array.from(
      { length: 110 },
      (_, k) => words[(i + part + k * k) % words.length],
    );
    return `## Part ${part}\n\n${sentence.join(' ')} [on](post-${(i + part) % count}.md).\n\n- one\n- two\n\n\`\`\`js\nconst a = ${part};\n\`\`\`\n`;
  }).join('\n');

function writeContent(folder: string, count: number) {
  cpSync(join(projectDirectory, 'test-content/default'), folder, { recursive: true });
  mkdirSync(join(folder, 'articles'), { recursive: true });
  for (let i = 0; i < count; i++)
    writeFileSync(
      join(folder, `articles/post-${i}.md`),
      `---\ntitle: Post ${i}\nexcerpt: What post ${i} says\ndate: ${2010 + (i % 15)}-03-11\ntopics: [Topic ${i % 40}]\n---\n\n${articleText(i, count)}`,
    );
}

/** Milliseconds until a saved change is on the page, three times. */
async function measureSaves(folder: string): Promise<number[]> {
  const [port] = await freePorts(1);
  const args = ['node_modules/vite/bin/vite.js', '--port', `${port}`, '--strictPort'];
  const server = spawn(process.execPath, args, {
    cwd: projectDirectory,
    env: { ...process.env, CONTENT_DIRECTORY: folder },
  });
  const page = `http://localhost:${port}${folderPaths.articles}post-5`;
  const read = async () => (await fetch(page, { headers: { accept: 'text/html' } })).text();
  const times: number[] = [];
  try {
    await new Promise<void>((resolve) =>
      server.stdout.on('data', (line) => /Local/.test(`${line}`) && resolve()),
    );
    await read();
    const file = join(folder, 'articles/post-5.md');
    for (const mark of ['First saved.', 'Second saved.', 'Third saved.']) {
      const text = readFileSync(file, 'utf8');
      const start = performance.now();
      writeFileSync(file, `${text}\n${mark}\n`);
      while (!(await read()).includes(mark));
      times.push(Math.round(performance.now() - start));
    }
  } finally {
    server.kill();
  }
  return times;
}

/** @param count of articles. */
export async function measureWriting(count: number) {
  const folder = mkdtempSync(join(tmpdir(), 'writing-'));
  const content = join(folder, 'content');
  writeContent(content, count);
  try {
    const saves = await measureSaves(content);
    const began = performance.now();
    execFileSync(process.execPath, ['src/commands/build.ts'], {
      cwd: projectDirectory,
      stdio: 'ignore',
      env: {
        ...process.env,
        CONTENT_DIRECTORY: content,
        BUILD_DIRECTORY: join(folder, 'build'),
        GITHUB_API: 'http://127.0.0.1:9',
      },
    });
    return {
      articles: count,
      'a saved change shows, ms': saves.join(', '),
      'build, s': Math.round((performance.now() - began) / 1000),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
