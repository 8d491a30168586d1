/** The pages that the table of pages does not have: articles, case studies and the later pages of the index. */

import { localAddress } from '../../../app/addresses.ts';
import { ArticlePage } from '../../../app/articles/article-page.tsx';
import { type Article, articles } from '../../../app/articles/articles.ts';
import { indexPages } from '../../../app/articles/cards.ts';
import { newTabNoteId } from '../../../app/components/external-link.tsx';
import { articleWords, owner, words } from '../../../app/content.ts';
import type { Page } from '../../../app/pages.ts';
import { Blog } from '../../../app/sections/blog/blog.tsx';
import { OtherPages } from '../../../app/sections/blog/other-pages.tsx';
import { htmlOf, renderMarkdown } from './markdown.ts';
import { type ArticlePictures, picturesOf } from './pictures.ts';

export type ArticlePageRow = Page & { path: string; article?: Article };

/** An article's body and headings. */
export const renderArticle = ({ folder, path, text }: Article, pictures: ArticlePictures) =>
  renderMarkdown(text, {
    path,
    pictures: picturesOf(folder, pictures),
    words: articleWords,
    newTabNoteId,
    address: localAddress,
  });

function articlePage(article: Article, pictures: ArticlePictures): ArticlePageRow {
  const { folder, path, title, excerpt, project } = article;
  const siblings = articles.filter((other) => other.folder === folder);
  const place = siblings.indexOf(article);
  return {
    name: path.slice(1),
    path,
    view: 'article',
    label: title,
    title: words.title(project ? `${articleWords.caseStudy}${articleWords.caseStudyOf(project)}` : title, owner.name),
    description: excerpt,
    article,
    load: async () => {
      const { tree, headings } = renderArticle(article, pictures);
      const html = htmlOf(tree);
      const neighbours = { newer: siblings[place - 1], older: siblings[place + 1] };
      return { default: () => <ArticlePage article={article} html={html} headings={headings} {...neighbours} /> };
    },
  };
}

const indexPage = ({ path, posts, paging }: (typeof indexPages)[number]): ArticlePageRow => ({
  name: path.slice(1),
  path,
  view: 'blog',
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

/** @param pictures what the build has made of the articles' pictures. */
export const documentPages = (pictures: ArticlePictures): ArticlePageRow[] => [
  ...indexPages.slice(1).map(indexPage),
  ...articles.map((article) => articlePage(article, pictures)),
];
