/** Looks into videos: whether a file is one, and whether it says where it was filmed. */

/** The first bytes that tell a video from other files. */
export const headBytes = 12;

const isMp4 = (head: Uint8Array) => String.fromCharCode(...head.subarray(4, 8)) === 'ftyp';

/** Whether a file begins as MP4 or WebM does. */
export const isVideo = (head: Uint8Array): boolean =>
  isMp4(head) || String.fromCharCode(...head.subarray(0, 4)) === '\x1a\x45\xdf\xa3';

/**
 * What says where an MP4 was filmed, outside of its pictures and sounds: atoms of phones, the keys of
 * QuickTime, XMP and EXIF, and the tracks of cameras with GPS (ISO/IEC 14496-12, 3GPP TS 26.244).
 */
const placeInMp4 = /\xa9xyz|loci|location|GPSL|gpmd|camm/;
/** In WebM it is a tag: LOCATION, RECORDING_LOCATION (https://www.matroska.org/technical/tagging.html). */
const placeInWebm = /LOCATION/;

/** Reads bytes of a file: as many as there are from `start`, at most `length`. */
type Read = (start: number, length: number) => Buffer;

/** More than any header of a video that people publish. */
const chunk = 4_000_000;

/** The parts of an MP4, by their positions, without the pictures and sounds themselves. */
function* headersOf(read: Read, size: number): Generator<[start: number, end: number]> {
  for (let start = 0; start + 8 <= size; ) {
    const head = read(start, 16);
    const short = head.readUInt32BE(0);
    const length = short === 1 && head.length === 16 ? Number(head.readBigUInt64BE(8)) : short;
    // A length of 0 goes to the end of the file.
    const end = length >= 8 ? Math.min(start + length, size) : size;
    if (head.toString('latin1', 4, 8) !== 'mdat') yield [start, end];
    start = end;
  }
}

/** Whether a video says where it was filmed. */
export function saysPlace(read: Read, size: number): boolean {
  const [place, parts] = isMp4(read(0, headBytes))
    ? [placeInMp4, headersOf(read, size)]
    : [placeInWebm, [[0, size] as const]];
  // Chunks overlap, so that no name is divided.
  for (const [start, end] of parts)
    for (let at = start; at < end; at += chunk)
      if (place.test(read(at, Math.min(chunk + 32, end - at)).toString('latin1'))) return true;
  return false;
}
