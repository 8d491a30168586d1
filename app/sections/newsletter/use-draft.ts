import { type RefObject, useCallback, useEffect, useState } from 'react';

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
 * the visitor typed before script arrived is not overwritten, also where somebody else's change of the page makes React
 * put another field in that one's place.
 *
 * @param id of the field.
 */
export function useDraft(field: RefObject<HTMLInputElement | null>, id: string) {
  const [typed] = useState(() =>
    typeof document === 'undefined' ? '' : document.querySelector<HTMLInputElement>(`#${id}`)?.value,
  );
  const keepDraft = useCallback(
    () => attempt(() => sessionStorage.setItem(id, field.current?.value ?? '')),
    [field, id],
  );

  useEffect(() => {
    const input = field.current;
    if (!input) return;
    input.value ||= typed || (attempt(() => sessionStorage.getItem(id)) ?? '');
    if (input.value) keepDraft();
  }, [field, id, typed, keepDraft]);

  return { keepDraft, forgetDraft: () => attempt(() => sessionStorage.removeItem(id)) };
}
