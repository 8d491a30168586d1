/** The site's language. */
import { owner } from './content.ts';

/** The language tag (BCP 47). */
export const language = owner.lang ?? 'en';

/** The reading direction of a language. */
export const textDirection = (language: string): 'ltr' | 'rtl' =>
  new Intl.Locale(language).getTextInfo().direction ?? 'ltr';
