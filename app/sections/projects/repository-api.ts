export type RepositoryFigures = { stars: number /** YYYY-MM-DD */; lastPush: string };

/** The only server that is ever asked, and only for projects that have a repository. */
export const repositoryApi = 'https://api.github.com';

/** Whether code is at a place whose server answers to anyone; of code elsewhere nothing is asked. */
export const hasFigures = (repository: string | null | undefined): repository is string =>
  /^https:\/\/github\.com\/[\w.-]+\/[\w.-]+\/?$/.test(repository ?? '');

/** How long one attempt may take, in milliseconds. */
const patience = 10_000;

/**
 * Asks the code host for a repository's public figures (https://docs.github.com/rest/repos/repos#get-a-repository).
 * Rejects when the address is not a repository's, the server does not answer in time, does not answer with
 * success, or answers something else.
 */
export async function fetchRepositoryFigures(
  repository: string,
  signal: AbortSignal,
  { api = repositoryApi, timeout = patience } = {},
): Promise<RepositoryFigures> {
  const [, owner, name] = new URL(repository).pathname.split('/');
  if (!owner || !name) throw new Error(`${repository} is not the address of a repository`);
  const response = await fetch(`${api}/repos/${owner}/${name}`, {
    headers: { accept: 'application/vnd.github+json' },
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
  });
  if (!response.ok) throw new Error(`${api} answered ${response.status}`);
  const body: unknown = await response.json();
  if (!isRepository(body)) throw new Error(`${api} answered something that is not a repository`);
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
