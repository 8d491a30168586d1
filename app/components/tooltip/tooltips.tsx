import * as Radix from '@radix-ui/react-tooltip';
import { type Ref, useEffect, useLayoutEffect, useRef } from 'react';
import { tooltip as timing } from '../../specification.ts';
import styles from './tooltip.module.css';

/** The tooltips of the controls that a visitor has reached. */
export function Tooltips({ controls }: { controls: readonly HTMLElement[] }) {
  return (
    <Radix.Provider delayDuration={timing.openDelay} skipDelayDuration={timing.skipDelay}>
      {controls.map((control, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows, and elements have no other key
        <Radix.Root key={index}>
          <Radix.Trigger asChild>
            <AdoptedControl control={control} />
          </Radix.Trigger>
          {/* Inside a landmark, where assistive technology looks for content. */}
          <Radix.Portal container={document.querySelector('main')}>
            <Radix.Content className={styles.tooltip} sideOffset={timing.offset} collisionPadding={8}>
              {control.getAttribute('aria-label')}
            </Radix.Content>
          </Radix.Portal>
        </Radix.Root>
      ))}
    </Radix.Provider>
  );
}

const events = {
  onPointerMove: 'pointermove',
  onPointerLeave: 'pointerleave',
  onPointerDown: 'pointerdown',
  onFocus: 'focus',
  onBlur: 'blur',
  onClick: 'click',
} as const;

type Handlers = { [Name in keyof typeof events]?: (event: Event) => void };
type AdoptedControlProps = Handlers & { control: HTMLElement; ref?: Ref<HTMLElement> };

/**
 * Plays the trigger that Radix expects as its child, for a control that is already on the page: it passes the
 * control on as its ref and the control's events on to the handlers it is given. Nothing is mounted anew, so
 * neither hover nor focus is lost when tooltips arrive.
 */
function AdoptedControl({ control, ref, ...handlers }: AdoptedControlProps) {
  const latest = useRef<Handlers>(handlers);

  useLayoutEffect(() => {
    latest.current = handlers;
  });

  useLayoutEffect(() => {
    if (typeof ref === 'function') return void ref(control);
    if (ref) ref.current = control;
  }, [control, ref]);

  useEffect(() => {
    const listening = new AbortController();
    for (const name of Object.keys(events) as (keyof typeof events)[])
      control.addEventListener(events[name], (event) => latest.current[name]?.(event), listening);
    // The visitor reached the control before its tooltip could.
    if (control.matches(':hover')) latest.current.onPointerMove?.(new PointerEvent('pointermove'));
    else if (control.matches(':focus-visible')) latest.current.onFocus?.(new FocusEvent('focus'));
    return () => listening.abort();
  }, [control]);

  return null;
}
