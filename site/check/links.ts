/** Requests external URLs, each once. */
import { setTimeout as pause } from 'node:timers/promises';

/** `isFine` if a visitor would get there. */
export type Answer = { url: string; isFine: boolean; said: string; hasResponse?: true };

/** The timeout of a request, and the pause between two requests to a host, in milliseconds. */
const patience = 15_000;
const politeness = 1000;

type Ask = (
  url: string,
  options: RequestInit,
) => Promise<Pick<Response, 'status' | 'url' | 'body'>>;

/** Statuses of servers that refuse HEAD requests, or programs. */
const refusals = [403, 405, 501];

async function requestLink(url: string, ask: Ask): Promise<Answer> {
  const headers = { 'user-agent': 'portfolio-link-check (asks each URL once)', accept: '*/*' };
  try {
    const request = (method: string) =>
      ask(url, { method, headers, signal: AbortSignal.timeout(patience) });
    let answer = await request('HEAD');
    if (refusals.includes(answer.status)) answer = await request('GET');
    await answer.body?.cancel();
    const { status, url: at } = answer;
    const isMoved = at !== '' && new URL(at).href !== new URL(url).href;
    // Some hosts turn programs away: a person may still get there.
    const doubt = [401, 403, 429, 999].includes(status) ? ', which only a person can check' : '';
    return {
      url,
      isFine: status < 400 || doubt !== '',
      hasResponse: true,
      said: `${status}${isMoved ? `, at ${at}` : ''}${doubt}`,
    };
  } catch (error) {
    const { name, message, cause } = error as Error & {
      cause?: { code?: string; message?: string };
    };
    const why =
      name === 'TimeoutError'
        ? `no answer in ${patience / 1000} s`
        : (cause?.code ?? cause?.message ?? message);
    return { url, isFine: false, said: why };
  }
}

/** Whether no server responded at all. */
export const isOffline = (answers: Answer[]) =>
  answers.length > 0 && answers.every(({ hasResponse }) => !hasResponse);

/**
 * Requests each URL once: hosts in parallel, and URLs of one host one by one with pauses.
 *
 * @param ask `fetch`, or a replacement in tests.
 */
export async function askLinks(
  urls: string[],
  ask: Ask = fetch,
  between = politeness,
): Promise<Answer[]> {
  const hosts = Map.groupBy(new Set(urls), (url) => new URL(url).host);
  const answers = [...hosts.values()].map(async (ofHost) => {
    const own: Answer[] = [];
    for (const url of ofHost) {
      if (own.length > 0) await pause(between);
      own.push(await requestLink(url, ask));
    }
    return own;
  });
  return (await Promise.all(answers)).flat();
}
