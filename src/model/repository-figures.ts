/** Stars and last push of the projects' repositories, as they are when the site is built. */

import {
  fetchRepositoryFigures,
  hasFigures,
  type RepositoryFigures,
  repositoryApi,
} from '#lib/repository-api.ts';
import { projects } from '#schema/content.ts';

/** The timeout of a request, in milliseconds: visitors can do without the figures. */
const timeoutMs = 3000;

/**
 * Tests set GITHUB_API to a server of their own. GITHUB_TOKEN raises the rate limit in workflows.
 */
const { GITHUB_API: api = repositoryApi, GITHUB_TOKEN: token } = process.env;

/**
 * The bundler runs this module in several runners of one process: each repository is asked once.
 */
const shared = globalThis as { repositoryFigures?: Map<string, Promise<RepositoryFigures | null>> };
shared.repositoryFigures ??= new Map();
const requests = shared.repositoryFigures;

function fetchOnce(repository: string): Promise<RepositoryFigures | null> {
  const request =
    requests.get(repository) ??
    fetchRepositoryFigures(repository, new AbortController().signal, {
      api,
      timeoutMs,
      ...(token && { headers: { authorization: `Bearer ${token}` } }),
    }).catch(() => null);
  requests.set(repository, request);
  return request;
}

const repositories = projects.flatMap(({ github }) => (hasFigures(github) ? [github] : []));

/** The figures by repository; a repository whose request failed is left out. */
export const repositoryFigures: Record<string, RepositoryFigures> = Object.fromEntries(
  (
    await Promise.all(repositories.map(async (url) => [url, await fetchOnce(url)] as const))
  ).flatMap(([url, figures]) => (figures ? [[url, figures] as const] : [])),
);
