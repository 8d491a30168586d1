import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { contentDirectory, projectDirectory, toPosix } from '#lib/node/paths.ts';
import { makeTemporaryFolder } from '#lib/node/temporary-folder.ts';
import { copyFolder } from '#test-content/copy-folder.ts';
import { writeFiles } from '#test-content/files.ts';
import { runCommand } from '#test-content/run-command.ts';

const folder = makeTemporaryFolder('build-');

/** Runs a script as npm does; returns its output, and whether anything was built. */
function run(command: string, changes: NodeJS.ProcessEnv = {}) {
  const build = join(folder, 'build');
  const env = { CONTENT_DIRECTORY: contentDirectory, BUILD_DIRECTORY: build, ...changes };
  const { status, stdout, stderr } = runCommand(command.split(' '), env);
  return { status, stdout, stderr, isBuilt: existsSync(build) };
}

describe('mistakes in a command end in one line with the remedy', () => {
  test.each<[command: string, env: NodeJS.ProcessEnv, message: string]>([
    [
      'build.ts --relase',
      {},
      'there is no option --relase: did you mean --release? All of them: npm run build -- --help',
    ],
    [
      'build.ts release',
      {},
      "Unexpected argument 'release'. This command does not take positional arguments",
    ],
    ['build.ts', { BASE_PATH: '/m e/' }, "BASE_PATH: '/m e/' is not a path such as /portfolio/"],
    ['build.ts', { BASE_PATH: '../x' }, "BASE_PATH: '../x' is not a path such as /portfolio/"],
    ['build.ts', { CONTENT_DIRECTORY: '/no' }, 'CONTENT_DIRECTORY: there is no folder /no'],
    ['serve.ts', { PORT: 'abc' }, "PORT is 'abc', which is not a port number (0 to 65535)"],
    ['serve.ts', {}, 'there is no build to serve: run npm run build first'],
  ])('%s %j', (command, env, message) => {
    const stderr = `${message}\n`;
    expect(run(command, env)).toEqual({ status: 1, stdout: '', stderr, isBuilt: false });
  });

  test('--help prints how to call a command, and its options', () => {
    expect(run('build.ts --help')).toMatchObject({
      status: 0,
      stdout: `npm run build -- [options]

Checks the content and writes the folder to deploy, build/client.

  --release  refuses to build while placeholders are left
  --help     prints this text
`,
    });
  });
});

// npm takes the option itself in `npm run build --release`.
test.each([
  ['build.ts --release', {}],
  ['build.ts', { npm_config_release: 'true' }],
])('npm run build -- --release refuses and lists placeholders: %s', (command, env) => {
  const { stderr, ...others } = run(command, env);
  expect(others).toEqual({ status: 1, stdout: '', isBuilt: false });
  const lines = stderr.trim().split('\n');
  expect(lines.pop()).toBe('not built: content: 0 errors, 9 placeholders, 0 suggestions');
  expect(lines).toHaveLength(9);
  for (const line of lines)
    expect(line).toMatch(/^test-content\/default\/(owner|projects)\.ts:\d+: placeholder: \w/);
});

/** Starts a build in the background. */
function startBuild(build: string, content = contentDirectory) {
  const child = spawn(process.execPath, ['src/commands/build.ts'], {
    cwd: projectDirectory,
    env: { ...process.env, CONTENT_DIRECTORY: content, BUILD_DIRECTORY: build },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      output += part;
    });
  const ended = once(child, 'close').then(([status]) => ({ status, output }));
  return { child, ended };
}

describe('a build replaces the one before it when it is complete', () => {
  test('an interrupted build leaves the old site, and the next one prints what it wrote', async () => {
    const build = join(folder, 'replaced');
    writeFiles(build, { 'client/index.html': 'the old site', 'site.json': '{}' });
    const { child, ended } = startBuild(build);
    while (readdirSync(build).length === 2) await setTimeout(20);
    child.kill('SIGINT');
    expect(await ended).toMatchObject({
      status: 130,
      output: expect.stringContaining('stopped: nothing has changed'),
    });
    expect(readdirSync(build).sort()).toEqual(['client', 'site.json']);
    expect(readFileSync(join(build, 'client/index.html'), 'utf8')).toBe('the old site');

    const content = copyFolder('default');
    for (const file of ['favicon.svg', '.env', '.well-known/.env', '.well-known/key.txt'])
      content.write(`public/${file}`, 'mine');
    const { status, output } = await startBuild(build, content.folder).ended;
    expect([status, output.trim().split('\n').at(-1)]).toEqual([
      0,
      expect.stringMatching(/^built .*client: 4 pages, \d\.\d MB in \d+\.\d s$/),
    ]);
    expect(readFileSync(join(build, 'client/index.html'), 'utf8')).toContain('<!doctype html>');
    expect(readdirSync(build).sort()).toEqual(['client', 'site.json']);
    // The owner's file replaces the site's, and dot files are not published.
    expect(readFileSync(join(build, 'client/favicon.svg'), 'utf8')).toBe('mine');
    expect(readdirSync(join(build, 'client/.well-known'))).toEqual(['key.txt']);
    expect(existsSync(join(build, 'client/.env'))).toBe(false);
    const scripts = globSync(join(build, 'client/assets/*.js'));
    expect(scripts.filter((file) => readFileSync(file, 'utf8').includes(content.folder))).toEqual(
      [],
    );
    const licenses = readFileSync(join(build, 'client/assets/licenses.txt'), 'utf8');
    expect(licenses).toMatch(/react-dom.*Permission is hereby granted/s);
  });

  test('a path that cannot be written is reported in one line', async () => {
    const file = join(folder, 'a-file');
    writeFiles(folder, { 'a-file': '' });
    for (const build of [file, join(file, 'build')]) {
      const { status, output } = await startBuild(build).ended;
      expect(status).toBe(1);
      expect(output).not.toMatch(/^ +at /m);
      expect(output.trim().split('\n').at(-1)).toBe(
        `not built, the old site is unchanged: a file is in the way: ${build}`,
      );
    }
  });
});

const copy = join(folder, 'run.mjs');
cpSync(join(projectDirectory, 'run.mjs'), copy);
const copyWithoutNode = join(folder, 'without-node/run.mjs');
writeFiles(folder, { 'without-node/node_modules/node/package.json': '{}' });
cpSync(copy, copyWithoutNode);
const onNode20 = "Object.defineProperty(process.versions,'node',{value:'20.20.2'})";

test.each([
  [
    'npm/10.8.2 node/v18.20.8',
    '',
    'run.mjs',
    /^npm runs on Node 18\.20: use Node 20\.20 or later.*\n$/,
  ],
  [
    'pnpm/11.0.0 npm/? node/v20.20.2',
    onNode20,
    copyWithoutNode,
    /^the project's own Node is missing: npm ci --include=dev --ignore-scripts=false\n$/,
  ],
  ['', onNode20, 'run.mjs', /^use npm run, which chooses the project's own Node: .*20\.20\.2\n$/],
  ['npm/11.0.0 node/v24.1.0', '', copy, /^install the project first: npm ci --include=dev\n$/],
])(
  '%s, which cannot run the commands, gets one line with the remedy',
  (agent, code, file, message) => {
    const { stderr } = spawnSync(
      process.execPath,
      ['--import', `data:text/javascript,${code}`, file, 'src/commands/check-content.ts'],
      {
        cwd: projectDirectory,
        encoding: 'utf8',
        env: { ...process.env, npm_config_user_agent: agent },
      },
    );
    expect(stderr).toMatch(message);
  },
);

test("lint and types leave out an editor's or a provider's settings, and the content", () => {
  const linted = join(folder, 'linted');
  for (const file of ['biome.json', '.gitignore'])
    cpSync(join(projectDirectory, file), join(linted, file));
  for (const name of ['.vscode/settings', '.devcontainer/devcontainer', 'wrangler'])
    writeFiles(linted, { [`${name}.json`]: '{\n    "a": 1\n}' });
  const { scripts } = JSON.parse(readFileSync(join(projectDirectory, 'package.json'), 'utf8'));
  const bin = join(projectDirectory, 'node_modules/.bin/');
  const output = (command: string, cwd: string) =>
    spawnSync(bin + command, { cwd, encoding: 'utf8', shell: true }).stdout;
  expect(output(scripts['check:lint'], linted)).toMatch(/^Checked 1 file /);
  const typed = output(`${scripts['check:types']} --listFilesOnly`, projectDirectory);
  expect(typed).toContain('/src/content/content.ts');
  expect(typed).not.toContain(`${toPosix(projectDirectory)}content/`);
});

test('every command can be run by cmd.exe, which has less syntax than other shells', () => {
  const read = (file: string) => readFileSync(join(projectDirectory, file), 'utf8');
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const inConfig = [...read('playwright.config.ts').matchAll(/command: `(.*)`/g)];
  const inWorkflows = globSync('.github/workflows/*.yml', { cwd: projectDirectory }).flatMap(
    (file) => [...read(file).matchAll(/(?:run: | {2})((?:npm|npx|node) .*)/g)],
  );
  const commands = [
    ...Object.values(scripts),
    ...[...inConfig, ...inWorkflows].map(([, command = '']) => command),
  ];
  expect(commands.length).toBeGreaterThan(Object.keys(scripts).length + 2);
  // Between double quotes nothing is special but a percent sign.
  for (const command of commands)
    expect(command.replace(/"[^"%]*"/g, '""')).not.toMatch(
      /(^|&& )([A-Z_]+=|(exec|export|cp|mv|rm|cat) )|[;`']|\$(?!\{)|\|\| true/,
    );
});

test("families of the owner's are in place of the site's, scaled to its size, and translations have them", () => {
  const content = copyFolder('default');
  content.write(
    'look.ts',
    "export const look = { fonts: { headings: 'Commissioner', text: 'Golos Text' } };",
  );
  content.write('articles/a.md', '---\ntitle: A\nexcerpt: A\ndate: 2024-01-01\n---\n*A*\n');
  content.write(
    'de/owner.ts',
    "import { owner as o } from '../owner.ts';\nexport const owner = { ...o, lang: 'de' };",
  );
  const BUILD_DIRECTORY = join(folder, 'look');
  run('build.ts', { CONTENT_DIRECTORY: content.path('.'), BUILD_DIRECTORY });
  for (const page of ['index.html', 'de/index.html']) {
    const html = readFileSync(join(BUILD_DIRECTORY, 'client', page), 'utf8');
    // The letters of headings are data; without italics, browsers slant the text.
    expect(html).toMatch(/"Headings";src:url\(data:[^}]+size-adjust:95\.\d%/);
    expect(html).toMatch(
      /"Text Upright";src:url\(\/[^}]*golos-text-latin-\w+\.woff2[^}]+size-adjust:93\.\d%/,
    );
    expect(html).not.toContain('familjen');
  }
});

test('content with an error, in any folder, is not built', () => {
  const content = copyFolder('default');
  content.replace('owner.ts', / {2}email: '.*'/, "  email: 'me'");
  const { status, stderr, isBuilt } = run('build.ts', { CONTENT_DIRECTORY: content.folder });
  expect([status, isBuilt]).toEqual([1, false]);
  expect(stderr).toMatch(/owner\.ts:\d+: error: owner: email: must be an email/m);
  expect(stderr).toMatch(/^not built: .*: 1 error, /m);
  expect(run('check-content.ts', { CONTENT_DIRECTORY: content.folder }).status).toBe(1);
});

test('npm start prints what it serves, and ends with npm, which frees the port', async () => {
  const npm = spawn('npm', ['start'], {
    cwd: projectDirectory,
    env: { ...process.env, PORT: '0', BUILD_DIRECTORY: join(folder, 'started') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  for await (const part of npm.stdout) {
    output += part;
    if (output.includes('serving')) break;
  }
  const [, url = ''] = /\nserving .*started.client at (http:\S+)\n$/.exec(output) ?? [];
  const isServing = () => fetch(url).then(Boolean, () => false);
  expect(await isServing()).toBe(true);
  npm.kill('SIGTERM');
  await expect.poll(isServing, { timeout: 60_000 }).toBe(false);
});

test('what no page shows is in no file of the build', () => {
  const content = copyFolder('default');
  const article = (fields: string, body: string) =>
    `---\ntitle: A note\nexcerpt: x\ndate: 2026-01-02\n${fields}---\n${body}\n`;
  const hidden = [
    '<!-- tokencomment -->',
    '[link](/projects "tokentitle")',
    '$\\alpha \\label{tokenlabel} % tokenremark$',
    '<p>Shown<!-- tokeninline --></p>',
    '<font color="tokencolour">shown</font>',
    '![a plan](plan.svg)',
  ].join('\n\n');
  // Enough articles for a search.
  for (let i = 0; i < 26; i++) content.write(`articles/note-${i}.md`, article('', hidden));
  content.write(
    'articles/plan.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><!-- tokensvg --><metadata>tokenauthor</metadata><path d="M0 0"/></svg>',
  );
  content.write('articles/draft.md', article('draft: true\n', 'tokendraft'));
  content.write('articles/future.md', article('', 'tokenfuture').replace('2026-01', '2999-01'));
  content.write(
    'pages/uses.md',
    `---\ntitle: Uses\n---\nShown. ${hidden}`.replace('![a plan](plan.svg)', ''),
  );
  content.write('sections/now.md', '---\ntitle: Now\n---\nShown. <!-- tokensection -->\n');
  content.replace('owner.ts', 'export const owner', '// tokencode\nexport const owner');
  const build = makeTemporaryFolder('hidden-');
  const { status, stderr } = runCommand(['build.ts'], {
    CONTENT_DIRECTORY: content.folder,
    BUILD_DIRECTORY: build,
  });
  expect([status, stderr]).toEqual([0, '']);
  const client = join(build, 'client');
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' })
    .map((name) => join(client, name))
    .filter((file) => statSync(file).isFile());
  expect(files.some((file) => /search-\w+\.json$/.test(file))).toBe(true);
  for (const file of files)
    expect(`${readFileSync(file)}`.match(/token[a-z]+/g)?.[0] ?? '', file).not.toMatch(
      /^token(comment|title|label|remark|inline|colour|svg|author|draft|future|section|code)/,
    );
});
