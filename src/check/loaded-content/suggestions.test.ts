import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
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
    `owner: ${example}: ${content.owner.pitch}, ${content.owner.description}`,
    `projects: ${example}: LLM Usage, ChytBot, Pause It`,
    `careerItems: ${example}: ${content.careerItems.map(({ project }) => project).join(', ')}`,
    `topics: ${example}: Mining and Energy`,
    `posts: ${example}: ${content.posts.map(({ title }) => title).join(', ')}`,
  ]);
});

test.each([
  { email: 'example@email.com' },
  { site: 'https://your-portfolio-link.com' },
  { profiles: [{ kind: 'network', url: 'https://www.linkedin.com/in/your-profile' }] },
  { profiles: [{ kind: 'youtube', url: 'https://youtube.com/@yourname' }] },
])("a template's address is a placeholder: %o", (fields) => {
  const [text] = Object.values(fields).flatMap((value) =>
    Array.isArray(value) ? value[0].url : value,
  );
  expect(changeOwner(fields)).toContain(`is still '${text}'`);
});

test('placeholders are found in every URL and email address of the schema', () => {
  const found = review((copy) => {
    Object.assign(copy.owner, {
      contact: { action: 'https://example.com/messages' },
      newsletter: { action: 'https://example.org/subscribe', redirects: ['https://example.net'] },
      testimonials: [{ text: 'Good.', name: 'Ada', url: 'https://example.com/said' }],
      fediverse: '@you@example.social',
    });
    const links = [{ label: 'a', url: 'https://example.com/a' }];
    Object.assign(copy.projects[0] ?? {}, { links });
    const role = { link: 'https://example.com/role', company: 'Where you were' };
    Object.assign(copy.careerItems[0] ?? {}, role);
    const talks = [{ name: 'A talk', url: 'https://example.com/talk' }];
    Object.assign(copy.resume, { talks });
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

test.each<[message: RegExp, found: string]>([
  [
    /placeholder: owner: booking: is still 'https:\/\/ada\.example\/call', at a domain for examples$/m,
    changeOwner({ booking: 'https://ada.example/call' }),
  ],
  [
    /owner: name: contains '名', '前', '🎉', which link previews (leave out|cannot show until the font is installed: npm install --prefix content\/fonts @fontsource\/noto-sans-sc)/,
    changeOwner({ name: 'Zoë 名前 🎉' }),
  ],
  [
    /owner: tagline: contains '→', which link previews leave out, since no font of the project has it: write it in words/,
    changeOwner({ tagline: 'hydrologist → founder' }),
  ],
  [/words: is in English, and the site in 'eo'/, changeOwner({ lang: 'eo' })],
  [/pitch: has markup, which is shown literally: <b>/, changeOwner({ pitch: 'I <b>build</b>.' })],
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
    /careerItems\[0\].*has no x and y, so all cards are laid out: x and y of the other 7 are not/,
    review(({ careerItems }) => delete careerItems[0]?.x),
  ],
])('%s is reported', (message, found) => {
  expect(found).toMatch(message);
  expect(found.match(/has markup/g)?.length ?? 1).toBe(1);
});

test('a site in another kind of English needs no words of its own', () => {
  expect(changeOwner({ lang: 'en-GB' })).not.toContain('is in English');
});

test('the strings that a language lacks are one suggestion, without those that the owner wrote', () => {
  const strings = { ...content, strings: { ...content.strings, title: (page: string) => page } };
  const describe = (...missing: string[]) => describeUntranslated(strings, 'eo', missing);
  expect(describe('strings.title', 'strings.theme.dark', 'articleStrings.readTime')).toBe(
    'has strings in English, which src/strings/eo.ts lacks: strings.theme.dark, articleStrings.readTime',
  );
  expect(describe('strings.title')).toBeUndefined();
});
