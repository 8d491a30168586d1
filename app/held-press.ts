/**
 * Keeps a press of the mouse that begins before React has taken the page over. Where somebody else has changed the page,
 * React renders it anew, and the pressed control is gone when the button comes up: browsers make no click of that, so the
 * control in its place is clicked. (A touch becomes events of a mouse when it ends.)
 *
 * @param container what React takes over.
 */
export function keepHeldPress(container: HTMLElement): void {
  const controlOf = (element: Element | null) => element?.closest<HTMLElement>('a, button');
  /** What is rendered as the control is: among them it has the same place whenever the page is rendered. */
  const alike = ({ localName, className }: HTMLElement) =>
    [...container.querySelectorAll<HTMLElement>(localName)].filter((other) => other.className === className);
  const holdOf = (control: HTMLElement | null | undefined) =>
    control && { control, place: alike(control).indexOf(control) };

  let held = holdOf(container.querySelector<HTMLElement>(':is(a, button):active'));
  const start = ({ target }: Event) => {
    held = document.documentElement.dataset.hydrated ? undefined : holdOf(controlOf(target as Element));
  };
  const end = ({ clientX, clientY }: MouseEvent) => {
    if (!held || held.control.isConnected) return;
    const successor = alike(held.control)[held.place];
    if (successor === controlOf(document.elementFromPoint(clientX, clientY))) successor?.click();
    held = undefined;
  };
  addEventListener('mousedown', start, { capture: true });
  addEventListener('mouseup', end, { capture: true });
}
