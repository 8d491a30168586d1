import type { TopicLink } from '#model/articles/cards.ts';
import '#app/components/links.css';
import styles from './blog.module.css';

type TopicListProps = { links: TopicLink[]; id?: string; hidden?: true };

/** Links to the search, the archive or topics, with their numbers of articles. */
export const TopicList = ({ links, ...rest }: TopicListProps) => (
  <ul className={`link-row ${styles.topics}`} {...rest}>
    {links.map(({ name, href, count }) => (
      <li key={href}>
        <a href={href}>{name}</a> {count}
      </li>
    ))}
  </ul>
);
