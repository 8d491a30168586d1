import type { Words } from '#content-types/words.ts';
import type { BlogCard } from '../../../model/articles/cards.ts';
import { ExternalLink } from '../../components/external-link.tsx';
import { Section } from '../../components/section/section.tsx';
import styles from './blog.module.css';

export function Blog({
  heading,
  posts,
  words,
}: {
  heading: string;
  posts: BlogCard[];
  words: Words['blog'];
}) {
  return (
    <Section id="blog" heading={heading} level={1}>
      {posts.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ul className={styles.index} data-stagger>
          {posts.map((post) => (
            <li key={post.href ?? post.title} className={styles.cell}>
              <Article post={post} more={words.more} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function Article({ post, more }: { post: BlogCard; more: string }) {
  const { title, excerpt, date, readableDate, readTime, category, lang, link, href } = post;
  return (
    <article className={styles.article}>
      <p className={styles.meta}>
        <span className={styles.category}>{category}</span>
        <time dateTime={date}>{readableDate}</time>
      </p>
      <h2 className={styles.title} lang={lang}>
        {link ? (
          <ExternalLink href={link} className={styles.link}>
            {title}
          </ExternalLink>
        ) : href ? (
          <a href={href} className={styles.link}>
            {title}
          </a>
        ) : (
          title
        )}
      </h2>
      <p className={styles.excerpt} lang={lang}>
        {excerpt}
      </p>
      <p className={styles.end}>
        <span className={styles.readTime}>{readTime}</span>
        <span className={styles.cue}>{more}</span>
      </p>
    </article>
  );
}
