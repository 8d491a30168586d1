/**
 * Logs the path of an unknown route. Written into the 404 page as an inline script: it must not
 * import anything.
 */
export function logUnknownRoute() {
  console.error(`404: there is no page at ${location.pathname}`);
}
