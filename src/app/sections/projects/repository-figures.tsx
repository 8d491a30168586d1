import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { fetchRepositoryFigures } from '#lib/repository-api.ts';
import { dataCache } from './data-cache.ts';
import { FiguresText, type RepositoryFiguresProps } from './figures-text.tsx';

/** The figures of the build until the data cache has newer ones. */
export function LiveFigures(props: RepositoryFiguresProps) {
  return (
    <QueryClientProvider client={dataCache}>
      <Figures {...props} />
    </QueryClientProvider>
  );
}

function Figures({ repository, built, label }: RepositoryFiguresProps) {
  const { data = built } = useQuery({
    queryKey: ['repository', repository],
    queryFn: ({ signal }) => fetchRepositoryFigures(repository, signal),
  });
  return data && <FiguresText {...data} label={label} />;
}
