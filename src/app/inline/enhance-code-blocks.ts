/**
 * Adds a copy button to code, and a tab stop to code, tables and formulas that scroll: not all
 * browsers add one.
 *
 * @param copy the button's label, before and after copying.
 */
export function enhanceCodeBlocks(copy: { before: string; after: string }) {
  const restoreMs = 2000;

  /** Adds a button that copies the code alone, without what an extension may have added. */
  function addButton(block: Element) {
    const code = block.querySelector('code');
    if (!code || !navigator.clipboard) return;
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = copy.before;
    // Not the button itself: its text changes back, which nobody must hear.
    const status = document.createElement('span');
    status.role = 'status';
    status.className = 'visually-hidden';
    button.addEventListener('click', async () => {
      try {
        const text = code.textContent ?? '';
        // Of a terminal, the commands: neither their prompts nor what they have printed.
        const commands = code.closest('[data-console]') && text.match(/(?<=^[$#>] ).*/gm);
        await navigator.clipboard.writeText(commands ? commands.join('\n') : text);
      } catch {
        return; // The code can still be selected.
      }
      button.textContent = copy.after;
      status.textContent = copy.after;
      button.dataset.copied = '';
      setTimeout(() => {
        button.textContent = copy.before;
        status.textContent = '';
        delete button.dataset.copied;
      }, restoreMs);
    });
    block.append(button, status);
  }

  addEventListener('DOMContentLoaded', () => {
    for (const block of document.querySelectorAll('.code')) addButton(block);
    const watcher = new ResizeObserver((entries) => {
      for (const { target } of entries) {
        if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0');
        else target.removeAttribute('tabindex');
      }
    });
    for (const part of document.querySelectorAll('.code > pre, .table, .formula'))
      watcher.observe(part);
  });
}
