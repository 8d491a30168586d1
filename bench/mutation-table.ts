/** `from` is in the file once. A reason says why the mutation may survive. */
type Mutation = [file: string, from: string, to: string, reason?: string];

/** The mutations by their test: a file, and a part of the test's title. */
export const mutations: Record<string, Mutation[]> = {
  'src/app/sections/experience/line-style.test.ts': [
    [
      'src/app/sections/experience/line-style.ts',
      "'secondary' : 'tertiary'",
      "'tertiary' : 'secondary'",
    ],
  ],
  'src/model/career/lay-out-career.test.ts': [
    ['src/model/career/lay-out-career.ts', '* 0.85', '* 0'],
    ['src/builder/styles/graph-css.ts', '{least}rem, var(--graph-height)', '{least}rem, 0'],
  ],
  'importer/propose-career.test.ts': [
    ['src/schema/constants.ts', 'highestProposed: 4', 'highestProposed: 5'],
  ],
  'src/check/rules.test.ts': [['src/schema/constants.ts', 'highest: 7', 'highest: 8']],
  'src/builder/hosts/hosts.test.ts': [
    ['src/builder/hosts/create-manifest.ts', '{2 * year}', '{0}'],
    ['src/builder/hosts/providers.ts', ".replace(/[()[\\]:*+?{}!]/g, '\\\\$&')", ''],
  ],
  'src/builder/outputs/outputs.test.ts': [
    ['src/builder/structured-data.ts', 'feed|mail|other', 'feed|other'],
    ['src/builder/outputs/sitemap.ts', 'article?.updated ?? ', ''],
    ['src/builder/escape.ts', '/[&<>"\']/g', '/[&<>]/g'],
  ],
  'src/builder/document.test.ts': [
    ['src/builder/head.ts', ", meta('robots', 'noindex')", ''],
    ['src/builder/document.tsx', '<!--email_off-->', ''],
  ],
  'src/model/footer.test.ts': [['src/model/footer.ts', "!sections.includes('newsletter') &&", '']],
  'src/model/articles/cards.test.ts': [
    ['src/model/articles/cards.ts', 'b.date.localeCompare(a.date)', 'a.date.localeCompare(b.date)'],
  ],
  'src/model/resume/resume-parts.test.ts': [
    ['src/model/resume/resume-parts.ts', 'lasts: true', 'lasts: false'],
  ],
  'src/model/career/skyline.test.ts': [
    ['src/model/career/skyline.ts', 'if (min === max) return null;', ''],
  ],
  'src/model/career/station-names.test.ts': [
    ['src/model/career/station-names.ts', '!routeSamples.some', '!!routeSamples.some'],
  ],
  'src/check/contrast.test.ts': [
    ['src/check/contrast.ts', 'if (contrast >= minimum)', 'if (contrast + 1 >= minimum)'],
  ],
  'src/lib/role-order.test.ts': [
    ['src/lib/role-order.ts', 'end ? 0 : 1', 'end ? 1 : 0'],
    ['src/lib/role-order.ts', '!isFuture(start) && ', ''],
  ],
  'src/app/sections/contact/mail-message.test.ts': [
    ['src/strings/en.ts', 'Newsletter Subscription Request', 'Newsletter Subscription'],
  ],
  'src/app/sections/projects/data-cache.test.ts': [
    ['src/schema/constants.ts', 'discardAfter: 5', 'discardAfter: 6'],
    ['src/schema/constants.ts', 'retries: 3', 'retries: 4'],
  ],
  'src/app/pages/search/article-index.test.ts': [
    [
      'src/app/pages/search/article-index.ts',
      "combineWith: 'AND',\n  queries: words",
      "combineWith: 'OR',\n  queries: words",
    ],
  ],
  'src/markdown/articles.test.ts': [
    ['src/markdown/allowed-html.ts', "'*': ['id',", "'*': ['id', 'style',"],
  ],
  'src/markdown/safe-drawing.test.ts': [['src/markdown/safe-drawing.ts', ' || isScript', '']],
  'src/check/slips.test.ts': [
    ['src/check/loaded-content/articles.ts', ' && !published.has(path)', ' && false'],
  ],
  'importer/blog/import-blog.test.ts': [
    ['importer/blog/import-blog.ts', 'draft: fields.hiddenBy ? true : undefined,', ''],
  ],
  'importer/no-false-claims.test.ts': [
    ['importer/propose-career.ts', 'if (before.length < earlier.length) return [];', ''],
  ],
  'importer/profile-pdf.test.ts': [
    ['importer/profile-pdf.ts', "info.Author !== 'LinkedIn' || ", ''],
  ],
  'src/commands/build.command.test.ts > a build replaces': [
    [
      'src/builder/replace-build.ts',
      'move(target, previous);',
      'fs.rmSync(target, { recursive: true });',
      'Only a kill between two calls would show the difference.',
    ],
  ],
  'e2e/policy.spec.ts > has the strictest policy': [
    ['src/builder/policy.ts', "; trusted-types 'none'", ''],
  ],
  "e2e/design.spec.ts > text on a project's card can be selected": [
    ['src/app/inline/open-cards.ts', 'getSelection()', "''"],
  ],
  'e2e/captures.spec.ts > / of the shipped site at 375 px': [
    ['src/app/inline/reveal-on-scroll.ts', ' && innerHeight < 1.5 * startHeight', ''],
  ],
  'e2e/experience.spec.ts > revealed about 2 s after the section mounts': [
    ['src/schema/constants.ts', 'connectionRevealDelay = 2000', 'connectionRevealDelay = 1800'],
  ],
  'e2e/accessibility.spec.ts > keyboard alone': [
    ['src/app/page-end/theme/theme-switch.tsx', 'type="button"', 'type="button" tabIndex={-1}'],
  ],
  'e2e/theme.spec.ts > changes everything at once': [
    [
      'src/app/sections/experience/experience.module.css',
      'line-height: 1.35;',
      'transition: border-color 1s;',
    ],
  ],
  'e2e/articles.spec.ts > drafts and articles with a future date': [
    ['src/model/articles/articles.ts', '!article.draft && ', ''],
  ],
  'e2e/resilience.spec.ts > whose button React replaces': [
    ['src/app/client.tsx', 'if (isReplaced)', 'if (false)'],
    ['src/app/inline/start-client.ts', 'document.getElementById(button.id) ?? button', 'button'],
  ],
};
