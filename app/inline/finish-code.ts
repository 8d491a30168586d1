/**
 * Completes code where script runs: a button that copies it, and a tab stop on code and tables that are wider than their
 * place, for browsers that give them none. Written into pages with code or tables as an inline script: it must not import
 * anything.
 *
 * @param copy what the button says, before and after.
 */
export function finishCode(copy: { before: string; after: string }) {
  const restore = 2000;

  /** Code as it is typed, whatever an extension has put beside it. */
  function addButton(block: Element) {
    const code = block.querySelector('code');
    if (!code || !navigator.clipboard) return;
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = copy.before;
    button.ariaLive = 'polite';
    button.addEventListener('click', async () => {
      // Refused: the code can still be selected.
      const isCopied = await navigator.clipboard.writeText(code.textContent ?? '').then(
        () => true,
        () => false,
      );
      if (!isCopied) return;
      button.textContent = copy.after;
      button.dataset.copied = '';
      setTimeout(() => {
        button.textContent = copy.before;
        delete button.dataset.copied;
      }, restore);
    });
    block.append(button);
  }

  addEventListener('DOMContentLoaded', () => {
    for (const block of document.querySelectorAll('.code')) addButton(block);
    const watcher = new ResizeObserver((entries) => {
      for (const { target } of entries) {
        if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0');
        else target.removeAttribute('tabindex');
      }
    });
    for (const part of document.querySelectorAll('.code > pre, .table')) watcher.observe(part);
  });
}
