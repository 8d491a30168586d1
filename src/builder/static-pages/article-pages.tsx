/** Static pages: articles, case studies, custom pages, topics and later pages of the index. */

import { toString as textOf } from 'hast-util-to-string';
import bookingStyles from '#app/components/booking.css?inline';
import { newTabNoteId } from '#app/components/external-link.tsx';
import articleStyles from '#app/pages/article/article.module.css?inline';
import { type ArticleBody, ArticlePage } from '#app/pages/article/article-page.tsx';
import proseStyles from '#app/pages/article/prose.module.css?inline';
import sectionLinkStyles from '#app/pages/article/section-link.css?inline';
import { pages } from '#app/pages.ts';
import { Blog } from '#app/sections/blog/blog.tsx';
import { Pagination } from '#app/sections/blog/pagination.tsx';
import drawingStyles from '#app/sections/projects/line-drawing/line-drawing.module.css?inline';
import figureStyles from '#app/sections/projects/project-figure.css?inline';
import linkStyles from '#app/sections/projects/project-links.module.css?inline';
import type { StaticPage } from '#app/static-page.ts';
import { cachedText, sourcesHash } from '#lib/node/cache.ts';
import { capitalise } from '#lib/texts.ts';
import { findPictures } from '#markdown/article-pictures.ts';
import { element } from '#markdown/elements.ts';
import { pictureElement } from '#markdown/picture-element.ts';
import { plainBody } from '#markdown/plain-body.ts';
import { renderHtml, renderMarkdown } from '#markdown/to-html.ts';
import { type Article, articles, caseStudies, published } from '#model/articles/articles.ts';
import { type IndexPage, indexPages, topicPages } from '#model/articles/cards.ts';
import { seriesParts } from '#model/articles/series.ts';
import { joinTitles, pageTitle } from '#model/articles/titles.ts';
import type { Pictures } from '#model/plan-picture.ts';
import { articleStrings, owner, projects, strings } from '#schema/content.ts';
import { language } from '#schema/language.ts';
import { blogPath, homePath, projectsPath } from '#schema/routes.ts';
import { absoluteUrl, localUrl } from '#schema/urls.ts';
import { longBlogPages } from './long-blog-pages.tsx';

const coverOf = ({ folder, picture }: Article, pictures: Pictures) =>
  picture === undefined ? undefined : findPictures(folder, pictures)(picture);

/** Renders an article's text, below its picture unless the text includes the picture. */
function renderArticle(article: Article, pictures: Pictures) {
  const { folder, path, text, pictureAlt: alt } = article;
  const rendered = renderMarkdown(text, {
    path,
    pictures: findPictures(folder, pictures),
    strings: articleStrings,
    newTabNoteId,
    urlFor: localUrl,
  });
  const cover = coverOf(article, pictures);
  if (cover && !text.includes(`](${article.picture}`))
    rendered.tree.children.unshift(
      element('figure', {}, [pictureElement(cover, { alt, loading: 'eager' })]),
    );
  return rendered;
}

/** The rendered body, cached by everything that it depends on. */
export function renderArticleCached(article: Article, pictures: Pictures): ArticleBody {
  const folderPictures = Object.entries(pictures).filter(([name]) =>
    name.startsWith(`${article.folder}/`),
  );
  const { picture, pictureAlt, path } = article;
  const around = [path, absoluteUrl(homePath), articleStrings, folderPictures, picture, pictureAlt];
  const json = cachedText(['article', sourcesHash, article.text, JSON.stringify(around)], () => {
    const { tree, headings } = renderArticle(article, pictures);
    const first = tree.children.find(
      (child) => child.type === 'element' && child.tagName !== 'figure',
    );
    const opening = first?.type === 'element' ? textOf(first) : '';
    const feedHtml = plainBody(tree, absoluteUrl(path));
    const body: ArticleBody = { html: renderHtml(tree), feedHtml, headings, opening };
    return JSON.stringify(body);
  });
  return JSON.parse(json);
}

function articlePage(article: Article, pictures: Pictures): StaticPage {
  const { folder, path, title, excerpt, project } = article;
  const siblings: Article[] = { articles, 'case-studies': caseStudies, pages: [] }[folder];
  const parts = seriesParts(article);
  // In a series the neighbours are the series' other parts.
  const ordered = parts.length > 1 ? parts.toReversed() : siblings;
  const position = ordered.indexOf(article);
  const about = projects.find((other) => other.title === project);
  return {
    name: path.slice(1),
    path,
    ...(folder !== 'pages' && { section: project ? projectsPath : blogPath }),
    label: title,
    title: pageTitle(
      project ? `${articleStrings.caseStudy}${articleStrings.caseStudyOf(project)}` : title,
    ),
    description: excerpt || pageTitle(title),
    styles:
      (project ? drawingStyles + figureStyles + linkStyles : '') +
      bookingStyles +
      articleStyles +
      sectionLinkStyles +
      proseStyles,
    article,
    cover: coverOf(article, pictures),
    load: async () => {
      const rest = {
        ...renderArticleCached(article, pictures),
        parts,
        newer: ordered[position - 1],
        older: ordered[position + 1],
        project: about,
        encoded: pictures[`pictures/${about?.picture?.file}`],
      };
      return { default: () => <ArticlePage article={article} {...rest} /> };
    },
  };
}

const indexPage = ({ path, posts, paging, topic, count }: IndexPage): StaticPage => {
  // Topics are often typed in lower case.
  const label = topic === undefined ? strings.pages.blog : capitalise(topic, language);
  const isAlone = !paging.newer && !paging.older;
  return {
    name: path.slice(1),
    path,
    section: blogPath,
    stylesFrom: pages.blog,
    styles: sectionLinkStyles,
    label,
    title: pageTitle(isAlone ? label : joinTitles([label, paging.label])),
    description: strings.descriptions.blog(owner.name, joinTitles(posts.map(({ title }) => title))),
    load: async () => ({
      default: () => (
        <>
          <Blog
            heading={label}
            posts={posts}
            hasLead={!paging.newer}
            count={count}
            strings={strings.blog}
          />
          {!isAlone && <Pagination {...paging} />}
        </>
      ),
    }),
  };
};

export const articlePages = (pictures: Pictures): StaticPage[] => [
  ...[...indexPages.slice(1), ...topicPages].map(indexPage),
  ...longBlogPages,
  ...published.map((article) => articlePage(article, pictures)),
];
