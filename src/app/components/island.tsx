import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { type ClientStrings, clientStrings } from '#app/client-strings.ts';

type Json = string | number | boolean | null | undefined | Json[] | { [name: string]: Json };

/** The names of islands, whose components src/app/client.tsx hydrates. */
export type IslandName = 'newsletter' | 'figures';

type IslandProps<Props> = {
  as: 'div' | 'p';
  name: IslandName;
  className?: string;
  component: ComponentType<Props & { strings: ClientStrings }>;
  props: Props;
};

/** A part of a page that React hydrates at its first use. Its props are in the page, as JSON. */
export const Island = <Props extends { [Name in keyof Props]: Json }>({
  as: Tag,
  name,
  className,
  component: Content,
  props,
}: IslandProps<Props>) => (
  <Tag
    className={className}
    data-island={name}
    data-props={JSON.stringify(props)}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React has rendered it.
    dangerouslySetInnerHTML={{
      __html: renderToString(<Content {...props} strings={clientStrings} />),
    }}
  />
);
