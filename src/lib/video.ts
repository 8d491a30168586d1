/** Looks into videos: whether a file is one, and whether it says where it was filmed. */

/** The first bytes that tell a video from other files. */
export const headBytes = 12;

/** Whether a file begins as MP4 or WebM does. */
export const isVideo = (head: Uint8Array): boolean => {
  const text = String.fromCharCode(...head.subarray(0, headBytes));
  return text.startsWith('ftyp', 4) || text.startsWith('\x1a\x45\xdf\xa3');
};

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

/** The parts of a file, by their positions; of an MP4 all but the pictures and sounds themselves. */
function* partsOf(read: Read, size: number): Generator<[start: number, end: number]> {
  if (!read(0, headBytes).toString('latin1').startsWith('ftyp', 4)) return yield [0, size];
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
  const isMp4 = read(0, headBytes).toString('latin1').startsWith('ftyp', 4);
  // Parts overlap, so that no name is divided.
  for (const [start, end] of partsOf(read, size))
    for (let at = start; at < end; at += chunk) {
      const text = read(at, Math.min(chunk + 32, end - at)).toString('latin1');
      if ((isMp4 ? placeInMp4 : placeInWebm).test(text)) return true;
    }
  return false;
}
