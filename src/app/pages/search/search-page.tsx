import { TopicList } from '#app/sections/blog/topic-list.tsx';
import { Section } from '#app/sections/section/section.tsx';
import { articleStrings as strings } from '#content/content.ts';
import { archivePath } from '#content/routes.ts';
import { localUrl } from '#content/urls.ts';
import { articles } from '#model/articles/articles.ts';
import { topicLinks } from '#model/articles/cards.ts';
import styles from '../archive/archive.module.css';
import { ArticleRows } from '../archive/archive.tsx';

/** How many of the newest articles, or of the topics, are listed. */
const maxListed = 10;

/** The search of a long blog, with the paths of its bundled script and of its index. */
export const SearchPage = ({ script, index }: { script: string; index: string }) => (
  <Section id="search" heading={strings.search} level={1}>
    {/* Without scripts it links to the archive. */}
    <search
      hidden
      className={styles.search}
      data-index={localUrl(index)}
      data-results={strings.results}
      data-none={strings.noResults}
    >
      <form>
        <input
          type="search"
          aria-label={strings.search}
          placeholder={strings.search}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" className="filled-button">
          {strings.search}
        </button>
        <p role="status" />
      </form>
    </search>
    <TopicList id="topics" hidden links={topicLinks.slice(0, maxListed)} />
    {/* The newest articles until a visitor types. */}
    <ol id="results" className={styles.list}>
      <ArticleRows of={articles.slice(0, maxListed)} />
    </ol>
    <p>
      <a href={localUrl(archivePath)}>{strings.archive}</a>
    </p>
    <script type="module" src={localUrl(script)} />
  </Section>
);
