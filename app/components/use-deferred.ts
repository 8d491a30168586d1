import { type ComponentType, useEffect, useState } from 'react';

/**
 * Loads a component when it is `wanted`, and returns it as soon as it is loaded. If it fails to
 * load, returns `fallback`.
 */
export function useDeferred<Props>(
  wanted: boolean,
  load: () => Promise<ComponentType<Props>>,
  fallback: ComponentType<Props> | null = null,
): ComponentType<Props> | null {
  const [component, setComponent] = useState<{ type: ComponentType<Props> | null } | null>(null);
  const missing = wanted && component === null;

  useEffect(() => {
    if (!missing) return;
    let current = true;
    const settle = (type: ComponentType<Props> | null) => current && setComponent({ type });
    load().then(settle, () => settle(fallback));
    return () => {
      current = false;
    };
  }, [missing, load, fallback]);

  return component?.type ?? null;
}
