import { lookup } from 'mrmime';

/** Kinds of files that browsers show or save and that can run nothing. SVG is disarmed first. */
const inertKinds = [
  'png jpg jpeg webp avif gif bmp ico tif tiff heic heif',
  'mp3 m4a aac ogg oga opus wav flac',
  'mp4 m4v mov webm ogv',
  'woff woff2 ttf otf',
  'pdf',
  'zip gz tgz bz2 xz zst 7z rar tar epub docx xlsx pptx odt ods odp',
  'txt csv tsv log ics vcf bib tex srt vtt',
  'json geojson yaml yml toml ipynb sqlite parquet',
].join(' ');

const inert = new RegExp(`\\.(${inertKinds.replaceAll(' ', '|')})$`, 'i');

/** Whether a file of this name can run nothing when it is opened at the site's address. */
export const isInertName = (file: string) => inert.test(file);

/** Whether a file is a drawing, which runs nothing once it is disarmed. */
export const isSvgName = (file: string) => /\.svg$/i.test(file);

/** Whether browsers could run a file of this name: HTML, XML and scripts, by their types. */
export const isActiveName = (file: string) =>
  /^text\/html$|javascript$|[/+]xml$/.test(lookup(file) ?? '');
