/**
 * Opens a mailto URL in the visitor's mail client. No browser reports whether there is one.
 *
 * @throws if the browser refuses the navigation.
 */
export function openMailClient(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.hidden = true;
  document.body.append(link);
  try {
    link.click();
  } finally {
    link.remove();
  }
}
