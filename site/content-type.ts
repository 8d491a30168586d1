import mime from 'mime';

/** The Content-Type of a file by its extension; text is UTF-8. */
export function contentType(file: string): string {
  // The registered type of icons is unknown to many programs.
  if (file.endsWith('.ico')) return 'image/x-icon';
  const type = mime.getType(file) ?? 'application/octet-stream';
  return /^text\/|json$|javascript$/.test(type) ? `${type}; charset=utf-8` : type;
}
