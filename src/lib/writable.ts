/** Characters that HTML, XML 1.0 (section 2.2) or JSON does not allow, and lone surrogates. */
const unwritable = /(?![\t\n\r])\p{Control}|\p{Surrogate}|\p{Noncharacter_Code_Point}/gu;

/** Radicals that PDFs have in place of characters, and that few fonts have: '⾃' for '自'. */
const radicals = /[\u2f00-\u2fdf]/g;

/** Removes the characters that published files cannot contain. */
export const writable = (text: string) =>
  text.replace(unwritable, '').replace(radicals, (radical) => radical.normalize('NFKC'));
