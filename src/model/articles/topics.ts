/** The topics of articles; categories are topics, too. */
import { topicPath } from '#content/routes.ts';
import { slug, uniqueName } from '#lib/file-names.ts';
import { type Article, articles } from './articles.ts';

type Topic = { name: string; path: string; articles: Article[] };

const topicKey = (name: string) => name.normalize('NFC').toLowerCase();

/** An article's category and topics, without repetition. */
export const articleTopics = ({ category, topics = [] }: Article): string[] => [
  ...new Map(
    [...(category ? [category] : []), ...topics].map((name) => [topicKey(name), name]),
  ).values(),
];

const topicsByKey = new Map<string, Topic>();
const taken = new Set<string>();
for (const article of articles)
  for (const name of articleTopics(article)) {
    const topic = topicsByKey.get(topicKey(name));
    if (topic) topic.articles.push(article);
    else {
      const topicSlug = uniqueName(slug(name, 'topic'), (other) => taken.has(other));
      taken.add(topicSlug);
      topicsByKey.set(topicKey(name), { name, path: topicPath(topicSlug), articles: [article] });
    }
  }

/** All topics, in the order of their newest articles. */
export const topics = [...topicsByKey.values()];

export const findTopic = (name: string) => topicsByKey.get(topicKey(name));
