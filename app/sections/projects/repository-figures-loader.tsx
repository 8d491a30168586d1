import { useDeferred } from '../../components/use-deferred.ts';
import type { RepositoryFiguresProps } from './repository-figures.tsx';

const load = () =>
  import('./repository-figures.tsx').then(({ RepositoryFigures }) => RepositoryFigures);

/**
 * Stars and last push of a project's repository. Loaded, with the data cache, after the page is there; where it
 * cannot be, nothing is shown and nothing is missed.
 */
export function RepositoryFigures(props: RepositoryFiguresProps) {
  const Figures = useDeferred(true, load);
  return Figures && <Figures {...props} />;
}
