import type { RepositoryFigures } from '#lib/repository-api.ts';

export type RepositoryFiguresProps = {
  repository: string;
  /** The figures at build time; undefined if they were not available. */
  built: RepositoryFigures | undefined;
  strings: (stars: number) => string;
};

/** The stars and the last push of a repository. */
export const FiguresText = ({
  stars,
  lastPush,
  strings,
}: RepositoryFigures & Pick<RepositoryFiguresProps, 'strings'>) => (
  <>
    {strings(stars)} <time dateTime={lastPush}>{lastPush}</time>
  </>
);
