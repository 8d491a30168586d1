import type { ReactNode } from 'react';
import type { CareerItem } from '#content-types/career.ts';
import type { Project } from '#content-types/projects.ts';
import type { ResumePart } from '#content-types/resume.ts';
import { absoluteAddress } from '../addresses.ts';
import { ExternalLink } from '../components/external-link.tsx';
import { shortAddress } from '../components/short-address.ts';
import { careerItems, owner, projects, resume, words } from '../content.ts';
import { readingOrder } from '../sections/experience/career-graph.ts';
import { latestFirst } from '../sections/experience/career-time.ts';
import styles from './resume.module.css';
import { Moment, Period } from './resume-time.tsx';
import { resumeWords } from './resume-words.ts';

type EntryProps = {
  id?: string;
  title: string;
  /** The company, school or giver. */
  by?: string | undefined;
  place?: string | undefined;
  url?: string | null | undefined;
  time?: ReactNode;
  texts?: (string | undefined)[];
  highlights?: string[] | undefined;
};

/** Whatever has a title and a time: a role, a degree, an award. */
function Entry({ id, title, by, place, url, time, texts = [], highlights = [] }: EntryProps) {
  const rest = [by, place].filter(Boolean).join(words.comma);
  return (
    <div className={styles.entry} id={id}>
      <div className={styles.head}>
        <h3>{url ? <ExternalLink href={url}>{title}</ExternalLink> : title}</h3>
        {rest && <p>{rest}</p>}
      </div>
      {time && <p className={styles.time}>{time}</p>}
      {(texts.some(Boolean) || highlights.length > 0) && (
        <div className={styles.body}>
          {texts.filter(Boolean).map((text) => (
            <p key={text}>{text}</p>
          ))}
          {highlights.length > 0 && (
            <ul>
              {highlights.map((highlight) => (
                <li key={highlight}>{highlight}</li>
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  );
}

/** A name and what belongs to it, as a run of words. */
const Run = ({ name, rest }: { name: string; rest: (string | undefined)[] }) => (
  <p className={styles.run}>
    <strong>{name}</strong> {rest.filter(Boolean).join(words.comma)}
  </p>
);

const list = (items: string[] = []) => items.join(words.comma);
const used = (skills: string[] = []) => (skills.length > 0 ? `${resumeWords.used} ${list(skills)}` : undefined);

function Role({ item, index }: { item: CareerItem; index: number }) {
  const { title, company, project, place, link, start, end, period, summary, highlights, skills } = item;
  // The card's line may be the beginning of what is said here in full.
  const isSaid = [summary, ...(highlights ?? [])].some((text) => text?.startsWith(project.replace(/[.…]+$/, '')));
  return (
    <Entry
      id={`role-${index}`}
      {...{ title, by: company, place, url: link, highlights }}
      time={<Period period={period || undefined} start={start} end={end} />}
      texts={[isSaid ? undefined : project, summary, used(skills)]}
    />
  );
}

const Product = ({ title, description, link, github, start, end, highlights }: Project) => (
  <Entry
    {...{ title, url: link ?? github, highlights }}
    time={start && <Period start={start} end={end} />}
    texts={[description]}
  />
);

const roles = [latestFirst(careerItems), readingOrder(careerItems)].find((order) => order.length > 0) ?? [];

/** What each part shows; nothing where it is empty. */
const parts: Record<ResumePart, ReactNode[]> = {
  work: roles.flatMap((index) => {
    const item = careerItems[index];
    return item ? [<Role key={index} item={item} index={index} />] : [];
  }),
  projects: projects.map((project) => <Product key={project.title} {...project} />),
  education: (resume.education ?? []).map((entry) => {
    const { institution, area, studyType, url, location, score, courses, summary, startDate, endDate, period } = entry;
    const degree = [studyType, area].filter(Boolean).join(words.comma);
    return (
      <Entry
        key={JSON.stringify(entry)}
        {...{ title: degree || institution, by: degree ? institution : undefined, place: location, url }}
        time={<Period period={period} start={startDate} end={endDate} />}
        texts={[score, summary, list(courses) || undefined]}
      />
    );
  }),
  skills: (resume.skills ?? []).map(({ name, level, keywords = [] }) => (
    <Run key={name + level} name={name} rest={[...keywords, level]} />
  )),
  languages: (resume.languages ?? []).map(({ language, fluency }) => (
    <Run key={language} name={language} rest={[fluency]} />
  )),
  certificates: (resume.certificates ?? []).map(({ name, issuer, url, date }) => (
    <Entry key={name + date} {...{ title: name, by: issuer, url }} time={date && <Moment date={date} />} />
  )),
  publications: (resume.publications ?? []).map(({ name, publisher, url, releaseDate: date, summary }) => (
    <Entry
      key={name + date}
      {...{ title: name, by: publisher, url, texts: [summary] }}
      time={date && <Moment date={date} />}
    />
  )),
  talks: (resume.talks ?? []).map(({ name, event, url, date, summary }) => (
    <Entry
      key={name + date}
      {...{ title: name, by: event, url, texts: [summary] }}
      time={date && <Moment date={date} />}
    />
  )),
  awards: (resume.awards ?? []).map(({ title, awarder, url, date, summary }) => (
    <Entry
      key={title + date}
      {...{ title, by: awarder, url, texts: [summary] }}
      time={date && <Moment date={date} />}
    />
  )),
  volunteer: (resume.volunteer ?? []).map((entry) => {
    const { organization, position, url, location, summary, highlights, startDate, endDate, period } = entry;
    return (
      <Entry
        key={JSON.stringify(entry)}
        {...{ title: position ?? organization, by: position && organization, place: location, url, highlights }}
        time={<Period period={period} start={startDate} end={endDate} />}
        texts={[summary]}
      />
    );
  }),
  interests: (resume.interests ?? []).map(({ name, keywords }) => <Run key={name} name={name} rest={keywords ?? []} />),
  references: (resume.references ?? []).map(({ name, reference }) => (
    <blockquote key={name + reference} className={styles.reference}>
      <p>{reference}</p>
      <footer>{name}</footer>
    </blockquote>
  )),
};

const all = Object.keys(parts) as ResumePart[];
const order = [...new Set([...(resume.order ?? []), ...all])];

/** The whole person, for who reads it on a screen and who files it on paper. */
export function ResumePage() {
  const addresses = [`mailto:${owner.email}`, absoluteAddress('/'), ...owner.profiles.map(({ url }) => url)];
  return (
    <article className={styles.resume} aria-labelledby="resume-title">
      <header className={styles.header}>
        <h1 id="resume-title" tabIndex={-1}>
          {owner.name}
        </h1>
        <p className={styles.tagline}>{owner.tagline}</p>
        <ul className={styles.ways}>
          {addresses.map((address) => (
            <li key={address}>
              <ExternalLink href={address}>{shortAddress(address)}</ExternalLink>
            </li>
          ))}
        </ul>
        <p className={styles.pitch}>{owner.pitch}</p>
      </header>
      {order
        .filter((part) => parts[part].length > 0)
        .map((part) => (
          <section key={part} aria-labelledby={`resume-${part}`} className={styles.part}>
            <h2 id={`resume-${part}`}>{resumeWords.parts[part]}</h2>
            {parts[part]}
          </section>
        ))}
    </article>
  );
}
