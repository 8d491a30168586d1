/**
 * Shows what a command is doing in the last line of a terminal; nothing in files and other programs.
 * A terminal may report 0 columns, such as one without a size.
 *
 * @param text undefined clears the line.
 */
export function showProgress(text?: string, terminal = process.stderr): void {
  if (!terminal.isTTY) return;
  terminal.write(`\r\u001b[K${text?.slice(0, (terminal.columns || Infinity) - 1) ?? ''}`);
}
