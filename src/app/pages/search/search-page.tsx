import { Section } from '#app/components/section/section.tsx';
import { articleWords as words } from '#schema/content.ts';
import { archivePath } from '#schema/routes.ts';
import { localUrl } from '#schema/urls.ts';
import styles from '../archive/archive.module.css';

/**
 * The search of a long blog.
 *
 * @param script the path of its bundled script.
 * @param indexes the paths of the parts of its index.
 */
export const SearchPage = ({ script, indexes }: { script: string; indexes: string[] }) => (
  <Section id="search" heading={words.search} level={1}>
    {/* Without its script there is the archive. */}
    <search
      hidden
      className={styles.search}
      data-indexes={indexes.map(localUrl).join(' ')}
      data-results={words.results}
      data-none={words.noResults}
    >
      <form>
        <input type="search" aria-label={words.search} autoComplete="off" enterKeyHint="search" />
        <p role="status" />
      </form>
    </search>
    <ol id="results" className={styles.list} />
    <p>
      <a href={localUrl(archivePath)}>{words.archive}</a>
    </p>
    <script type="module" src={localUrl(script)} />
  </Section>
);
