/** A link to a case study: `said` follows the label for assistive technology, `printed` is its address on paper. */
export type CaseStudy = Record<'href' | 'label' | 'said' | 'printed', string>;

export function CaseStudyLink({ href, label, said, printed }: CaseStudy) {
  return (
    <a href={href} className="case-study-link" data-address={printed}>
      {label}
      <span className="visually-hidden">{said}</span>
    </a>
  );
}
