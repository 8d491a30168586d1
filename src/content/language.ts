import { owner } from './content.ts';

/** The tag of the site's language (BCP 47). */
export const language = owner.lang ?? 'en';

/** The reading direction of a language. */
export const textDirection = (language: string): 'ltr' | 'rtl' =>
  new Intl.Locale(language).getTextInfo().direction ?? 'ltr';
