/** What only sites with articles or a paged index have beside the articles themselves: others are sent nothing of it. */
import { hasDocuments } from '../articles/has-documents.ts';

const styles = `
/* Above a page that the navigation does not name, what it is filed under stands out. */
nav a[aria-current="true"] {
  text-decoration-color: var(--copper);
}

#projects p > a:not([target]) {
  display: flex;
  align-items: center;
  inline-size: fit-content;
  min-block-size: var(--target);
  color: var(--copper);
  font-weight: 600;
  text-decoration-color: transparent;

  @media print {
    min-block-size: 0;
    color: var(--muted);
    font-size: var(--text-tiny);
    font-weight: 400;

    &::after {
      content: ": " attr(data-address);
    }
  }
}

#pages {
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0.5rem 2rem;
  max-inline-size: var(--page-width);
  margin: 0 auto var(--rhythm);
  padding-inline: var(--page-padding);

  > a {
    display: flex;
    align-items: center;
    min-block-size: var(--target);
    font-weight: 600;
  }

  > span {
    align-self: center;
    color: var(--muted);
    font-family: var(--mono);
    font-size: var(--text-tiny);
  }

  @media print {
    display: none;
  }
}
`;

export default hasDocuments ? styles : '';
