import { useRef } from 'react';
import type { Post } from '#content/posts.ts';
import { ExternalLink } from '../../components/external-link.tsx';
import { Section } from '../../components/section/section.tsx';
import { useReveal } from '../../components/use-reveal.ts';
import styles from './blog.module.css';
import { readableDate } from './readable-date.ts';

/** The index of articles. */
export function Blog({ posts }: { posts: Post[] }) {
  const list = useRef<HTMLUListElement>(null);
  useReveal(list);
  return (
    <Section id="blog" heading="Blog" level={1}>
      {posts.length === 0 ? (
        <p>No articles yet.</p>
      ) : (
        <ul className={styles.index} ref={list} data-stagger>
          {posts.map((post) => (
            <li key={post.title} className={styles.cell}>
              <Article post={post} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function Article({ post: { title, excerpt, date, readTime, category, link } }: { post: Post }) {
  return (
    <article className={styles.article}>
      <p className={styles.filed}>
        <span className={styles.category}>{category}</span>
        <time dateTime={date}>{readableDate(date)}</time>
      </p>
      <h2 className={styles.title}>
        {link ? (
          <ExternalLink href={link} className={styles.link}>
            {title}
          </ExternalLink>
        ) : (
          title
        )}
      </h2>
      <p className={styles.excerpt}>{excerpt}</p>
      <p className={styles.end}>
        <span className={styles.readTime}>{readTime}</span>
        <span className={styles.cue}>Read more</span>
      </p>
    </article>
  );
}
