import type { ClientStrings } from '#app/client-strings.ts';
import { fillIn } from '#lib/fill-in.ts';
import type { RepositoryFigures } from '#lib/repository-api.ts';

export type RepositoryFiguresProps = {
  repository: string;
  /** The figures at build time; undefined if they were not available. */
  built: RepositoryFigures | undefined;
  strings: ClientStrings;
};

type FiguresTextProps = RepositoryFigures & Pick<RepositoryFiguresProps, 'strings'>;

/** The stars and the last push of a repository. */
export function FiguresText({ stars, lastPush, strings }: FiguresTextProps) {
  const { language, labels } = strings.figures;
  const label = labels[new Intl.PluralRules(language).select(stars)] ?? labels.other;
  return (
    <>
      {label && fillIn(label, `${stars}`)} <time dateTime={lastPush}>{lastPush}</time>
    </>
  );
}
