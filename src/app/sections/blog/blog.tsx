import { Fragment } from 'react';
import { ExternalLink } from '#app/components/external-link.tsx';
import { Section } from '#app/sections/section/section.tsx';
import { scriptsIn } from '#lib/scripts.ts';
import type { BlogCard, TopicLink } from '#model/articles/cards.ts';
import type { UiStrings } from '#strings/types.ts';
import styles from './blog.module.css';
import { TopicList } from './topic-list.tsx';

type BlogProps = {
  heading: string;
  posts: BlogCard[];
  /** Whether the first post is the newest of all, which leads the index. */
  hasLead: boolean;
  /** The number of posts, if the heading shows it. */
  count?: number | undefined;
  /** Links to other indexes, with the number of posts in each. */
  links?: TopicLink[] | undefined;
  strings: UiStrings['blog'];
};

/** The minimum number of posts for headings with their years. */
const minPostsForYears = 7;

/** Posts in an index of two columns. */
export function Blog({ heading, posts, hasLead, count, links, strings }: BlogProps) {
  const yearOf = ({ year }: BlogCard) => (posts.length < minPostsForYears ? '' : year);
  return (
    <Section
      id="blog"
      heading={
        <>
          {heading}
          {count && <span data-count={count} />}
        </>
      }
      level={1}
    >
      {links && <TopicList links={links} />}
      <ul className={styles.index} data-stagger="">
        {[...Map.groupBy(posts, yearOf)].map(([name, group], i) => {
          const leads = hasLead && i === 0 ? 1 : 0;
          const aloneInRow = (group.length - leads) % 2 === 1 ? group.length - 1 : undefined;
          const widthClass = (j: number) =>
            j < leads ? styles.lead : j === aloneInRow ? styles.wide : '';
          return (
            <Fragment key={name}>
              {name && <li className={styles.year}>{name}</li>}
              {group.map((post, j) => (
                <li key={post.href ?? post.title} className={`${styles.cell} ${widthClass(j)}`}>
                  <ArticleCard post={post} more={strings.more} />
                </li>
              ))}
            </Fragment>
          );
        })}
      </ul>
    </Section>
  );
}

function ArticleCard({ post, more }: { post: BlogCard; more: string }) {
  const { title, excerpt, date, readableDate, readTime, category, lang, link, href } = post;
  return (
    <article className={styles.article}>
      <p className={`meta-text ${styles.meta}`}>
        {category && <span className={styles.category}>{category}</span>}{' '}
        <time dateTime={date}>{readableDate}</time>
      </p>
      <h2 className={styles.title} lang={lang} data-script={scriptsIn(title)}>
        {link ? (
          <ExternalLink href={link} className={`quiet-link ${styles.link}`}>
            {title}
          </ExternalLink>
        ) : href ? (
          <a href={href} className={`quiet-link ${styles.link}`}>
            {title}
          </a>
        ) : (
          title
        )}
      </h2>
      {excerpt && (
        <p className={styles.excerpt} lang={lang}>
          {excerpt}
        </p>
      )}
      <p className={styles.end}>
        {readTime && <span className="meta-text">{readTime}</span>}{' '}
        <span className={styles.cue} aria-hidden="true">
          {more}
        </span>
      </p>
    </article>
  );
}
