import { useQuery } from '@tanstack/react-query';
import { fetchRepositoryFigures } from '#lib/repository-api.ts';
import { dataCache } from './data-cache.ts';
import { FiguresText, type RepositoryFiguresProps } from './figures-text.tsx';

/** The figures of the build until the data cache has newer ones. */
export function LiveFigures({ repository, built, strings }: RepositoryFiguresProps) {
  const query = {
    queryKey: ['repository', repository],
    queryFn: ({ signal }: { signal: AbortSignal }) => fetchRepositoryFigures(repository, signal),
  };
  const { data = built } = useQuery(query, dataCache);
  return data && <FiguresText {...data} strings={strings} />;
}
