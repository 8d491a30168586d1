import { asciiDigits } from './ascii-digits.ts';

/** The digits of a telephone number for a link; undefined if a text is not exactly one number. */
export function parsePhone(text: string): string | undefined {
  // '(+49) 30 …', and '+49 (0)30 …', whose zero is dialled only within the country.
  const international = asciiDigits(text)
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim()
    .replace(/^\(([+\d]+)\)/, '$1')
    .replace(/^((?:\+|00)[\d\s]+)\(0\)/, '$1');
  if (!/^\+?[\d\s()./‐-―-]+$/.test(international) || /\s\/|\/\s/.test(international))
    return undefined;
  const digits = international.replace(/\D/g, '');
  if (digits.length < 7 || digits.length > 15) return undefined;
  return international.startsWith('+') ? `+${digits}` : digits;
}
