import { relative } from 'node:path';

const reasons: Record<string, string> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
};

/** The message of an error; for common file system errors, a readable reason. */
export function describeError(error: unknown): string {
  const { message, code = '', path } = error as NodeJS.ErrnoException;
  const reason = reasons[code];
  return reason ? `cannot open ${path ? relative('', path) || '.' : 'a file'}: ${reason}` : message;
}
