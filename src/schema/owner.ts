import { z } from 'zod';
import { profileKinds } from './profile-kinds.ts';
import {
  email,
  fediverseName,
  https,
  httpsOrMailto,
  languageTag,
  metaContent,
  nonEmptyString,
  origin,
  picture,
  siteOrigin,
  string,
} from './values.ts';

const profileSchema = z.strictObject({
  /**
   * Chooses the icon. Required. 'code' and 'network' show the icon of the platform in the URL if
   * the site has one, otherwise a neutral icon. Use 'other' for anything else.
   */
  kind: z.enum(profileKinds),
  /** Its name in the tooltip and for screen readers. If left out, its platform, kind or hostname. */
  label: nonEmptyString.exactOptional(),
  /** Its URL: https, or an email address as 'mailto:you@example.com'. Required. */
  url: httpsOrMailto,
});

/** A form that the browser sends to a service in a new tab. */
const formFields = {
  /** Hidden fields that the service requires, by name. */
  hidden: z.record(z.string(), z.string()).exactOptional(),
  /** The origins that the service redirects to ('https://example.com'): browsers check them. */
  redirects: z.array(origin).exactOptional(),
};

const newsletterSchema = z.strictObject({
  /** The service's URL for new subscribers. Without it, the form opens the mail client. */
  action: https.exactOptional(),
  /** The name of the field with the email address. If left out, 'email'. */
  field: nonEmptyString.exactOptional(),
  ...formFields,
});

const contactSchema = z.strictObject({
  /** The service's URL for messages. Required. */
  action: https,
  /** The names of the fields. If left out, 'email' and 'message'. */
  fields: z.strictObject({ email: nonEmptyString, message: nonEmptyString }).exactOptional(),
  ...formFields,
});

const locationSchema = z.strictObject({
  address: string.exactOptional(),
  postalCode: string.exactOptional(),
  city: string.exactOptional(),
  region: string.exactOptional(),
  countryCode: string.exactOptional(),
});
/** In the order of an address. */
export const addressFields = locationSchema.keyof().options;

const testimonialSchema = z.strictObject({
  /** What the person says, in their words. Required. */
  text: nonEmptyString,
  /** Who says it. Required. */
  name: nonEmptyString,
  /** The person's position and company: 'CTO, Harbour Ltd'. */
  role: nonEmptyString.exactOptional(),
  /** The URL of the quote or of the person (https). */
  url: https.exactOptional(),
});

/** Who the site is about, and how to reach them. Every page uses this. */
export const ownerSchema = z.strictObject({
  /** Shown in the navigation, the hero and the page titles. Required. */
  name: nonEmptyString,
  /**
   * The tag of the site's language: 'de', 'pt-BR', 'ar'. If left out, English. words.ts can replace
   * the strings of the interface.
   */
  lang: languageTag.exactOptional(),
  /** The line under the name. Required. */
  tagline: nonEmptyString,
  /** What you do and for whom: a paragraph of at most 300 characters. Required. */
  pitch: nonEmptyString,
  /** More about you, with '\n\n' between paragraphs. Shown on /resume. */
  about: string.exactOptional(),
  /**
   * What the site is about, in one sentence of at most 160 characters, for search results and link
   * previews. If empty, they show the pitch.
   */
  description: string,
  /** A picture of you. The home page and /resume show it cut to a square. */
  portrait: picture.exactOptional(),
  /** When you are available: a line beside the first button of the home page: 'Free from March'. */
  availability: nonEmptyString.exactOptional(),
  /** Your email address, for messages and newsletter requests. Required. */
  email,
  /** Your telephone number. Published on /resume and in resume.json. */
  phone: string.exactOptional(),
  /** Where you are. Published on /resume and in resume.json. */
  location: locationSchema.exactOptional(),
  /** The site's origin: 'https://example.com', without a folder or trailing slash. Required. */
  site: siteOrigin,
  /** The page (https) that books a first call. If null or left out, the button starts an email. */
  booking: https.nullable().exactOptional(),
  /**
   * The sections of the home page after the first one, in order: projects, testimonials,
   * experience, writing-about, newsletter, contact, and the files in sections/ by their names. If
   * left out, all sections that have content. A section without content never appears.
   */
  sections: z
    .array(nonEmptyString)
    .refine((names) => new Set(names).size === names.length, 'must not name a section twice')
    .exactOptional(),
  /** The newsletter. `{}`: the form opens the mail client. If null or left out: no such section. */
  newsletter: newsletterSchema.nullable().exactOptional(),
  /** What others say about you, for a section of the home page. */
  testimonials: z.array(testimonialSchema).exactOptional(),
  /** A form for messages on the home page. */
  contact: contactSchema.exactOptional(),
  /**
   * Meta elements by name that prove to a service that the site is yours:
   * `{ 'google-site-verification': '…' }`.
   */
  verification: z.record(z.string(), metaContent).exactOptional(),
  /** Your name on Mastodon and other servers of the fediverse, '@ada@example.social'. */
  fediverse: fediverseName.exactOptional(),
  /** Your profiles on other sites, shown as icons in this order. */
  profiles: z.array(profileSchema),
  /**
   * What an import derived from dates: the levels of roles, and their connections. The site draws
   * them, and says nothing about them. Remove what you have confirmed.
   */
  proposals: z.array(z.enum(['levels', 'connections'])).exactOptional(),
});

export type Owner = z.input<typeof ownerSchema>;
export type Newsletter = z.input<typeof newsletterSchema>;
export type Testimonial = z.input<typeof testimonialSchema>;
export type Contact = z.input<typeof contactSchema>;
export type Profile = z.input<typeof profileSchema>;
