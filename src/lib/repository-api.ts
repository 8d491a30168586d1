/** Public figures of a repository; the last push as YYYY-MM-DD. */
export type RepositoryFigures = { stars: number; lastPush: string };

/** The only server that visitors' browsers may request, for projects with a repository. */
export const repositoryApi = 'https://api.github.com';

/** Whether the code is on GitHub, which has a public API. */
export const hasFigures = (repository: string | null | undefined): repository is string =>
  /^https:\/\/github\.com\/[\w.-]+\/[\w.-]+\/?$/.test(repository ?? '');

/** The timeout of one attempt, in milliseconds. */
const defaultTimeoutMs = 10_000;

/**
 * Fetches a repository's public figures (https://docs.github.com/rest/repos/repos). Rejects if the
 * URL is not a repository's, on a timeout, and on any response without figures.
 */
export async function fetchRepositoryFigures(
  repository: string,
  signal: AbortSignal,
  {
    api = repositoryApi,
    timeoutMs = defaultTimeoutMs,
    headers = {},
  }: { api?: string; timeoutMs?: number; headers?: Record<string, string> } = {},
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
  const body: unknown = await response.json();
  if (!isRepository(body))
    throw new Error(`${api} responded with something that is not a repository`);
  return { stars: body.stargazers_count, lastPush: body.pushed_at.slice(0, 10) };
}

function isRepository(body: unknown): body is { stargazers_count: number; pushed_at: string } {
  return (
    typeof body === 'object' &&
    body !== null &&
    'stargazers_count' in body &&
    Number.isInteger(body.stargazers_count) &&
    'pushed_at' in body &&
    typeof body.pushed_at === 'string' &&
    /^\d{4}-\d{2}-\d{2}/.test(body.pushed_at)
  );
}
