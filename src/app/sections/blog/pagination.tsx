import type { Paging } from '#model/articles/cards.ts';

/** Links to the pages of the index before and after this one. */
export const Pagination = ({ label, newer, older }: Paging) => (
  <nav className="frame link-row pagination" aria-label={label}>
    {newer && (
      <a href={newer.href} rel="prev">
        {newer.label}
      </a>
    )}{' '}
    <span className="meta-text">{label}</span>{' '}
    {older && (
      <a href={older.href} rel="next">
        {older.label}
      </a>
    )}
  </nav>
);
