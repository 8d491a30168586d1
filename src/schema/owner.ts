import { z } from 'zod';
import { orderedSections } from './home-sections.ts';
import { pictureSchema } from './picture.ts';
import { profileKinds } from './profile-kinds.ts';
import {
  email,
  fediverseName,
  https,
  httpsOrMailto,
  language,
  nonEmptyString,
  origin,
  string,
} from './values.ts';

const profileSchema = z.strictObject({
  /**
   * Chooses the mark. Required. 'code' and 'network' show the mark of the host in the URL if it is
   * known, otherwise a neutral one; use 'other' for anything else.
   */
  kind: z.enum(profileKinds),
  /** Its name for assistive technology and the tooltip; if left out, its host or its kind. */
  label: nonEmptyString.exactOptional(),
  /** Its URL: https, or an email address as 'mailto:you@example.com'. Required. */
  url: httpsOrMailto,
});

/** A form of a service, which the browser posts in a new tab. */
const formFields = {
  /** Hidden fields that the service asks for. */
  hidden: z.record(z.string(), z.string()).exactOptional(),
  /** Origins that the service redirects to: browsers check those, too. */
  redirects: z.array(origin).exactOptional(),
};

const newsletterSchema = z.strictObject({
  /**
   * The service's URL for new subscribers; if left out, the form opens the visitor's mail client.
   */
  action: https.exactOptional(),
  /** The name of the field with the email address: if left out, 'email'. */
  field: nonEmptyString.exactOptional(),
  ...formFields,
});

const contactSchema = z.strictObject({
  /** The service's URL for messages. Required. */
  action: https,
  /** The names of the fields: if left out, 'email' and 'message'. */
  fields: z.strictObject({ email: nonEmptyString, message: nonEmptyString }).exactOptional(),
  ...formFields,
});

const testimonialSchema = z.strictObject({
  /** What the person says, in their words. Required. */
  text: nonEmptyString,
  /** Who says it. Required. */
  name: nonEmptyString,
  /** What they do, and where: 'CTO, Harbour Ltd'. */
  role: nonEmptyString.exactOptional(),
  /** Where it can be read, or who they are; https. */
  url: https.exactOptional(),
});

/** Who the site is about and how to reach them. Every page is built from this. */
export const ownerSchema = z.strictObject({
  /** Shown in the navigation, the hero and the page titles. Required. */
  name: nonEmptyString,
  /**
   * The site's language tag: 'de', 'pt-BR', 'ar'. If left out, English. words.ts has its sentences.
   */
  lang: language.exactOptional(),
  /** The line under the name. Required. */
  tagline: nonEmptyString,
  /** One paragraph of at most 300 characters: what you do, for whom. Required. */
  pitch: nonEmptyString,
  /** More about you than the pitch says, a paragraph: on /resume. */
  about: string.exactOptional(),
  /**
   * The site in one sentence of at most 160 characters, for search results and link previews; if
   * empty, the pitch.
   */
  description: string,
  /** A picture of you: a square of it in the hero and on /resume. */
  portrait: pictureSchema.exactOptional(),
  /** When you have time, in one line under the hero's button: 'Free from March'. */
  availability: nonEmptyString.exactOptional(),
  /** The email address for newsletter requests. Required. */
  email,
  /** A telephone number, and where you are: published on /resume and in resume.json. */
  phone: string.exactOptional(),
  location: z
    .strictObject({
      address: string.exactOptional(),
      postalCode: string.exactOptional(),
      city: string.exactOptional(),
      region: string.exactOptional(),
      countryCode: string.exactOptional(),
    })
    .exactOptional(),
  /** The site's own URL: https and the host, without a trailing slash. Required. */
  site: origin,
  /**
   * The scheduling service's page for a first call; https. Null or left out, the button writes an
   * email.
   */
  booking: https.nullable().exactOptional(),
  /**
   * Home's sections after the hero, in order. If left out, all that have content. Those without
   * content never show.
   */
  sections: z
    .array(z.enum(orderedSections))
    .refine((names) => new Set(names).size === names.length, 'must not name a section twice')
    .exactOptional(),
  /** The newsletter: `{}` opens the mail client; null or left out, home has no section for one. */
  newsletter: newsletterSchema.nullable().exactOptional(),
  /** What others say, in a section of home. */
  testimonials: z.array(testimonialSchema).exactOptional(),
  /** A form for messages on home. */
  contact: contactSchema.exactOptional(),
  /**
   * Meta elements that prove to services whose site it is: `{ 'google-site-verification': '…' }`.
   */
  verification: z.record(z.string(), nonEmptyString).exactOptional(),
  /** Your name on Mastodon and other servers of the fediverse, '@ada@example.social'. */
  fediverse: fediverseName.exactOptional(),
  /** Profiles elsewhere, shown as icons in this order. */
  profiles: z.array(profileSchema),
  /**
   * What an import guessed. 'levels': home says nothing about them, since they only follow time;
   * 'tagline', 'site': the check reports a placeholder. Remove what you have confirmed.
   */
  proposals: z.array(z.enum(['levels', 'tagline', 'site'])).exactOptional(),
  /** Removed: put a file of your own into content/public/.well-known/security.txt. */
  security: z.unknown().exactOptional(),
});

export type Owner = z.input<typeof ownerSchema>;
export type Newsletter = z.input<typeof newsletterSchema>;
export type Testimonial = z.input<typeof testimonialSchema>;
export type Contact = z.input<typeof contactSchema>;
export type Profile = z.input<typeof profileSchema>;
