/** Logs the path of an unknown route. */
export function logUnknownRoute() {
  console.error(`404: there is no page at ${location.pathname}`);
}
