import { ExternalLink } from '#app/components/external-link.tsx';
import { Highlights } from '#app/components/highlights.tsx';
import { InlineList } from '#app/components/inline-list.tsx';
import { Portrait } from '#app/components/portrait/portrait.tsx';
import * as content from '#content/content.ts';
import { owner, strings } from '#content/content.ts';
import { language } from '#content/language.ts';
import { homePath } from '#content/routes.ts';
import { absoluteUrl } from '#content/urls.ts';
import { parsePhone } from '#lib/parse-phone.ts';
import { scriptsIn } from '#lib/scripts.ts';
import { shortUrl } from '#lib/short-url.ts';
import { distinctParts } from '#lib/text.ts';
import { portrait } from '#model/home-pictures.ts';
import { fileUrls } from '#model/published-files.ts';
import { type ResumeEntry, type ResumeItem, resumeParts } from '#model/resume/resume-parts.ts';
import { isRightToLeft } from '#model/translation.ts';
import { addressFields } from '#schema/owner.ts';
import styles from './resume.module.css';
import { Period } from './resume-time.tsx';

const addressParts = addressFields.flatMap((name) => {
  const part = owner.location?.[name] ?? '';
  const isCode = name === 'countryCode' && /^[A-Z]{2}$/.test(part);
  return (isCode && new Intl.DisplayNames(language, { type: 'region' }).of(part)) || part || [];
});
const address = distinctParts(addressParts);

function Entry(entry: ResumeEntry) {
  const { id, title, by, place, url, project = '' } = entry;
  const { texts = [], highlights = [], skills = [], links = [] } = entry;
  return (
    // Reader modes drop a div with little text besides a link, but not a section.
    <section className={styles.entry} id={id}>
      <header className={styles.head}>
        <hgroup className={styles.title}>
          <h3>{url ? <ExternalLink href={url}>{title}</ExternalLink> : title}</h3>{' '}
          {by && <p>{by}</p>} {place && <p className={styles.place}>{place}</p>}
        </hgroup>
        {(entry.period || entry.start || entry.end) && (
          <p className={`meta-text ${styles.time}`}>
            <Period {...entry} />
          </p>
        )}
      </header>
      {project.length + texts.length + highlights.length + skills.length + links.length > 0 && (
        <div className={styles.body}>
          {project && <p className={styles.project}>{project}</p>}
          {texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <Highlights highlights={highlights} />
          {skills.length > 0 && (
            <p className={styles.skills}>
              {strings.resume.used} <InlineList items={skills} comma={strings.comma} />
            </p>
          )}
          {links.length > 0 && (
            <p className={styles.links}>
              {links.map(({ label, url: other }) => [
                <ExternalLink key={other} href={other}>
                  {label}
                </ExternalLink>,
                ' ',
              ])}
            </p>
          )}
        </div>
      )}
    </section>
  );
}

function Item({ item }: { item: ResumeItem }) {
  if ('title' in item) return <Entry {...item} />;
  if ('quote' in item)
    return (
      <blockquote className={styles.reference}>
        <p>{item.quote}</p>
        <footer className="meta-text">{item.name}</footer>
      </blockquote>
    );
  return (
    <p className={styles.line}>
      {item.name && <strong>{item.name} </strong>}
      <InlineList items={item.rest} comma={strings.comma} />
    </p>
  );
}

/** How many URLs are visible beside the email address on screens; a button unfolds the others. */
const unfoldedUrls = 3;

/** The whole resume, for screens and paper. */
export function ResumePage() {
  const phoneNumber = parsePhone(owner.phone ?? '');
  const urls = new Set([
    `mailto:${owner.email}`,
    absoluteUrl(homePath),
    ...owner.profiles.map(({ url }) => url),
  ]);
  return (
    <article className={`frame ${styles.resume}`} aria-labelledby="resume-title">
      <header>
        {portrait && <Portrait {...portrait} />}
        <h1 id="resume-title" translate="no" data-script={scriptsIn(owner.name)}>
          {owner.name}
        </h1>
        <p className={styles.tagline}>{owner.tagline}</p>
        <ul className={styles.actions}>
          {owner.phone && (
            <li dir={isRightToLeft ? 'ltr' : undefined}>
              {phoneNumber ? <a href={`tel:${phoneNumber}`}>{owner.phone}</a> : owner.phone}
            </li>
          )}
          {address.length > 0 && (
            <li>
              <InlineList items={address} comma={strings.comma} />
            </li>
          )}
          {[...urls].map((url, i) => (
            <li key={url} className={i > unfoldedUrls ? styles.folded : undefined}>
              <ExternalLink href={url}>{shortUrl(url)}</ExternalLink>
            </li>
          ))}
          {urls.size > unfoldedUrls + 1 && (
            <li className={styles.fold}>
              <details>
                <summary>{strings.resume.moreLinks}</summary>
              </details>
            </li>
          )}
        </ul>
        <p className={styles.pitch}>{owner.pitch}</p>
        {owner.about?.split(/\n{2,}/).map((paragraph) => (
          <p key={paragraph} className={styles.about}>
            {paragraph}
          </p>
        ))}
      </header>
      {resumeParts(content).map(({ part, items }) => (
        <section key={part} aria-labelledby={`resume-${part}`} className={styles.part}>
          <h2 id={`resume-${part}`}>{strings.resume.parts[part]}</h2>
          {items.map((item) => (
            <Item key={JSON.stringify(item)} item={item} />
          ))}
        </section>
      ))}
      <p className={`${styles.actions} ${styles.files}`}>
        {fileUrls.printedResume && (
          <a href={fileUrls.printedResume}>{strings.experience.printedResume}</a>
        )}
        <a href={fileUrls.resumeJson}>{strings.resume.json}</a>
      </p>
    </article>
  );
}
