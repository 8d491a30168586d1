/** The texts of islands, which browsers load as a file (src/builder/outputs/client-strings.ts). */
import { owner, strings } from '#content/content.ts';
import { language } from '#content/language.ts';
import { homePath } from '#content/routes.ts';
import { localUrl } from '#content/urls.ts';
import { placeholder } from '#lib/fill-in.ts';
import { hill } from '#model/career/own-hill.ts';
import { stringsIn } from '#strings/strings-in.ts';

/** A label for each plural form of a language. */
function labelsIn(language: string, label: (count: number) => string) {
  const labels: Partial<Record<Intl.LDMLPluralRule, string>> = {};
  const rules = new Intl.PluralRules(language);
  for (let count = 0; count < 200; count++)
    labels[rules.select(count)] ??= label(count).replace(`${count}`, placeholder);
  return labels;
}

const { heading, message, ...newsletter } = strings.newsletter;

/** What the project promises of its own form, only the owner can promise of a service's. */
const hidesNote =
  owner.newsletter?.action && newsletter.note === stringsIn(owner.lang).strings.newsletter.note;

export const clientStrings = {
  newsletter: {
    ...newsletter,
    note: hidesNote ? '' : newsletter.note,
    message: message(placeholder),
    mailbox: owner.email,
  },
  /** The texts before the date of the last push. */
  figures: { language, labels: labelsIn(language, strings.projects.figures) },
  toasts: strings.toasts,
  error: {
    ...strings.error,
    home: strings.notFound.home,
    homeUrl: localUrl(homePath),
    hill: hill.url,
  },
};

export type ClientStrings = typeof clientStrings;
