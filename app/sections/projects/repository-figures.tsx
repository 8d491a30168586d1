import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { dataCache } from './data-cache.ts';
import styles from './projects.module.css';
import { fetchRepositoryFigures } from './repository-api.ts';

/** What the code host says about a repository; nothing while it is unknown or where it stays so. */
export function RepositoryFigures({ repository }: { repository: string }) {
  return (
    <QueryClientProvider client={dataCache}>
      <Figures repository={repository} />
    </QueryClientProvider>
  );
}

function Figures({ repository }: { repository: string }) {
  const { data } = useQuery({
    queryKey: ['repository', repository],
    queryFn: ({ signal }) => fetchRepositoryFigures(repository, signal),
  });
  if (!data) return null;
  const stars = data.stars === 1 ? '1 star' : `${data.stars} stars`;
  return (
    <p className={styles.figures}>
      {stars}, last push <time dateTime={data.lastPush}>{data.lastPush}</time>
    </p>
  );
}
