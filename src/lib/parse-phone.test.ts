import { expect, test } from 'vitest';
import { parsePhone } from './parse-phone.ts';

test.each([
  ['+49 (0)176 1234567', '+491761234567'],
  ['0049 (0) 30 1234567', '0049301234567'],
  ['(+49) 157-3040506', '+491573040506'],
  ['(+49)(0)157-3040506', '+491573040506'],
  ['(030) 123-45.67', '0301234567'],
  ['030/1234567', '0301234567'],
  ['+1 555‑010‑2030', '+15550102030'],
  ['030 1111111 / 0339 2222222', undefined],
  ['030 1111111, 0339 222', undefined],
  ['+1 555 010 2030 ext. 12', undefined],
  ['Upon request', undefined],
  ['12 34', undefined],
  ['', undefined],
])('%s is dialled as %s', (text, digits) => expect(parsePhone(text)).toBe(digits));
