import { type ComponentType, useEffect, useState } from 'react';

/** Loads a component once it is wanted; null until it has loaded. A failed load is retried once. */
export function useDeferred<Props>(isWanted: boolean, load: () => Promise<ComponentType<Props>>) {
  const [component, setComponent] = useState<{ type: ComponentType<Props> } | null>(null);
  const isMissing = isWanted && component === null;

  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    load()
      .catch(load)
      .then(
        (type) => isCurrent && setComponent({ type }),
        () => {},
      );
    return () => {
      isCurrent = false;
    };
  }, [isMissing, load]);

  return component?.type ?? null;
}
