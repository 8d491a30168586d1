/**
 * Shows what a command is doing in the last line of a terminal. Prints nothing when the output is a
 * file or a pipe. A terminal without a size reports 0 columns.
 *
 * @param text undefined clears the line.
 */
export function showProgress(text?: string, terminal = process.stderr): void {
  if (!terminal.isTTY) return;
  terminal.write(`\r\u001b[K${text?.slice(0, (terminal.columns || Infinity) - 1) ?? ''}`);
}
