/** Where the tests' sites are served. Not on the port of `npm start`, which may be running. */
export const sites = {
  /** test-site/build: the content that the tests expect. */
  test: 'http://localhost:4183',
  /** build: the owner's content, whatever it is. */
  own: 'http://localhost:4184',
};
