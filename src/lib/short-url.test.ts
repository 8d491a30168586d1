import { expect, test } from 'vitest';
import { shortUrl } from './short-url.ts';

test.each([
  ['https://example.com/llm-usage', 'example.com/llm-usage'],
  ['https://www.example.com/', 'example.com'],
  ['https://cal.example.com/call?length=30&from=site', 'cal.example.com/call?length=30'],
  ['https://video.example.com/watch?v=a1&utm_source=site', 'video.example.com/watch?v=a1'],
  ['http://www.example.org', 'example.org'],
  ['www.example.org', 'example.org'],
  ['https://m%C3%BCller.example.net/stra%C3%9Fe', 'müller.example.net/straße'],
  ['https://example.com/a%20b%2Fc%E9', 'example.com/a%20b%2Fc%E9'],
  ['mailto:you@example.com?subject=Hello', 'you@example.com'],
  ['mailto:you@example.com', 'you@example.com'],
  ['tel:+49301234567', '+49301234567'],
])('%s is printed as %s', (url, printed) => expect(shortUrl(url)).toBe(printed));
