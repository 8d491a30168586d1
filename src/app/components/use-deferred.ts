import { type ComponentType, useEffect, useState } from 'react';

/**
 * Loads a component when it is `wanted`, and returns it as soon as it is loaded. A failed load is
 * retried once.
 */
export function useDeferred<Props>(
  wanted: boolean,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> | null {
  const [component, setComponent] = useState<{ type: ComponentType<Props> } | null>(null);
  const missing = wanted && component === null;

  useEffect(() => {
    if (!missing) return;
    let current = true;
    load()
      .catch(load)
      .then(
        (type) => current && setComponent({ type }),
        () => {},
      );
    return () => {
      current = false;
    };
  }, [missing, load]);

  return component?.type ?? null;
}
