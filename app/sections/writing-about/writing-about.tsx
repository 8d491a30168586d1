import { type ReactNode, useRef } from 'react';
import { Section } from '../../components/section/section.tsx';
import { useReveal } from '../../components/use-reveal.ts';
import styles from './writing-about.module.css';

type WritingAboutProps = {
  heading: string;
  topics: string[];
  /** Shows a topic that leads somewhere. */
  link: ((topic: string) => ReactNode) | undefined;
};

/** What the owner writes about: labels like specimen tags. */
export function WritingAbout({ heading, topics, link }: WritingAboutProps) {
  const list = useRef<HTMLUListElement>(null);
  useReveal(list);
  return (
    <Section id="writing-about" heading={heading}>
      <ul className={styles.topics} ref={list} data-stagger>
        {topics.map((topic) => (
          <li key={topic} className={styles.topic}>
            {link ? link(topic) : topic}
          </li>
        ))}
      </ul>
    </Section>
  );
}
