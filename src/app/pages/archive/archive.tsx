import { TopicList } from '#app/sections/blog/topic-list.tsx';
import { Section } from '#app/sections/section/section.tsx';
import { articleStrings as strings } from '#content/content.ts';
import { language } from '#content/language.ts';
import { localUrl } from '#content/urls.ts';
import { readableDate, readableYear } from '#lib/dates.ts';
import { type Article, articles } from '#model/articles/articles.ts';
import { topicLinks } from '#model/articles/cards.ts';
import styles from './archive.module.css';

/** Articles as rows of a list: their titles and dates. */
export const ArticleRows = ({ of }: { of: Article[] }) =>
  of.map(({ path, title, lang, date = '' }) => (
    <li key={path}>
      <a href={localUrl(path)} lang={lang} className="quiet-link">
        {title}
      </a>{' '}
      <time dateTime={date}>{readableDate(date, language)}</time>
    </li>
  ));

const yearOf = ({ date = '' }: Article) => readableYear(date, language);

/** All articles of a long blog, by year, and its topics. */
export const Archive = () => (
  <Section id="archive" heading={strings.archive} level={1}>
    {topicLinks.length > 0 && (
      <>
        <h2 className={styles.year}>{strings.topics}</h2>
        <TopicList links={topicLinks} />
      </>
    )}
    {[...Map.groupBy(articles, yearOf)].map(([year, ofYear]) => (
      <section key={year} aria-labelledby={`year-${year}`}>
        <h2 id={`year-${year}`} className={styles.year}>
          {year}
        </h2>
        <ul className={styles.list}>
          <ArticleRows of={ofYear} />
        </ul>
      </section>
    ))}
  </Section>
);
