/** Static pages: articles, case studies, own pages, topics and later pages of the index. */

import { toString as textOf } from 'hast-util-to-string';
import { newTabNoteId } from '#app/components/external-link.tsx';
import { pages } from '#app/pages.ts';
import { Blog } from '#app/sections/blog/blog.tsx';
import { OtherPages } from '#app/sections/blog/other-pages.tsx';
import drawingStyles from '#app/sections/projects/line-drawing/line-drawing.module.css?inline';
import figureStyles from '#app/sections/projects/project-figure.css?inline';
import linkStyles from '#app/sections/projects/project-links.module.css?inline';
import { type Article, articles, caseStudies, published } from '#model/articles/articles.ts';
import { type IndexPage, indexPages, topicPages } from '#model/articles/cards.ts';
import { joinTitles, pageTitle } from '#model/articles/titles.ts';
import { articleWords, owner, projects, words } from '#schema/content.ts';
import { language } from '#schema/language.ts';
import { localUrl } from '#schema/urls.ts';
import { cachedText, sourcesHash } from '#site/cache.ts';
import type { Pictures } from '../pictures.ts';
import type { StaticPage } from '../static-page.ts';
import articleStyles from './article.module.css?inline';
import { type ArticleBody, ArticlePage } from './article-page.tsx';
import { renderHtml, renderMarkdown } from './markdown.ts';
import { findPictures } from './pictures.ts';
import proseStyles from './prose.module.css?inline';

export const renderArticle = ({ folder, path, text }: Article, pictures: Pictures) =>
  renderMarkdown(text, {
    path,
    pictures: findPictures(folder, pictures),
    words: articleWords,
    newTabNoteId,
    urlFor: localUrl,
  });

/** The rendered body, cached by everything that it depends on. */
function keptBody(article: Article, pictures: Pictures): ArticleBody {
  const ownPictures = Object.entries(pictures).filter(([name]) =>
    name.startsWith(`${article.folder}/`),
  );
  const around = [article.path, localUrl('/'), articleWords, ownPictures];
  const json = cachedText(['article', sourcesHash, article.text, JSON.stringify(around)], () => {
    const { tree, headings } = renderArticle(article, pictures);
    const [first] = tree.children;
    const opening = first?.type === 'element' ? textOf(first) : '';
    return JSON.stringify({ html: renderHtml(tree), headings, opening } satisfies ArticleBody);
  });
  return JSON.parse(json);
}

function articlePage(article: Article, pictures: Pictures): StaticPage {
  const { folder, path, title, excerpt, project } = article;
  const siblings: Article[] = { articles, 'case-studies': caseStudies, pages: [] }[folder];
  const place = siblings.indexOf(article);
  const about = projects.find((other) => other.title === project);
  return {
    name: path.slice(1),
    path,
    ...(folder !== 'pages' && { section: project ? ('/projects' as const) : ('/blog' as const) }),
    label: title,
    title: pageTitle(
      project ? `${articleWords.caseStudy}${articleWords.caseStudyOf(project)}` : title,
    ),
    description: excerpt || pageTitle(title),
    styles:
      (project ? drawingStyles + figureStyles + linkStyles : '') + articleStyles + proseStyles,
    article,
    load: async () => {
      const rest = {
        ...keptBody(article, pictures),
        newer: siblings[place - 1],
        older: siblings[place + 1],
        project: about,
        encoded: pictures[`pictures/${about?.picture?.file}`],
      };
      return { default: () => <ArticlePage article={article} {...rest} /> };
    },
  };
}

/** Topics are often typed in lower case. */
const capitalise = (name: string) =>
  name.replace(/^\p{Ll}(?=\p{Ll})/u, (letter) => letter.toLocaleUpperCase(language));

const indexPage = ({ path, posts, paging, topic, count }: IndexPage): StaticPage => {
  const label = topic === undefined ? words.pages.blog : capitalise(topic);
  const isAlone = !paging.newer && !paging.older;
  return {
    name: path.slice(1),
    path,
    section: '/blog',
    stylesFrom: pages.blog,
    styles: '',
    label,
    title: pageTitle(isAlone ? label : joinTitles([label, paging.label])),
    description: words.descriptions.blog(owner.name, joinTitles(posts.map(({ title }) => title))),
    load: async () => ({
      default: () => (
        <>
          <Blog heading={label} posts={posts} count={count} words={words.blog} />
          {!isAlone && <OtherPages {...paging} />}
        </>
      ),
    }),
  };
};

export const articlePages = (pictures: Pictures): StaticPage[] => [
  ...[...indexPages.slice(1), ...topicPages].map(indexPage),
  ...published.map((article) => articlePage(article, pictures)),
];
