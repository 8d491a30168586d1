/**
 * Characters that XML 1.0 (section 2.2) and JSON readers do not take, and halves of surrogate pairs, which no encoding
 * has.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** Text without what cannot be written to any file. */
export const writable = (text: string) => text.replace(unwritable, '');
