import type { RepositoryFigures } from '#lib/repository-api.ts';

export type RepositoryFiguresProps = {
  repository: string;
  /** As they were when the site was built; undefined if they were not available. */
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
