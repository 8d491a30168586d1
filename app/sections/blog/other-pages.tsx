type Step = { href: string; label: string };

/** Where a page of the index stands among the others. */
export type Paging = { label: string; newer?: Step; older?: Step };

/** The way to the neighbours of a page of the index. */
export function OtherPages({ label, newer, older }: Paging) {
  return (
    <nav className="other-pages" aria-label={label}>
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
