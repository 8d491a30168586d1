import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { pages } from '#app/pages.ts';
import type { Content } from '#content/content.ts';
import * as content from '#content/content.ts';
import { copyOf } from '#test-content/copy-content.ts';
import { formatDiagnostic } from '../diagnostics.ts';
import { describeUntranslated, findSuggestions } from './suggestions.ts';

/** The diagnostics after a change in a copy of the content. */
function review(change: (copy: Content) => unknown): string {
  const copy = copyOf(content);
  change(copy);
  return findSuggestions(copy).map(formatDiagnostic).join('\n');
}

test('content with every placeholder replaced has no placeholder', () => {
  const filled = JSON.parse(
    JSON.stringify(content)
      .replaceAll('Your Name', 'Ada Lovelace')
      .replaceAll('example.com', 'lovelace.dev'),
  ) as Content;
  // Shipped items that remain are listed.
  expect(findSuggestions(filled).map(({ module, message }) => `${module}: ${message}`)).toEqual([
    'projects: come with the template: replace those that are not yours: LLM Usage, ChytBot, Pause It',
    `careerItems: come with the template: replace those that are not yours: ${content.careerItems.map(({ project }) => project).join(', ')}`,
    `posts: come with the template: replace those that are not yours: ${content.posts.map(({ title }) => title).join(', ')}`,
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
    Object.assign(copy.careerItems[0] ?? {}, { link: 'https://example.com/role' });
    Object.assign(copy.resume, { talks: [{ name: 'A talk', url: 'https://example.com/talk' }] });
  });
  for (const path of [
    'owner: contact.action',
    'owner: newsletter.action',
    'owner: newsletter.redirects.0',
    'owner: testimonials.0.url',
    'owner: fediverse',
    'projects[0] (LLM Usage): links.0.url',
    'careerItems[0] (Software Engineer): link',
    'resume: talks.0.url',
  ])
    expect(found).toContain(`: placeholder: ${path}: is still '`);
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

test("texts of JSON Resume's example are placeholders", () => {
  const found = review(({ resume }) =>
    Object.assign(resume, { awards: [{ title: 'Prize', summary: 'There is no spoon.' }] }),
  );
  expect(found).toContain("placeholder: resume: awards.0.summary: is still 'There is no spoon.'");
});

test('an empty career is a suggestion with its remedy', () => {
  expect(review((copy) => Object.assign(copy, { careerItems: [], careerConnections: [] }))).toMatch(
    /careerItems: is empty, .* write roles, or your studies here and in education of resume\.ts/,
  );
});

test('a year is not before its own months', () => {
  const found = review(({ careerItems: [first, second] }) => {
    Object.assign(first ?? {}, { start: '2018-02', end: '2019-04' });
    Object.assign(second ?? {}, { start: '2019', end: '2020' });
  });
  expect(found).not.toMatch(/goes back in time|before this one ended/);
});

test('connections that do not lead to a higher level are reported', () => {
  const found = review(({ careerConnections }) => careerConnections.push([7, 0], [1, 2]));
  expect(found).toContain(
    'careerConnections: some do not lead to a higher level: 7-0 leads from level 4 to 0, 1-2 leads from level 1 to 1',
  );
});

test('English strings on a site in another language are reported', () => {
  expect(review(({ owner }) => Object.assign(owner, { lang: 'eo' }))).toContain(
    "words: is in English, and the site in 'eo'",
  );
  expect(review(({ owner }) => Object.assign(owner, { lang: 'en-GB' }))).not.toContain(
    'is in English',
  );
});

test('markup in a text is reported, with its field', () => {
  const found = review(({ owner, projects }) => {
    owner.pitch = 'I build <b>fast</b> things.';
    Object.assign(projects[1] ?? {}, { highlights: ['fine: a < b', 'It is **bold**.'] });
  });
  expect(found).toContain('owner: pitch: has markup, which is shown literally: <b>');
  expect(found).toContain(
    'projects[1] (ChytBot): highlights.1: has markup, which is shown literally: **bold**',
  );
  expect(found.match(/has markup/g)).toHaveLength(2);
});

test('connections that go back in time and roles that overlap are reported', () => {
  const found = review(({ careerItems }) => {
    Object.assign(careerItems[0] ?? {}, { start: '2019-04', end: '2021-01' });
    Object.assign(careerItems[1] ?? {}, { start: '2018-01' });
    Object.assign(careerItems[2] ?? {}, { start: '2020-06' });
  });
  expect(found).toMatch(
    /careerConnections\[0\] \(0-1\): goes back in time, from 2019-04 to 2018-01/,
  );
  expect(found).toMatch(
    /careerConnections\[1\] \(0-2\): connects to a role that began in 2020-06, before .* 2021-01/,
  );
});

describe('suggestions', () => {
  test.each([
    'https://buttondown.com/api/emails/embed-subscribe/NAME',
    'https://NAME.us1.list-manage.com/subscribe/post?u=…&id=…',
    'https://app.kit.com/forms/NUMBER/subscriptions',
    'https://formspree.io/f/NAME',
  ])('the URL of a form in docs/newsletter.md is a placeholder: %s', (action) => {
    const found = review(({ owner }) => Object.assign(owner, { newsletter: { action } }));
    expect(found).toContain(`placeholder: owner: newsletter.action: is still '${action}'`);
    expect(readFileSync('docs/newsletter.md', 'utf8')).toContain(action);
  });

  test.each<[message: RegExp, change: (copy: Content) => unknown]>([
    [
      /projects\.ts:\d+: suggestion: projects\[1\] \(ChytBot\): description: is 161 characters long/,
      ({ projects }) => Object.assign(projects[1] ?? {}, { description: 'x'.repeat(161) }),
    ],
    [
      /projects\[0\] \(LLM Usage\): picture\.alt: is empty/,
      ({ projects }) => Object.assign(projects[0] ?? {}, { picture: { file: 'x.png', alt: '' } }),
    ],
    [
      /posts\.ts:\d+: suggestion: posts\[0\].*date: is in the future/,
      ({ posts }) => Object.assign(posts[0] ?? {}, { date: '2999-01-01' }),
    ],
    [
      /careerItems\[1\].*is the same as careerItems\[0\]/,
      ({ careerItems }) => careerItems.splice(1, 1, careerItems[0] as never),
    ],
    [
      /careerItems\[7\].*not connected to another/,
      ({ careerConnections }) => careerConnections.pop(),
    ],
    [
      /careerItems\[0\].*has no x and y, so all cards are laid out: x and y of the other 7 are not used/,
      ({ careerItems }) => delete careerItems[0]?.x,
    ],
  ])('%s', (message, change) => {
    expect(review(change)).toMatch(message);
  });

  test.each<[fields: object, message: RegExp]>([
    [{ description: '' }, /owner: description: is empty/],
    [{ pitch: 'x'.repeat(301) }, /pitch: is 301 characters/],
    [
      { name: 'Zoë 名前 🎉' },
      /owner: name: contains characters that (no font of the project has|link previews cannot show until their font is installed: npm install --save-dev @fontsource\/noto-sans-sc)/,
    ],
    [{ profiles: [] }, /owner: profiles: has no profile/],
    [
      { site: 'https://ada.test', profiles: [{ kind: 'other', url: 'https://ada.test/' }] },
      /owner: profiles: profiles\.0 is this site: remove it/,
    ],
  ])('of an owner with %o', (fields, message) => {
    expect(review(({ owner }) => Object.assign(owner, fields))).toMatch(message);
  });

  test("a page's title or description that search results would truncate", () => {
    const long = { ...pages.home, title: 'x'.repeat(61), description: 'y'.repeat(161) };
    const found = findSuggestions(content, [long]).map(formatDiagnostic).join('\n');
    expect(found).toMatch(/the title of \/ is 61 characters long/);
    expect(found).toMatch(/the description of \/ is 161 characters long/);
    // A page that was added to the table.
    const added = findSuggestions(content, [{ ...long, name: 'talks', path: '/talks' }]);
    expect(added.map(formatDiagnostic).join('\n')).toMatch(/owner: the title of \/talks is 61/);
  });
});

test('a company whose name begins with an article is not only described', () => {
  const found = review(({ owner, careerItems }) => {
    owner.name = 'Ada';
    Object.assign(careerItems[0] ?? {}, { company: 'A Cloud Guru' });
  });
  expect(found).toMatch(/only described: A database vendor, A game analytics firm/);
});

test('a home page without a newsletter has no suggestion', () => {
  expect(review(({ owner }) => delete owner.newsletter)).not.toContain('newsletter');
});

test("texts in another language than the site's are reported", () => {
  const french = `Je construis des outils pour les bibliothèques et j’aime les petites équipes. Depuis dix ans je dirige
    des projets où la technique sert les lecteurs : catalogues ouverts, recherche plein texte, numérisation de fonds
    anciens. J’ai formé vingt bibliothécaires à l’analyse des données, réduit de moitié le temps de réponse du portail,
    et publié tout le code sous licence libre. Chaque vendredi, je réponds moi-même aux questions des usagers.`;
  const found = review((copy) =>
    Object.assign(copy, { careerItems: [], projects: [], owner: { ...copy.owner, about: french } }),
  );
  expect(found).toMatch(/owner: lang: the texts seem to be in French, and the site in English/);
  expect(review(() => {})).not.toContain('seem to be');
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
