/** Earlier URLs of a blog that no article has: its feeds, and its lists of posts by topic. */
import { latestDay } from '../../lib/dates.ts';
import { slug } from '../../schema/file-names.ts';
import type { Blog } from './find-posts.ts';
import type { Post } from './posts.ts';

/** The feed's usual names in other generators, and this site's. */
const feeds = ['/atom.xml', '/index.xml', '/rss.xml'];
const currentFeed = '/feed.xml';

/** The pages of all topics, and of all posts. */
const listPages = ['/archives', '/categories', '/tags'];

/** The page of a topic on this site. */
type TopicPages = Map<string, string>;

const isPublished = ({ fields }: Post) => !fields.isDraft && (fields.date ?? '') <= latestDay();

/** The pages of the topics of published posts, by slug; not of two topics with the same one. */
export function topicPages(posts: Post[]): TopicPages {
  const names = new Set(
    posts
      .filter(isPublished)
      .flatMap(({ fields: { category, topics } }) => [...(category ? [category] : []), ...topics])
      .map((name) => name.toLowerCase()),
  );
  const bySlug = Map.groupBy(names, (name) => slug(name, 'topic'));
  return new Map(
    [...bySlug]
      .filter(([, { length }]) => length === 1)
      .map(([own]) => [own, `/blog/topic/${own}`]),
  );
}

/** The topic's page that an earlier URL of a list stands for. */
export function topicPage(path: string, pages: TopicPages): string | undefined {
  const [, name] =
    /^\/(?:[\w-]+\/)*(?:tags?|categor(?:y|ies)|topics?)\/([^/]+?)(?:\/|\.html)?$/i.exec(path) ?? [];
  return name && pages.get(slug(name, 'topic'));
}

/** The lines of redirects.txt. */
export function redirectLines(posts: Post[], pages: TopicPages, { generator }: Blog): string[] {
  const published = posts.filter(isPublished);
  const lists = (['categories', 'tags'] as const).flatMap((list) => {
    const names = new Set(published.flatMap(({ fields }) => fields.lists[list]));
    // Hexo keeps the case.
    return [...names].map((name) => `/${list}/${urlName(name, generator !== 'Hexo')}`);
  });
  const moved = lists.flatMap((path) => {
    const page = topicPage(path, pages);
    return page ? [`${path} ${page}`] : [];
  });
  return published.length === 0
    ? []
    : [
        ...feeds.map((path) => `${path} ${currentFeed}`),
        ...listPages.map((path) => `${path} /blog`),
        ...new Set(moved),
      ].sort();
}

/** A topic's name in URLs: with hyphens for spaces and signs. */
const urlName = (name: string, isLowerCase: boolean) =>
  (isLowerCase ? name.toLowerCase() : name)
    .replace(/[^\p{L}\p{N}_.+-]+/gu, '-')
    .replace(/^-+|-+$/g, '');
