import { type RefObject, useCallback, useEffect } from 'react';

const key = 'newsletter-draft';

/** Storage a visitor may have switched off: then nothing is kept, and nothing breaks. */
function attempt<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

/**
 * Keeps what was typed into a field for as long as the tab lives: through navigation, a reload and a redeploy. What
 * the visitor typed before script arrived is not overwritten.
 */
export function useDraft(field: RefObject<HTMLInputElement | null>) {
  const keep = useCallback(
    () => attempt(() => sessionStorage.setItem(key, field.current?.value ?? '')),
    [field],
  );

  useEffect(() => {
    const draft = attempt(() => sessionStorage.getItem(key));
    const input = field.current;
    if (input?.value) keep();
    else if (input) input.value = draft ?? '';
  }, [field, keep]);

  return {
    keep,
    forget: () => attempt(() => sessionStorage.removeItem(key)),
  };
}
