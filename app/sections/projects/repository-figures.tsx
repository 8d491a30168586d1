import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { dataCache } from './data-cache.ts';
import { fetchRepositoryFigures } from './repository-api.ts';
import styles from './repository-figures.module.css';

export type RepositoryFiguresProps = { repository: string; words: (stars: number) => string };

/** A repository's stars and last push; nothing while they are unknown. */
export function RepositoryFigures(props: RepositoryFiguresProps) {
  return (
    <QueryClientProvider client={dataCache}>
      <Figures {...props} />
    </QueryClientProvider>
  );
}

function Figures({ repository, words }: RepositoryFiguresProps) {
  const { data } = useQuery({
    queryKey: ['repository', repository],
    queryFn: ({ signal }) => fetchRepositoryFigures(repository, signal),
  });
  if (!data) return null;
  return (
    <p className={styles.figures}>
      {words(data.stars)} <time dateTime={data.lastPush}>{data.lastPush}</time>
    </p>
  );
}
