/**
 * Keeps a press of the mouse that begins before React has taken the page over. Where somebody else has changed the page,
 * React renders it anew, at the latest when the press begins or ends, and the pressed control is gone: browsers make no
 * click of that, so the control in its place is clicked. (A touch becomes events of a mouse when it ends.)
 *
 * @param container what React takes over.
 */
export function keepHeldPress(container: HTMLElement): void {
  const controlOf = (element: Element | null) => element?.closest<HTMLElement>('a, button');
  /** What is rendered as the control is: among them it has the same place whenever the page is rendered. */
  const alike = ({ localName, className }: HTMLElement) =>
    [...container.querySelectorAll<HTMLElement>(localName)].filter((other) => other.className === className);
  const pressOf = (control: HTMLElement | null | undefined) =>
    control && { control, place: alike(control).indexOf(control), isClicked: false };

  let press = pressOf(container.querySelector<HTMLElement>(':is(a, button):active'));
  const options = { capture: true };
  const start = ({ target }: Event) => {
    press = document.documentElement.dataset.hydrated ? undefined : pressOf(controlOf(target as Element));
  };
  const click = ({ target }: Event) => {
    if (press && controlOf(target as Element)) press.isClicked = true;
  };
  const end = ({ clientX, clientY }: MouseEvent) => {
    const ended = press;
    // The click, if there is one, comes before.
    setTimeout(() => {
      if (!ended || ended.isClicked || ended.control.isConnected) return;
      const successor = alike(ended.control)[ended.place];
      if (successor === controlOf(document.elementFromPoint(clientX, clientY))) successor?.click();
    });
  };
  addEventListener('pointerdown', start, options);
  addEventListener('mouseup', end, options);
  addEventListener('click', click, options);
}
