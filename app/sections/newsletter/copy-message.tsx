import { type RefObject, useState } from 'react';
import { messageBody, subject } from './mail-message.ts';
import styles from './newsletter.module.css';

const labels = {
  ready: 'Copy the message',
  copied: 'Message copied',
  failed: 'Copying is not allowed here',
} as const;

/** For who has no mail client on this device: the same message, on the clipboard. */
export function CopyMessage({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const [state, setState] = useState<keyof typeof labels>('ready');

  async function copy() {
    const address = field.current?.value || '(your email address)';
    try {
      await navigator.clipboard.writeText(`${subject}\n\n${messageBody(address)}`);
      setState('copied');
    } catch {
      setState('failed');
    }
  }

  return (
    <>
      <button type="button" className={`${styles.copy} needs-client`} onClick={copy} onBlur={() => setState('ready')}>
        {labels[state]}
      </button>
      <span role="status" className="visually-hidden">
        {state !== 'ready' && labels[state]}
      </span>
    </>
  );
}
