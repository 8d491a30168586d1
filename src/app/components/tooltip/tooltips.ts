import type { tooltip } from '#schema/constants.ts';
import styles from './tooltip.module.css';

/** The closest control with a tooltip around an event's target. */
const closestControl = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement | SVGElement>('[data-tooltip]') : null;

/**
 * Gives every control with `data-tooltip` a tooltip with its `aria-label`: after the
 * specification's delay on hover, at once on keyboard focus or shortly after another tooltip. The
 * delays are passed in, not imported: the module is in a chunk whose style sheet the browser would
 * load, and the page has these styles already.
 */
export function showTooltips(timing: typeof tooltip): void {
  const tip = document.createElement('p');
  tip.className = styles.tooltip ?? '';
  tip.setAttribute('role', 'tooltip');
  tip.popover = 'manual';
  let control: HTMLElement | SVGElement | null = null;
  let hovered: HTMLElement | SVGElement | null = null;
  let openTimer: ReturnType<typeof setTimeout> | undefined;
  let closedAt = Number.NEGATIVE_INFINITY;

  /** For browsers without anchor positioning, and SVG elements, which Chromium cannot anchor to. */
  function place(element: Element) {
    // A station of the map, without its name.
    const station = element instanceof SVGElement && element.querySelector('use');
    const { left, width, top, bottom } = (station || element).getBoundingClientRect();
    const start = Math.min(left + (width - tip.offsetWidth) / 2, innerWidth - tip.offsetWidth - 16);
    // Below a station of the map whose name is above it.
    const name = element.querySelector('use + use')?.getBoundingClientRect();
    const block =
      name && name.top < top ? `${bottom}px auto auto` : `auto auto ${innerHeight - top}px`;
    tip.style.cssText = `position-area: none; inset: ${block} ${Math.max(start, 0)}px`;
  }

  function open(next: HTMLElement | SVGElement) {
    clearTimeout(openTimer);
    control?.style.removeProperty('anchor-name');
    control = next;
    control.style.setProperty('anchor-name', '--tooltip');
    tip.textContent = control.getAttribute('aria-label');
    // Inside a landmark, where assistive technology looks for content.
    (control.closest('main, footer, [role=region]') ?? document.body).append(tip);
    tip.showPopover?.();
    if (control instanceof SVGElement || !CSS.supports('position-area: top')) place(control);
    else tip.removeAttribute('style');
  }

  function close() {
    clearTimeout(openTimer);
    if (!control) return;
    closedAt = performance.now();
    control.style.removeProperty('anchor-name');
    control = null;
    tip.remove();
  }

  function hover(next: HTMLElement | SVGElement | null) {
    if (next === hovered) return;
    hovered = next;
    close();
    if (!next) return;
    if (performance.now() - closedAt < timing.skipDelay) open(next);
    else openTimer = setTimeout(open, timing.openDelay, next);
  }

  addEventListener(
    'pointerover',
    // The tooltip and the gap beside it keep it open.
    (event) =>
      event.pointerType !== 'touch' && event.target !== tip && hover(closestControl(event)),
  );
  addEventListener('focusin', (event) => {
    const next = closestControl(event);
    if (next?.matches(':focus-visible')) open(next);
  });
  for (const type of ['focusout', 'pointerdown']) addEventListener(type, close);
  addEventListener('scroll', () => control && close(), { passive: true });
  addEventListener('keydown', ({ key }) => key === 'Escape' && close());
  // A control may already be hovered or focused.
  hover(document.querySelector<HTMLElement>('[data-tooltip]:hover'));
  const focused = document.querySelector<HTMLElement>('[data-tooltip]:focus-visible');
  if (focused) open(focused);
}
