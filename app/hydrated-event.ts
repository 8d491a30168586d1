/** The event by which the page tells app/deferred-start.ts that React has taken over. */
export const hydratedEvent = 'portfolio:hydrated';
