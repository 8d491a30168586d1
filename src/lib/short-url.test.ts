import { expect, test } from 'vitest';
import { shortUrl } from './short-url.ts';

test.each([
  ['https://example.com/llm-usage', 'example.com/llm-usage'],
  ['https://www.example.com/', 'example.com'],
  ['https://cal.example.com/call?length=30&from=site', 'cal.example.com/call'],
  ['mailto:you@example.com', 'you@example.com'],
  ['tel:+49301234567', '+49301234567'],
])('%s is printed as %s', (url, printed) => expect(shortUrl(url)).toBe(printed));
