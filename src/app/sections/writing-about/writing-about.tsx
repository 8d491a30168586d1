import { ExternalLink } from '#app/components/external-link.tsx';
import { Section } from '#app/sections/section/section.tsx';
import { scriptsIn } from '#lib/scripts.ts';
import type { newestPosts, subjects as topics } from '#model/home-facts.ts';
import styles from './writing-about.module.css';

type WritingAboutProps = { heading: string; posts: typeof newestPosts; subjects: typeof topics };

/** The newest articles, and what the owner writes about. */
export const WritingAbout = ({ heading, posts, subjects }: WritingAboutProps) => (
  <Section id="writing-about" heading={heading}>
    {posts.length > 0 && (
      <ul className="newest-posts">
        {posts.map(({ title, href, isElsewhere, lang, readableDate }) => (
          <li key={href}>
            {isElsewhere ? (
              <ExternalLink href={href} className="quiet-link" data-script={scriptsIn(title)}>
                {title}
              </ExternalLink>
            ) : (
              <a
                href={href}
                lang={lang}
                dir={lang && 'auto'}
                className="quiet-link"
                data-script={scriptsIn(title)}
              >
                {title}
              </a>
            )}{' '}
            <span>{readableDate}</span>
          </li>
        ))}
      </ul>
    )}
    {subjects.length > 0 && (
      <ul className={`accent-on-hover ${styles.topics}`} data-stagger="">
        {subjects.map(({ name, href, count }) => (
          <li key={name} className={styles.topic}>
            {href ? (
              <a className="topic-link" href={href} data-count={count}>
                {name}
              </a>
            ) : (
              name
            )}
          </li>
        ))}
      </ul>
    )}
  </Section>
);
