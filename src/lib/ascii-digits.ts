/** Writes all decimal digits as 0 to 9: '٠' is '0'. Unicode has those of a script in a row. */
export const asciiDigits = (text: string): string =>
  text.normalize('NFKC').replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = Number(digit.codePointAt(0));
    let value = 0;
    while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++;
    return `${value}`;
  });
