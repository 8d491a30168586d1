import { QueryClient } from '@tanstack/react-query';
import { dataCache as limits } from '#schema/constants.ts';

/** The pause before a retry in ms: a second, doubled with every failure, up to the limit. */
const backOff = (failures: number) => Math.min(1000 * 2 ** failures, limits.maxBackOff);

/** A data cache with the values of §9. */
export const createDataCache = () =>
  new QueryClient({
    defaultOptions: {
      queries: { gcTime: limits.discardAfter, retry: limits.retries, retryDelay: backOff },
    },
  });

export const dataCache = createDataCache();
// Its retries wait while the tab is hidden or offline.
dataCache.mount();
