/** The path in the address bar when the page was loaded, before app/entry.client.tsx may have tidied it. */
export const pathAsked = typeof location === 'undefined' ? '' : location.pathname;
