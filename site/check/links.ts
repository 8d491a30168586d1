/** Requests external URLs, each once. */
import { setTimeout as pause } from 'node:timers/promises';

/** `isFine` if a visitor would get there. */
export type Answer = { address: string; isFine: boolean; said: string };

/** The timeout of a request, and the pause between two requests to a host, in milliseconds. */
const patience = 15_000;
const politeness = 1000;

type Ask = (
  address: string,
  options: RequestInit,
) => Promise<Pick<Response, 'status' | 'url' | 'body'>>;

/** Statuses of servers that refuse HEAD requests, or programs. */
const refusals = [403, 405, 501];

async function askOne(address: string, ask: Ask): Promise<Answer> {
  const headers = { 'user-agent': 'portfolio-link-check (asks each address once)', accept: '*/*' };
  try {
    const question = (method: string) =>
      ask(address, { method, headers, signal: AbortSignal.timeout(patience) });
    let answer = await question('HEAD');
    if (refusals.includes(answer.status)) answer = await question('GET');
    await answer.body?.cancel();
    const { status, url } = answer;
    const isMoved = url !== '' && new URL(url).href !== new URL(address).href;
    // Some hosts turn programs away: a person may still get there.
    const doubt = [401, 403, 429, 999].includes(status) ? ', which only a person can check' : '';
    return {
      address,
      isFine: status < 400 || doubt !== '',
      said: `${status}${isMoved ? `, at ${url}` : ''}${doubt}`,
    };
  } catch (error) {
    const { name, message, cause } = error as Error & {
      cause?: { code?: string; message?: string };
    };
    const why =
      name === 'TimeoutError'
        ? `no answer in ${patience / 1000} s`
        : (cause?.code ?? cause?.message ?? message);
    return { address, isFine: false, said: why };
  }
}

/**
 * Asks each address once: hosts beside each other, addresses of one host after another with a pause between them.
 *
 * @param ask `fetch`, or a replacement in tests.
 */
export async function askLinks(
  addresses: string[],
  ask: Ask = fetch,
  between = politeness,
): Promise<Answer[]> {
  const hosts = Map.groupBy(new Set(addresses), (address) => new URL(address).host);
  const answers = [...hosts.values()].map(async (ofHost) => {
    const own: Answer[] = [];
    for (const address of ofHost) {
      if (own.length > 0) await pause(between);
      own.push(await askOne(address, ask));
    }
    return own;
  });
  return (await Promise.all(answers)).flat();
}
