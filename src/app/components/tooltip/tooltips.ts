import css from './tooltip.css?inline';

/** The closest control with a tooltip around an event's target. */
const closestControl = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement | SVGElement>('[data-tooltip]') : null;

/** The label of a control, or the title and the company on the card of a station's role. */
const labelOf = (control: Element) =>
  control.getAttribute('aria-label') ??
  [
    ...document.querySelectorAll(
      `${control.getAttribute('href')} > button > :is(:has(~ [data-company]), [data-company])`,
    ),
  ]
    .map(({ textContent }) => textContent)
    .join('');

/**
 * Gives every control with `data-tooltip` a tooltip with its label: after a delay on hover, at once
 * on keyboard focus or shortly after another tooltip. The delays, in milliseconds, are arguments: a
 * module that the client imports, too, would be a further file.
 */
export function showTooltips(openDelay: number, skipDelay: number): void {
  const styleSheet = new CSSStyleSheet();
  styleSheet.replaceSync(css);
  document.adoptedStyleSheets.push(styleSheet);
  const tip = document.createElement('p');
  tip.setAttribute('role', 'tooltip');
  tip.popover = 'manual';
  let control: HTMLElement | SVGElement | null = null;
  let hovered: HTMLElement | SVGElement | null = null;
  let openTimer: ReturnType<typeof setTimeout> | undefined;
  let closedAt = Number.NEGATIVE_INFINITY;

  function place(element: HTMLElement | SVGElement) {
    const isStation = element instanceof SVGElement;
    tip.toggleAttribute('data-station', isStation);
    tip.removeAttribute('style');
    // Chromium cannot anchor to SVG elements, and some browsers cannot anchor at all.
    if (!isStation && CSS.supports('position-area: top')) return;
    // It grows from the name of a station: above a name that is above its station.
    const [station, name] = [...element.querySelectorAll('use'), element, element].map((part) =>
      part.getBoundingClientRect(),
    ) as [DOMRect, DOMRect];
    const { left, width, top, bottom } = name;
    const start = Math.min(left + (width - tip.offsetWidth) / 2, innerWidth - tip.offsetWidth - 16);
    const block = top <= station.top ? `auto auto ${innerHeight - top}px` : `${bottom}px auto auto`;
    tip.style.cssText = `position-area: none; inset: ${block} ${Math.max(start, 0)}px`;
  }

  function open(next: HTMLElement | SVGElement) {
    clearTimeout(openTimer);
    control?.style.removeProperty('anchor-name');
    control = next;
    control.style.setProperty('anchor-name', '--tooltip');
    tip.textContent = labelOf(control);
    // Inside a landmark, where assistive technology looks for content.
    (control.closest('main, footer, [role=region]') ?? document.body).append(tip);
    tip.showPopover?.();
    place(control);
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
    if (performance.now() - closedAt < skipDelay) open(next);
    else openTimer = setTimeout(open, openDelay, next);
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
  addEventListener(
    'scroll',
    // A pointer no longer is where it was. The focus is, and browsers scroll to what they focus.
    () => control && (control.matches(':focus-visible') ? place(control) : close()),
    { passive: true },
  );
  addEventListener('keydown', ({ key }) => key === 'Escape' && close());
  // A control may already be hovered or focused.
  hover(document.querySelector<HTMLElement>('[data-tooltip]:hover'));
  const focused = document.querySelector<HTMLElement>('[data-tooltip]:focus-visible');
  if (focused) open(focused);
}
