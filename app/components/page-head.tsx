type PageHeadProps = {
  title: string;
  description: string;
  /** Asks search engines to leave the page out. */
  hidden?: boolean;
};

/** A page's title and description. React puts them in the document's head, wherever they are rendered. */
export function PageHead({ title, description, hidden = false }: PageHeadProps) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {hidden && <meta name="robots" content="noindex" />}
    </>
  );
}
