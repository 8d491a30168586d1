/** An article in the blog's index. An empty list makes the blog say that there are no articles yet. */
export type Post = {
  /** Required; must differ from every other article's title. */
  title: string;
  /** Two sentences at most: what a reader takes away. Required. */
  excerpt: string;
  /** Day of publication, as YYYY-MM-DD. Required. */
  date: string;
  /** As it should read ('6 min read'). Required. */
  readTime: string;
  /** Where it is filed: a word or two of your own. Required. */
  category: string;
  /** Where the article can be read (https); null or left out, the card leads nowhere. */
  link?: string | null;
};
