/** Links that the build inserts into the navigation: the owner's pages, and a page's translations. */
import { renderToStaticMarkup } from 'react-dom/server';
import styles from '#app/components/navigation/navigation.module.css';
import type { Page } from '#app/pages.ts';
import { strings } from '#content/content.ts';
import { language } from '#content/language.ts';
import { homePath } from '#content/routes.ts';
import { localUrl } from '#content/urls.ts';
import { navPages } from '#model/footer.ts';
import { languageName } from '#model/translation.ts';
import type { LanguageLinks } from './outputs/output.ts';

/** Inserts the owner's pages, and marks the current one. */
export const insertNavPages = (html: string, { path }: Pick<Page, 'path'>): string =>
  html.replace('<li data-pages=""></li>', () =>
    renderToStaticMarkup(
      navPages.map((page) => (
        <li key={page.path}>
          <a
            href={localUrl(page.path)}
            className={styles.link}
            aria-current={page.path === path ? 'page' : undefined}
          >
            {page.title}
          </a>
        </li>
      )),
    ),
  );

/** Inserts links to a page's translations or, without one, to its parent page or home there. */
export function insertLanguageLinks(
  html: string,
  { path, section }: Pick<Page, 'path'> & { section?: string },
  languages: LanguageLinks[],
): string {
  if (languages.length === 0) return html;
  const items = languages.map(({ lang, paths, localUrl: urlThere }) => {
    const target = [path, section].find((candidate) => candidate && paths.has(candidate));
    return (
      <li key={lang}>
        <a
          href={urlThere(target ?? homePath)}
          className={styles.link}
          hrefLang={lang}
          lang={lang}
          aria-current={lang === language || undefined}
        >
          {languageName(lang)}
        </a>
      </li>
    );
  });
  const links = renderToStaticMarkup(<ul aria-label={strings.resume.parts.languages}>{items}</ul>);
  return html.replace('<li data-languages="">', (start) => start + links);
}
