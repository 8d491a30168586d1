import { type RefObject, useState } from 'react';
import type { ClientStrings } from '#app/client-strings.ts';
import { ids } from '#schema/constants.ts';
import { messageBody } from './mail-message.ts';

type CopyMessageProps = {
  field: RefObject<HTMLInputElement | null>;
  strings: ClientStrings['newsletter'];
};

/** A button that copies the request to subscribe, for visitors without a mail client. */
export function CopyMessage({ field, strings }: CopyMessageProps) {
  const [state, setState] = useState<'copy' | 'copied' | 'notCopied'>('copy');

  async function copy() {
    const address = field.current?.value || strings.noAddress;
    try {
      await navigator.clipboard.writeText(`${strings.subject}\n\n${messageBody(address, strings)}`);
      setState('copied');
    } catch {
      setState('notCopied');
    }
  }

  return (
    <>
      <button
        id={ids.copyMessage}
        type="button"
        className="needs-script"
        data-client=""
        onClick={copy}
        onBlur={() => setState('copy')}
      >
        {strings[state]}
      </button>
      <span role="status" className="visually-hidden">
        {state !== 'copy' && strings[state]}
      </span>
    </>
  );
}
