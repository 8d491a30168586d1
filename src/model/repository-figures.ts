/** The stars and the last push of the projects' repositories at the time of the build. */
import { projects } from '#content/content.ts';
import { fetchRepositoryFigures, hasFigures, repositoryApi } from '#lib/repository-api.ts';

/** The timeout of a request in milliseconds. It is short, since the figures are optional. */
const timeoutMs = 3000;

/** Tests set GITHUB_API to a local server. GITHUB_TOKEN raises the rate limit in workflows. */
const { GITHUB_API: api = repositoryApi, GITHUB_TOKEN: token } = process.env;

const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};

const fetchFigures = (repository: string) =>
  fetchRepositoryFigures(repository, new AbortController().signal, { api, timeoutMs, headers });

const repositories = projects.flatMap(({ github }) => (hasFigures(github) ? [github] : []));

const results = await Promise.allSettled(
  repositories.map(async (url) => [url, await fetchFigures(url)] as const),
);

/** The figures by repository, without those whose request failed. */
export const repositoryFigures = Object.fromEntries(
  results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])),
);
