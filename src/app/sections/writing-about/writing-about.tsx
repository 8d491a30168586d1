import { Section } from '#app/components/section/section.tsx';
import styles from './writing-about.module.css';

type WritingAboutProps = {
  heading: string;
  /** Topics or articles, with the URLs of those that have a page. */
  subjects: { name: string; href: string | undefined }[];
};

export function WritingAbout({ heading, subjects }: WritingAboutProps) {
  return (
    <Section id="writing-about" heading={heading}>
      <ul className={styles.topics} data-stagger suppressHydrationWarning>
        {subjects.map(({ name, href }) => (
          <li key={name} className={styles.topic}>
            {href ? (
              <a className="topic-link" href={href}>
                {name}
              </a>
            ) : (
              name
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
