import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pages } from '#app/pages.ts';
import type { Content } from '#content/content.ts';
import * as content from '#content/content.ts';
import { defined } from '#lib/defined.ts';
import { copyOf } from '#test-content/copy-content.ts';
import { formatDiagnostic } from '../diagnostics.ts';
import { describeUntranslated, findSuggestions } from './suggestions.ts';

/** The diagnostics after a change in a copy of the content. */
function review(change: (copy: Content) => unknown): string {
  const copy = copyOf(content);
  change(copy);
  return findSuggestions(copy).map(formatDiagnostic).join('\n');
}
const changeOwner = (fields: object) => review(({ owner }) => Object.assign(owner, fields));
/** After changes of the first roles. */
const changeRoles = (...roles: object[]) =>
  review(({ careerItems }) => {
    for (const [i, fields] of roles.entries()) Object.assign(defined(careerItems[i]), fields);
  });
const changeProject = (fields: object) =>
  review(({ projects }) => Object.assign(defined(projects[0]), fields));

test('content with every placeholder replaced has no placeholder', () => {
  const filled = JSON.parse(
    JSON.stringify(content)
      .replaceAll('Your Name', 'Ada Lovelace')
      .replaceAll('example.com', 'lovelace.dev'),
  ) as Content;
  const example = 'come with the template: replace those that are not yours';
  expect(findSuggestions(filled).map(({ module, message }) => `${module}: ${message}`)).toEqual([
    `projects: ${example}: LLM Usage, ChytBot, Pause It`,
    `careerItems: ${example}: ${content.careerItems.map(({ project }) => project).join(', ')}`,
    `posts: ${example}: ${content.posts.map(({ title }) => title).join(', ')}`,
    'careerItems: name the companies that are only described: A database company, A database vendor, A game analytics firm, A monitoring company, A work-management company, A marketing platform company, A mining and energy company',
  ]);
});

test('placeholders are found in every URL and email address of the schema', () => {
  const found = review((copy) => {
    Object.assign(copy.owner, {
      contact: { action: 'https://example.com/messages' },
      newsletter: { action: 'https://example.org/subscribe', redirects: ['https://example.net'] },
      testimonials: [{ text: 'Good.', name: 'Ada', url: 'https://example.com/said' }],
      fediverse: '@you@example.social',
    });
    Object.assign(copy.projects[0] ?? {}, {
      links: [{ label: 'a', url: 'https://example.com/a' }],
    });
    const role = { link: 'https://example.com/role', company: 'Where you were' };
    Object.assign(copy.careerItems[0] ?? {}, role);
    Object.assign(copy.resume, {
      talks: [{ name: 'A talk', url: 'https://example.com/talk' }],
      // Of JSON Resume's example.
      awards: [{ title: 'Prize', summary: 'There is no spoon.' }],
    });
  });
  for (const path of [
    'owner: contact.action',
    'owner: newsletter.action',
    'owner: newsletter.redirects.0',
    'owner: testimonials.0.url',
    'owner: fediverse',
    'projects[0] (LLM Usage): links.0.url',
    'careerItems[0] (Software Engineer): link',
    'careerItems[0] (Software Engineer): company',
    'resume: talks.0.url',
    'resume: awards.0.summary',
  ])
    expect(found).toContain(`: placeholder: ${path}: is still '`);
});

test.each([
  'https://buttondown.com/api/emails/embed-subscribe/NAME',
  'https://NAME.us1.list-manage.com/subscribe/post?u=…&id=…',
  'https://app.kit.com/forms/NUMBER/subscriptions',
  'https://formspree.io/f/NAME',
])('the URL of a form in docs/newsletter.md is a placeholder: %s', (action) => {
  const found = changeOwner({ newsletter: { action } });
  expect(found).toContain(`placeholder: owner: newsletter.action: is still '${action}'`);
  expect(readFileSync('docs/newsletter.md', 'utf8')).toContain(action);
});

test('no suggestion is about levels and connections that an import derived', () => {
  const change = (proposals: string[]) =>
    review((copy) => {
      copy.careerConnections.splice(0, 8, [7, 0], [1, 2]);
      Object.assign(copy.careerItems[7] ?? {}, { start: '2020-01' });
      Object.assign(copy.careerItems[0] ?? {}, { start: '2019-01' });
      Object.assign(copy.owner, { proposals });
    });
  expect(change([])).toMatch(/goes back in time[\s\S]*higher level|not connected/);
  expect(change(['levels', 'connections'])).not.toMatch(/connect|level|goes back/);
});

const french = `Je construis des outils pour les bibliothèques et j’aime les petites équipes. Depuis dix ans je dirige
    des projets où la technique sert les lecteurs : catalogues ouverts, recherche plein texte, numérisation de fonds
    anciens. J’ai formé vingt bibliothécaires à l’analyse des données, réduit de moitié le temps de réponse du portail,
    et publié tout le code sous licence libre. Chaque vendredi, je réponds moi-même aux questions des usagers.`;

test.each<[message: RegExp, found: string]>([
  [/owner: description: is empty/, changeOwner({ description: '' })],
  [/pitch: is 301 characters/, changeOwner({ pitch: 'x'.repeat(301) })],
  [/owner: profiles: has no profile/, changeOwner({ profiles: [] })],
  [
    /owner: profiles: profiles\.0 is this site: remove it/,
    changeOwner({ site: 'https://a.test', profiles: [{ kind: 'other', url: 'https://a.test/' }] }),
  ],
  [
    /owner: name: contains characters that (no font of the project has|link previews cannot show until their font is installed: npm install --save-dev @fontsource\/noto-sans-sc)/,
    changeOwner({ name: 'Zoë 名前 🎉' }),
  ],
  [/words: is in English, and the site in 'eo'/, changeOwner({ lang: 'eo' })],
  [/pitch: has markup, which is shown literally: <b>/, changeOwner({ pitch: 'I <b>build</b>.' })],
  [
    /owner: lang: the texts seem to be in French, and the site in English/,
    review((copy) => {
      Object.assign(copy, { careerItems: [], projects: [] });
      copy.owner.about = french;
    }),
  ],
  [
    /projects\.ts:\d+: suggestion: projects\[0\] \(LLM Usage\): description: is 161 characters/,
    changeProject({ description: 'x'.repeat(161) }),
  ],
  [/\(LLM Usage\): picture\.alt: is empty/, changeProject({ picture: { file: 'x.png', alt: '' } })],
  [
    /highlights\.1: has markup, which is shown literally: \*\*bold\*\*$/,
    changeProject({ highlights: ['fine: a < b', 'It is **bold**.'] }),
  ],
  [
    /posts\.ts:\d+: suggestion: posts\[0\].*date: is in the future/,
    review(({ posts }) => Object.assign(defined(posts[0]), { date: '2999-01-01' })),
  ],
  [
    /careerItems: is empty, .* write roles, or your studies here and in education of resume\.ts/,
    review((copy) => Object.assign(copy, { careerItems: [], careerConnections: [] })),
  ],
  [
    /careerItems\[1\].*is the same as careerItems\[0\]/,
    review(({ careerItems }) => careerItems.splice(1, 1, defined(careerItems[0]))),
  ],
  [
    /careerItems\[7\].*not connected to another/,
    review(({ careerConnections }) => careerConnections.pop()),
  ],
  [
    /careerConnections: some do not lead to a higher level: 7-0 leads from level 4 to 0, 1-2 leads from level 1 to 1$/m,
    review(({ careerConnections }) => careerConnections.push([7, 0], [1, 2])),
  ],
  [
    /careerItems\[0\].*has no x and y, so all cards are laid out: x and y of the other 7 are not/,
    review(({ careerItems }) => delete careerItems[0]?.x),
  ],
  [
    /careerConnections\[0\] \(0-1\): goes back in time, from 2019-04 to 2018-01/,
    changeRoles({ start: '2019-04' }, { start: '2018-01' }),
  ],
  [
    /careerConnections\[0\] \(0-1\): connects to a role that began in 2020-06, before .* 2021-01/,
    changeRoles({ start: '2019-04', end: '2021-01' }, { start: '2020-06' }),
  ],
  // A company whose name begins with an article.
  [
    /only described: A database vendor, A game analytics firm/,
    review(({ owner, careerItems }) => {
      owner.name = 'Ada';
      Object.assign(defined(careerItems[0]), { company: 'A Cloud Guru' });
    }),
  ],
])('%s is reported', (message, found) => {
  expect(found).toMatch(message);
  expect(found.match(/has markup/g)?.length ?? 1).toBe(1);
});

test.each<[message: string, found: string]>([
  ['seem to be', review(() => {})],
  ['is in English', changeOwner({ lang: 'en-GB' })],
  ['newsletter', review(({ owner }) => delete owner.newsletter)],
  // A year is not before its own months.
  [
    changeRoles({ start: '2018-02', end: '2019-04' }, { start: '2019', end: '2020' }),
    'before this',
  ],
])('%s has no such suggestion: %s', (found, message) => {
  expect(found).not.toContain(message);
});

test("a page's title or description that search results would truncate", () => {
  const long = { ...pages.home, title: 'x'.repeat(61), description: 'y'.repeat(161) };
  // A page that was added to the table.
  const added = { ...long, name: 'talks', path: '/talks' };
  const found = findSuggestions(content, [long, added]).map(formatDiagnostic).join('\n');
  expect(found).toMatch(/owner: tagline: the title of \/ is 61 characters long/);
  expect(found).toMatch(/the description of \/ is 161 characters long/);
  expect(found).toMatch(/owner: the title of \/talks is 61/);
});

test('the strings that a language lacks are one suggestion, without those that the owner wrote', () => {
  const strings = { ...content, strings: { ...content.strings, title: (page: string) => page } };
  const describe = (...missing: string[]) => describeUntranslated(strings, 'eo', missing);
  expect(describe('strings.title', 'strings.theme.dark', 'articleStrings.readTime')).toBe(
    '2 strings are in English, since src/strings/eo.ts lacks them: strings.theme.dark, articleStrings.readTime',
  );
  expect(describe('strings.mark')).toBe(
    '1 string is in English, since src/strings/eo.ts lacks it: strings.mark',
  );
  expect(describe('strings.title')).toBeUndefined();
});
