import { Section } from '#app/components/section/section.tsx';
import styles from './writing-about.module.css';

type WritingAboutProps = {
  heading: string;
  topics: string[];
  /** The topics that have a page, with its URL. */
  urls: Record<string, string>;
};

export function WritingAbout({ heading, topics, urls }: WritingAboutProps) {
  return (
    <Section id="writing-about" heading={heading}>
      <ul className={styles.topics} data-stagger suppressHydrationWarning>
        {topics.map((topic) => (
          <li key={topic} className={styles.topic}>
            {urls[topic] ? (
              <a className="topic-link" href={urls[topic]}>
                {topic}
              </a>
            ) : (
              topic
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
