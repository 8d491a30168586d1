/** Files that are not what their names say: pointers of Git LFS, HEIC named .jpg, animated PNG. */
import { closeSync, openSync, readFileSync, readSync } from 'node:fs';

/** The beginning of a file, as Latin-1. */
function headOf(path: string): string {
  const descriptor = openSync(path, 'r');
  try {
    const head = Buffer.alloc(64);
    return head.toString('latin1', 0, readSync(descriptor, head));
  } finally {
    closeSync(descriptor);
  }
}

export const lfsPointer = 'is a pointer of Git LFS: git lfs pull downloads the file';

export const isLfsPointer = (path: string) =>
  headOf(path).startsWith('version https://git-lfs.github.com/');

/** Why a picture cannot be decoded, with the remedy. */
export function describeBroken(path: string, file: string): string {
  if (isLfsPointer(path)) return `'${file}' ${lfsPointer}`;
  // The brands of HEIF with HEVC (ISO/IEC 23008-12).
  if (/^.{4}ftyp(he[ivm][cxs]|mif1|msf1)/s.test(headOf(path)))
    return `'${file}' is HEIC: export it as JPEG`;
  return `'${file}' is broken or not a picture: export it again`;
}

/** Whether a PNG has frames, which browsers would show and the build leaves out. */
export function isAnimatedPng(path: string): boolean {
  if (!/\.png$/i.test(path)) return false;
  const bytes = readFileSync(path);
  const frames = bytes.indexOf('acTL', 0, 'latin1');
  return frames > 0 && frames < bytes.indexOf('IDAT', 0, 'latin1');
}

export const describeFrames = (file: string) =>
  `'${file}' is animated, and a PNG is published as its first frame: save it as an animated WebP or GIF`;
