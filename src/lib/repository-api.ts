/** Public figures of a repository; the last push as YYYY-MM-DD. */
export type RepositoryFigures = { stars: number; lastPush: string };

/** The only server that visitors' browsers may request, for projects with a repository. */
export const repositoryApi = 'https://api.github.com';

/** Whether the code is on GitHub, which has a public API. */
export const hasFigures = (repository: string | null | undefined): repository is string =>
  /^https:\/\/github\.com\/[\w.-]+\/[\w.-]+\/?$/.test(repository ?? '');

/** `timeoutMs` is that of one attempt, in milliseconds. */
type Options = { api?: string; timeoutMs?: number; headers?: Record<string, string> };

/**
 * Fetches a repository's public figures (https://docs.github.com/rest/repos/repos). Rejects if the
 * URL is not a repository's, on a timeout, and on any response without figures.
 */
export async function fetchRepositoryFigures(
  repository: string,
  signal: AbortSignal,
  { api = repositoryApi, timeoutMs = 10_000, headers = {} }: Options = {},
): Promise<RepositoryFigures> {
  const [, owner, name] = new URL(repository).pathname.split('/');
  if (!owner || !name) throw new Error(`${repository} is not the URL of a repository`);
  const response = await fetch(`${api}/repos/${owner}/${name}`, {
    headers: { accept: 'application/vnd.github+json', ...headers },
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  });
  if (!response.ok) throw new Error(`${api} responded with ${response.status}`);
  const body: Record<string, unknown> = (await response.json()) ?? {};
  const { stargazers_count: stars, pushed_at: pushed } = body;
  if (typeof stars !== 'number' || typeof pushed !== 'string' || !/^\d{4}(-\d\d){2}/.test(pushed))
    throw new Error(`${api} responded with something that is not a repository`);
  return { stars, lastPush: pushed.slice(0, 10) };
}
