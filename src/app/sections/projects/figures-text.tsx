import type { RepositoryFigures } from '#lib/repository-api.ts';

export type RepositoryFiguresProps = {
  repository: string;
  /** The figures at build time; undefined if they were not available. */
  built: RepositoryFigures | undefined;
  /** The text before the date of the last push. */
  label: (stars: number) => string;
};

type FiguresTextProps = RepositoryFigures & Pick<RepositoryFiguresProps, 'label'>;

/** The stars and the last push of a repository. */
export const FiguresText = ({ stars, lastPush, label }: FiguresTextProps) => (
  <>
    {label(stars)} <time dateTime={lastPush}>{lastPush}</time>
  </>
);
