import type { Paging } from '../../articles/cards.ts';

/** The way to the neighbours of a page of the index, where it has some. */
export function OtherPages({ label, newer, older }: Paging) {
  if (!newer && !older) return null;
  return (
    <nav id="pages" aria-label={label}>
      {newer && (
        <a href={newer.href} rel="prev">
          {newer.label}
        </a>
      )}
      <span>{label}</span>
      {older && (
        <a href={older.href} rel="next">
          {older.label}
        </a>
      )}
    </nav>
  );
}
