/** Requests external URLs, each once. */
import { setTimeout } from 'node:timers/promises';

/** `ok` if a visitor would get there. */
export type Answer = { url: string; ok: boolean; message: string; hasResponse?: true };

const timeoutMs = 15_000;

/** Between two requests to a host. */
const politePause = () => setTimeout(1000);

async function requestLink(url: string, ask: typeof fetch): Promise<Answer> {
  try {
    const headers = { 'user-agent': 'portfolio-link-check (asks each URL once)', accept: '*/*' };
    const response = await ask(url, { headers, signal: AbortSignal.timeout(timeoutMs) });
    await response.body?.cancel();
    const { status, url: at } = response;
    const isMoved = at !== '' && new URL(at).href !== new URL(url).href;
    // Some hosts turn programs away: a person may still get there.
    const isDoubtful = [401, 403, 429, 999].includes(status);
    const doubt = isDoubtful ? ', which only a person can check' : '';
    const message = `${status}${isMoved ? `, at ${at}` : ''}${doubt}`;
    return { url, ok: status < 400 || isDoubtful, hasResponse: true, message };
  } catch (error) {
    const { name, message, cause } = error as Error & { cause?: Error & { code?: string } };
    const isTimeout = name === 'TimeoutError';
    const why = isTimeout ? `no answer in ${timeoutMs / 1000} s` : (cause?.code ?? cause?.message);
    return { url, ok: false, message: why ?? message };
  }
}

/** Whether no server responded at all. */
export const isOffline = (answers: Answer[]) =>
  answers.length > 0 && answers.every(({ hasResponse }) => !hasResponse);

/**
 * Requests each URL once: hosts in parallel, and URLs of one host one by one with pauses.
 *
 * @param ask `fetch`, or a replacement in tests, as is `pause`.
 */
export async function askLinks(
  urls: string[],
  ask = fetch,
  pause: () => Promise<unknown> = politePause,
): Promise<Answer[]> {
  const hosts = Map.groupBy(new Set(urls), (url) => new URL(url).host);
  const answers = [...hosts.values()].map((urlsOfHost) =>
    Array.fromAsync(urlsOfHost, async (url, i) => {
      if (i > 0) await pause();
      return requestLink(url, ask);
    }),
  );
  return (await Promise.all(answers)).flat();
}
