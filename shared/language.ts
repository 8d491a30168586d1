/** The language of the site, as owner.ts names it. */
import { owner } from './content.ts';

/** As a tag (BCP 47). */
export const language = owner.lang ?? 'en';

/** The direction in which a language is read. */
export const directionOf = (language: string): 'ltr' | 'rtl' =>
  new Intl.Locale(language).getTextInfo().direction ?? 'ltr';
