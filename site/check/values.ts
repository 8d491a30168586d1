/** What is wrong with a single value of the content: a message, or nothing. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isPictureName } from '../../app/pictures/picture-name.ts';
import { dayExists } from '../../app/sections/blog/readable-date.ts';
import { careerLevels } from '../../app/specification.ts';
import { contentDirectory } from '../paths.ts';
import { nameFault } from './pictures.ts';

export const notEmpty = (value: string) => value.trim() === '' && 'must not be empty';

const isHttps = (value: string) => URL.canParse(value) && value.startsWith('https://');
export const https = (value: string) => !isHttps(value) && 'must be an https address';

/** What a browser takes for an address: https://html.spec.whatwg.org/#valid-e-mail-address */
export const mailboxPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;
export const mailbox = (value: string) => !mailboxPattern.test(value) && 'must be an email address';

export const httpsOrMailbox = (value: string) =>
  !isHttps(value) &&
  !(value.startsWith('mailto:') && mailboxPattern.test(value.slice('mailto:'.length))) &&
  'must be an https address, or a mailbox as mailto:you@example.com';

export const host = (value: string) => {
  if (!isHttps(value)) return 'must be an https address';
  if (value.endsWith('/')) return 'must not end with a slash';
  return (
    new URL(value).pathname !== '/' &&
    'must be a host without a folder: BASE_PATH says the folder when the site is built'
  );
};

export const contact = (value: string) =>
  !/^(https:\/\/|mailto:[^@\s]+@[^@\s]+$)/.test(value) &&
  'must be an https address, a mailbox as mailto:you@example.com, or null';

export const isoDate = (value: string) => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return 'must be a date as YYYY-MM-DD';
  return !dayExists(value) && `is a day that does not exist: ${value}`;
};

export const month = (value: string) => {
  if (!/^\d{4}(-\d{2})?$/.test(value)) return "must be a year and a month, as '2019-04', or a year";
  return Number.isNaN(Date.parse(value)) && `is a month that does not exist: ${value}`;
};

export const percent = (value: number) => {
  if (value < 0) return 'must be at least 0';
  return value > 100 && 'must be at most 100';
};

export const level = (value: number) =>
  !(Number.isInteger(value) && value >= careerLevels.lowest && value <= careerLevels.highestGrown) &&
  `must be a whole number from ${careerLevels.lowest} to ${careerLevels.highestGrown}`;

export const pathData = (value: string) => !/^[MLHVCSQTAZ\d\s.,+-]+$/i.test(value) && 'must be SVG path data';

export const picture = (file: string) => {
  if (/[/\\]/.test(file)) return 'must be the name of a file in app/content/pictures, without a folder';
  const fault = nameFault(file);
  if (fault) return fault;
  if (!isPictureName(file)) return `must be a PNG, JPEG, WebP or AVIF, not '${file}'`;
  return !existsSync(join(contentDirectory, 'pictures', file)) && `is not in app/content/pictures: '${file}'`;
};

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

export const language = (value: string) => {
  const message = `must be a language as browsers know it, such as 'de', 'pt-BR' or 'ar', not '${value}'`;
  try {
    return languageNames.of(value) === undefined && message;
  } catch {
    return message;
  }
};

/** A day, a month or a year, as JSON Resume writes them. */
export const someDate = (value: string) =>
  (!/^\d{4}(-\d{2}(-\d{2})?)?$/.test(value) || Number.isNaN(Date.parse(value))) &&
  `must be a year, a month or a day, as '2019', '2019-04' or '2019-04-30', not '${value}'`;

/** A list of texts of which none is empty. */
export const texts = (value: string[]) => value.some((text) => text.trim() === '') && 'must not have an empty text';
