/** Static pages: articles, case studies, custom pages, topics and later pages of the index. */
import rowStyles from '#app/components/links.css?inline';
import articleStyles from '#app/pages/article/article.module.css?inline';
import { type ArticleBody, ArticlePage } from '#app/pages/article/article-page.tsx';
import caseStudyStyles from '#app/pages/article/case-study.module.css?inline';
import onwardsStyles from '#app/pages/article/onwards.module.css?inline';
import { Blog } from '#app/sections/blog/blog.tsx';
import { Pagination } from '#app/sections/blog/pagination.tsx';
import drawingStyles from '#app/sections/projects/line-drawing/line-drawing.module.css?inline';
import linkStyles from '#app/sections/projects/project-links.module.css?inline';
import type { StaticPage } from '#app/static-page.ts';
import { articleStrings, owner, projects, strings } from '#content/content.ts';
import { language } from '#content/language.ts';
import { blogPath, homePath, projectsPath } from '#content/routes.ts';
import { absoluteUrl } from '#content/urls.ts';
import { describeList } from '#lib/describe-list.ts';
import { codeHash, withCache } from '#lib/node/cache.ts';
import type { Pictures } from '#lib/responsive-image.ts';
import { capitalise } from '#lib/text.ts';
import { findPictures } from '#markdown/article-pictures.ts';
import { type Article, articles, published } from '#model/articles/articles.ts';
import { type IndexPage, indexPages, topicPages } from '#model/articles/cards.ts';
import { joinTitles, pageTitle } from '#model/articles/titles.ts';
import { blogPage, longBlogPages } from './long-blog-pages.tsx';

/** The rendered body, cached by everything that it depends on. */
export async function renderArticleCached(
  article: Article,
  pictures: Pictures,
): Promise<ArticleBody> {
  const beside = Object.entries(pictures).filter(([name]) => name.startsWith(`${article.folder}/`));
  const around = [article, absoluteUrl(homePath), articleStrings, beside, language];
  const parts = ['article', codeHash, JSON.stringify(around)];
  const json = await withCache(parts, async () => {
    // The Markdown renderer loads slowly.
    const { renderArticle } = await import('./render-article.ts');
    return Buffer.from(JSON.stringify(renderArticle(article, pictures)));
  });
  return JSON.parse(json.toString());
}

const projectStyles = drawingStyles + rowStyles + linkStyles + caseStudyStyles;

function articlePage(article: Article, pictures: Pictures): StaticPage {
  const { folder, path, title, excerpt, project, picture = '' } = article;
  const siblings = published.filter((other) => other.folder === folder);
  const parts = articles.filter(({ series }) => series && series === article.series).reverse();
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
    styles: (project ? projectStyles : '') + articleStyles + onwardsStyles,
    article,
    cover: findPictures(folder, pictures)(picture),
    load: async () => {
      const rest = {
        ...(await renderArticleCached(article, pictures)),
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
    ...blogPage(path, label, async () => ({
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
    })),
    styles: '',
    title: pageTitle(isAlone ? label : joinTitles([label, paging.label])),
    description: describeList(
      posts.map(({ title }) => title),
      joinTitles,
      (titles) => strings.descriptions.blog(owner.name, titles),
    ),
  };
};

export const articlePages = (pictures: Pictures): StaticPage[] => [
  ...[...indexPages.slice(1), ...topicPages].map(indexPage),
  ...longBlogPages,
  ...published.map((article) => articlePage(article, pictures)),
];
