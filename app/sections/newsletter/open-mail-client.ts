/**
 * Hands a mailto URL to the visitor's mail client, as following a link to it would. No browser tells whether there
 * is one.
 *
 * @throws what the browser throws where it refuses the navigation.
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
