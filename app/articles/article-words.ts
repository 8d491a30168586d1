import type { ArticleWords, LaterArticleWords } from '#content-types/words.ts';
import { articleWords as own } from '../content.ts';

const english: LaterArticleWords = {
  alerts: { note: 'Note', tip: 'Tip', important: 'Important', warning: 'Warning', caution: 'Caution' },
  copy: 'Copy',
  copied: 'Copied',
};

/** The sentences of articles: in English where the content's words, of an earlier version, have none of their own. */
export const articleWords: ArticleWords & LaterArticleWords = { ...english, ...own };
