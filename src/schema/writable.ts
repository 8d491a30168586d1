/** Characters that HTML, XML 1.0 (section 2.2) or JSON readers refuse, and halves of pairs. */
const unwritable = /(?![\t\n\r])\p{Control}|\p{Surrogate}|\p{Noncharacter_Code_Point}/gu;

/** Removes characters that no file can hold. */
export const writable = (text: string) => text.replace(unwritable, '');

/** The offset of the first such character; -1 if there is none. */
export const findUnwritable = (text: string) => text.search(unwritable);
