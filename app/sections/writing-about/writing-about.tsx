import type { ReactNode } from 'react';
import { Section } from '../../components/section/section.tsx';
import styles from './writing-about.module.css';

type WritingAboutProps = {
  heading: string;
  topics: string[];
  /** Shows a topic that leads somewhere. */
  link: ((topic: string) => ReactNode) | undefined;
};

/** What the owner writes about: labels like specimen tags. */
export function WritingAbout({ heading, topics, link }: WritingAboutProps) {
  return (
    <Section id="writing-about" heading={heading}>
      <ul className={styles.topics} data-stagger>
        {topics.map((topic) => (
          <li key={topic} className={styles.topic}>
            {link ? link(topic) : topic}
          </li>
        ))}
      </ul>
    </Section>
  );
}
