import { type RefObject, useState } from 'react';
import type { FullWords } from '#schema/words.ts';
import { messageBody } from './mail-message.ts';

type CopyMessageProps = {
  field: RefObject<HTMLInputElement | null>;
  words: FullWords['newsletter'];
};

/** Copies the same message, for visitors without a mail client on this device. */
export function CopyMessage({ field, words }: CopyMessageProps) {
  const [state, setState] = useState<'copy' | 'copied' | 'notCopied'>('copy');

  async function copy() {
    const address = field.current?.value || words.noAddress;
    try {
      await navigator.clipboard.writeText(`${words.subject}\n\n${messageBody(address, words)}`);
      setState('copied');
    } catch {
      setState('notCopied');
    }
  }

  return (
    <>
      <button
        id="copy-message"
        type="button"
        className="needs-script"
        data-client="any"
        onClick={copy}
        onBlur={() => setState('copy')}
      >
        {words[state]}
      </button>
      <span role="status" className="visually-hidden">
        {state !== 'copy' && words[state]}
      </span>
    </>
  );
}
