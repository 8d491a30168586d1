/** By itself: what shows the screen is loaded by the client, and who looks for it by every page. */
export const errorScreenId = 'error';
