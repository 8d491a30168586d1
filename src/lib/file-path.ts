/** The names of devices on Windows, which no file there can have, with any extension. */
const device = /^(con|prn|aux|nul|(com|lpt)[\d¹²³])(\.|$)/i;

/** What Windows and web servers do not allow in names, or what would hide a name's end. */
const refused = /[\\<>:"|?*\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;

/** File systems allow 255 bytes in a name, to which a build may add an ending. */
const maxNameBytes = 240;

const isName = (name: string) =>
  name !== '' &&
  !refused.test(name) &&
  // Windows removes dots and spaces at the end. '.' and '..' are folders.
  !/[. ]$/.test(name) &&
  !device.test(name) &&
  new TextEncoder().encode(name).length <= maxNameBytes;

/** Whether every system can have a file at a path with slashes, and below its folder. */
export const isFilePath = (path: string): boolean =>
  path.isWellFormed() && path.split('/').every(isName);
