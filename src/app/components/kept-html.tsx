import { type ComponentProps, useState, useSyncExternalStore } from 'react';

type KeptHtmlProps = Omit<ComponentProps<'div'>, 'children'> & {
  as: 'div' | 'li' | 'svg' | 'ul';
  /** Finds the element in the page. */
  selector: string;
};

const subscribe = () => () => {};

/**
 * An element whose content the build inserts into the page, and React keeps as it is. If React must
 * render the page again, it moves the nodes: Trusted Types refuse HTML that is a string.
 */
export function KeptHtml({ as, selector, ...props }: KeptHtmlProps) {
  const Tag = as as 'div';
  const isHydrating = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
  const [nodes] = useState(() =>
    typeof document === 'undefined'
      ? []
      : [...(document.querySelector(selector)?.childNodes ?? [])],
  );
  return (
    <Tag
      {...props}
      ref={(element) => {
        if (element && !element.hasChildNodes()) element.append(...nodes);
      }}
      suppressHydrationWarning
      // With a string React expects any content, and with null it writes none.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: there is no HTML in it.
      dangerouslySetInnerHTML={{ __html: isHydrating ? '' : (null as unknown as string) }}
    />
  );
}
