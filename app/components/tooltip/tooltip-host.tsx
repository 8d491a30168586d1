import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { tooltip as timing } from '../../specification.ts';
import styles from './tooltip.module.css';

/** The control that an event is about, where it has a tooltip. */
const controlOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;

/**
 * Gives every control marked with `data-tooltip` a tooltip that shows its `aria-label`: after the specification's delay
 * under a pointer, at once where another was open just before or where the keyboard's focus comes.
 */
export function TooltipHost() {
  const [control, setControl] = useState<HTMLElement | null>(null);
  const tip = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    let opening: ReturnType<typeof setTimeout> | undefined;
    let hovered: HTMLElement | null = null;
    let isOpen = false;
    let closed = Number.NEGATIVE_INFINITY;
    const open = (next: HTMLElement) => {
      clearTimeout(opening);
      isOpen = true;
      setControl(next);
    };
    const close = () => {
      clearTimeout(opening);
      if (isOpen) closed = performance.now();
      isOpen = false;
      setControl(null);
    };
    const on = (type: string, act: (event: Event) => void) =>
      document.addEventListener(type, act, { signal });

    on('pointerover', (event) => {
      const next = controlOf(event);
      if (next === hovered || (event as PointerEvent).pointerType === 'touch') return;
      hovered = next;
      close();
      if (!next) return;
      if (performance.now() - closed < timing.skipDelay) open(next);
      else opening = setTimeout(open, timing.openDelay, next);
    });
    on('focusin', (event) => {
      const next = controlOf(event);
      if (next?.matches(':focus-visible')) open(next);
    });
    for (const type of ['focusout', 'pointerdown']) on(type, close);
    on('scroll', () => isOpen && close());
    on('keydown', (event) => (event as KeyboardEvent).key === 'Escape' && close());
    return () => {
      clearTimeout(opening);
      listening.abort();
    };
  }, []);

  useEffect(() => {
    if (!control) return;
    tip.current?.showPopover?.();
    control.style.setProperty('anchor-name', '--tooltip');
    return () => void control.style.removeProperty('anchor-name');
  }, [control]);

  // Inside a landmark, where assistive technology looks for content.
  const landmark = control?.closest('main, footer, header') ?? null;
  return (
    control &&
    landmark &&
    createPortal(
      <p ref={tip} role="tooltip" popover="manual" className={styles.tooltip}>
        {control.getAttribute('aria-label')}
      </p>,
      landmark,
    )
  );
}
