/** Articles, case studies and the later pages of the index. */
import { localAddress } from '../../../app/addresses.ts';
import articleStyles from '../../../app/articles/article.module.css?inline';
import { ArticlePage } from '../../../app/articles/article-page.tsx';
import { type Article, articles } from '../../../app/articles/articles.ts';
import { indexPages } from '../../../app/articles/cards.ts';
import proseStyles from '../../../app/articles/prose.module.css?inline';
import { newTabNoteId } from '../../../app/components/external-link.tsx';
import { articleWords, owner, projects, words } from '../../../app/content.ts';
import { pages } from '../../../app/pages.ts';
import { Blog } from '../../../app/sections/blog/blog.tsx';
import { OtherPages } from '../../../app/sections/blog/other-pages.tsx';
import drawingStyles from '../../../app/sections/projects/line-drawing/line-drawing.module.css?inline';
import figureStyles from '../../../app/sections/projects/project-figure.module.css?inline';
import linkStyles from '../../../app/sections/projects/project-links.module.css?inline';
import type { FinishedPage } from '../finished-page.ts';
import type { Pictures } from '../pictures.ts';
import { htmlOf, renderMarkdown } from './markdown.ts';
import { picturesOf } from './pictures.ts';

/** An article's body and headings. */
export const renderArticle = ({ folder, path, text }: Article, pictures: Pictures) =>
  renderMarkdown(text, {
    path,
    pictures: picturesOf(folder, pictures),
    words: articleWords,
    newTabNoteId,
    address: localAddress,
  });

function articlePage(article: Article, pictures: Pictures): FinishedPage {
  const { folder, path, title, excerpt, project } = article;
  const siblings = articles.filter((other) => other.folder === folder);
  const place = siblings.indexOf(article);
  const about = projects.find((other) => other.title === project);
  return {
    name: path.slice(1),
    path,
    section: project ? '/projects' : '/blog',
    label: title,
    title: words.title(project ? `${articleWords.caseStudy}${articleWords.caseStudyOf(project)}` : title, owner.name),
    description: excerpt,
    styles: (project ? drawingStyles + figureStyles + linkStyles : '') + articleStyles + proseStyles,
    article,
    load: async () => {
      const { tree, headings } = renderArticle(article, pictures);
      const rest = {
        html: htmlOf(tree),
        headings,
        newer: siblings[place - 1],
        older: siblings[place + 1],
        project: about,
        encoded: pictures[`pictures/${about?.picture?.file}`],
      };
      return { default: () => <ArticlePage article={article} {...rest} /> };
    },
  };
}

const indexPage = ({ path, posts, paging }: (typeof indexPages)[number]): FinishedPage => ({
  name: path.slice(1),
  path,
  section: '/blog',
  stylesOf: pages.blog,
  styles: '',
  label: words.pages.blog,
  title: words.title(`${words.pages.blog}${words.comma}${paging.label}`, owner.name),
  description: words.descriptions.blog(owner.name, posts.map(({ title }) => title).join(words.comma)),
  load: async () => ({
    default: () => (
      <>
        <Blog heading={words.pages.blog} posts={posts} words={words.blog} />
        <OtherPages {...paging} />
      </>
    ),
  }),
});

/** @param pictures of the content. */
export const finishedPages = (pictures: Pictures): FinishedPage[] => [
  ...indexPages.slice(1).map(indexPage),
  ...articles.map((article) => articlePage(article, pictures)),
];
