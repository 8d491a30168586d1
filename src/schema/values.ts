/** Building blocks of the schema. In messages the field's name precedes a refinement's text. */
import { z } from 'zod';
import { dayExists } from '#lib/dates.ts';
import { present } from './constants.ts';
import { isPictureName } from './picture-names.ts';

/** A rule for strings: the message for a value that breaks it. */
type Rule = (value: string) => string | false | undefined;

/** A string that follows rules. The first that it breaks is reported. */
export const stringOf = (...rules: Rule[]) =>
  z.string().superRefine((value, context) => {
    const message = rules.reduce<ReturnType<Rule>>((found, rule) => found || rule(value), false);
    if (message) context.addIssue(message);
  });

const isHttps = (value: string) => URL.canParse(value) && value.startsWith('https://');

/** The end of the message about an invalid URL: the likely right one, if there is one. */
function httpsRemedy(value: string): string {
  if (/^[\w-]+\/[\w.-]+$/.test(value)) return `, such as 'https://github.com/${value}'`;
  const url = value.replace(/^(https?:\/*)?/i, 'https://').replace(/git@([^:@]+):/, '$1/');
  return /^[^\s@]+$/.test(url) && /[^.]\.[^.]/.test(url) && URL.canParse(url) ? `: '${url}'` : '';
}

/** Text copied from elsewhere may bring such characters along. */
const blankEnds: Rule = (value) =>
  /^[\s\p{Cf}]|[\s\p{Cf}]$/u.test(value) &&
  'begins or ends with a space or an invisible character: type it again';
const noHttps: Rule = (value) => !isHttps(value) && `must be an https URL${httpsRemedy(value)}`;
const empty: Rule = (value) => value.trim() === '' && 'must not be empty';

/** Email addresses that browsers accept: https://html.spec.whatwg.org/#valid-e-mail-address */
export const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

const isMailto = (value: string) =>
  value.startsWith('mailto:') && emailPattern.test(value.slice('mailto:'.length));

/** A string that may be empty. */
export const string = z.string();
export const nonEmptyString = stringOf(empty);
export const nonEmptyStrings = z
  .array(z.string())
  .refine((list) => list.every((item) => item.trim() !== ''), 'must not have an empty string');

/** Two values of the given types. A missing one, as in [, 'black'], is an error. */
export const pair = <Pair extends [unknown, unknown]>(types: string[], message: string) =>
  z.custom<Pair>(
    (value) =>
      Array.isArray(value) &&
      value.length === 2 &&
      Array.from(value).every((part) => types.includes(typeof part)),
    message,
  );

export const https = stringOf(blankEnds, noHttps);
export const email = stringOf(
  (value) => !emailPattern.test(value) && 'must be an email address alone',
);
export const httpsOrMailto = stringOf(
  blankEnds,
  (value) =>
    !isHttps(value) &&
    !isMailto(value) &&
    `must be an https URL, or an email address as mailto:you@example.com${httpsRemedy(value)}`,
);

/** An https URL without a path. The note ends the message about a path. */
const originWith = (note: string) =>
  stringOf(blankEnds, noHttps, (value) => {
    const { pathname, origin, hostname } = new URL(value);
    if (!/^[^,]+\.[^.,]+$/.test(hostname)) return `must be at a domain, not '${hostname}'`;
    if (value.endsWith('/')) return 'must not end with a slash';
    return pathname !== '/' && `must be an origin without a folder: '${origin}'${note}`;
  });
export const origin = originWith('');
export const siteOrigin = originWith('. BASE_PATH names the folder when the site is built');

/** The content of a meta element. Services offer the whole element to copy. */
export const metaContent = stringOf(empty, (value) => {
  const [, content = '…'] = /content=["']?([^"'>\s]+)/.exec(value) ?? [];
  return /[<>]/.test(value) && `must be the content of the element alone: '${content}'`;
});

/** A name on the fediverse, with its server. */
export const fediverseName = stringOf(
  (value) =>
    !/^@[\w.-]+@[\w-]+(\.[\w-]+)+$/.test(value) &&
    'must be a name and its server, as @ada@example.social',
);

/** YYYY-MM-DD. */
export const day = stringOf(
  (value) => !/^\d{4}-\d{2}-\d{2}$/.test(value) && `must be a day as YYYY-MM-DD, not '${value}'`,
  (value) => !dayExists(value) && `is a day that does not exist: ${value}`,
);

/** '2019', '2019-04' or '2019-04-30', as in JSON Resume. */
const isNoDate: Rule = (value) =>
  (!/^\d{4}(-\d{2}){0,2}$/.test(value) &&
    `must be a year, a month or a day, as '2019', '2019-04' or '2019-04-30', not '${value}'`) ||
  (!dayExists(value) && `is a date that does not exist: ${value}`);

export const partialDate = stringOf(isNoDate);

/** The end of what may go on. */
export const endOrPresent = stringOf((value) => value !== present && isNoDate(value));

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

const isLanguage = (value: string) => {
  try {
    return languageNames.of(value) !== undefined;
  } catch {
    return false;
  }
};

/** A language tag (BCP 47). The names of many languages begin with theirs: 'Deutsch' with 'de'. */
export const languageTag = stringOf((value) => {
  if (isLanguage(value)) return false;
  const start = value.slice(0, 2).toLowerCase();
  const ownName = isLanguage(start) && new Intl.DisplayNames(start, { type: 'language' }).of(start);
  const isName = ownName && ownName.toLowerCase() === value.toLowerCase();
  const tag = isName ? start : value.replaceAll('_', '-');
  return `must be a language tag, ${isLanguage(tag) ? `'${tag}'` : `such as 'de', 'pt-BR' or 'ar'`}, not '${value}'`;
});

/** SVG path data. */
export const svgPath = stringOf(
  (value) => !/^[MLHVCSQTAZ\d\s.,+-]+$/i.test(value) && 'must be SVG path data',
);

/** The error in the name of a file whose URL would need escapes. */
export const urlNameError = (file: string) =>
  /[%#?]/.test(file) ? `must be a name without %, # and ?: rename '${file}'` : undefined;

const pictureFile = stringOf(
  (name) =>
    /[/\\]/.test(name) && 'must be the name of a file in content/pictures, without a folder',
  urlNameError,
  (name) =>
    !isPictureName(name) &&
    `must be a PNG, JPEG, WebP or AVIF, not '${name}': an SVG can stand beside an article or a section`,
);

/** A file in content/pictures, and its text alternative, which is empty for decoration. */
export const picture = z.strictObject({ file: pictureFile, alt: string });
