import { useDeferred } from '../../components/use-deferred.ts';
import type { RepositoryFiguresProps } from './repository-figures.tsx';

const load = () =>
  import('./repository-figures.tsx').then(({ RepositoryFigures }) => RepositoryFigures);

/** Stars and last push of a project's repository, loaded after hydration; nothing if that fails. */
export function RepositoryFigures(props: RepositoryFiguresProps) {
  const Figures = useDeferred(true, load);
  return Figures && <Figures {...props} />;
}
