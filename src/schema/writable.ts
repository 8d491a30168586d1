/** Characters that XML 1.0 (section 2.2) and JSON readers refuse, and halves of surrogate pairs. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern looks for them.
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** Removes characters that no file can hold. */
export const writable = (text: string) => text.replace(unwritable, '');
