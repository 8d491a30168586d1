/**
 * Shows what a command is doing in the last line of a terminal; without a text clears the line.
 * Prints nothing into a file or a pipe. A terminal without a size reports 0 columns.
 */
export function showProgress(text?: string, terminal = process.stderr): void {
  if (!terminal.isTTY) return;
  terminal.write(`\r\u001b[K${text?.slice(0, (terminal.columns || Infinity) - 1) ?? ''}`);
}
