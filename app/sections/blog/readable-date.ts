const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * An ISO date (YYYY-MM-DD) as a reader writes it: '14 Sep 2026'. Not by Intl: its names differ between browsers and
 * versions, and what is prerendered must be what the browser renders.
 */
export function readableDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${day} ${months[(month ?? 1) - 1]} ${year}`;
}
