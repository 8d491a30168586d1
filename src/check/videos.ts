import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { basename } from 'node:path';
import { headBytes, isVideo, saysPlace } from '#lib/video.ts';
import { isLfsPointer, lfsPointer } from './mismatched-files.ts';

/** Why a video cannot be published; undefined if it can. Only its headers are read. */
export function videoError(path: string): string | undefined {
  const descriptor = openSync(path, 'r');
  const read = (start: number, length: number) => {
    const buffer = Buffer.alloc(length);
    return buffer.subarray(0, readSync(descriptor, buffer, 0, length, start));
  };
  const file = basename(path);
  try {
    const head = read(0, headBytes);
    if (isLfsPointer(path)) return `'${file}' ${lfsPointer}`;
    if (!isVideo(head)) return `'${file}' is not a video: export it again as MP4 or WebM`;
    if (!saysPlace(read, fstatSync(descriptor).size)) return undefined;
    return `'${file}' says where it was filmed: ffmpeg -i ${file} -map 0:v -map 0:a? -map_metadata -1 -c copy new-${file} makes one that does not`;
  } finally {
    closeSync(descriptor);
  }
}
