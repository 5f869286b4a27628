// The rate limit for replies outside the API (pages, embeds, sitemaps, link previews), by network, because every caller is a visitor there.
import type { onRequestAsyncHookHandler } from 'fastify';
import type { Deps } from '../deps.ts';
import { getClientNetwork } from './client-network.ts';

/** Throws 429 before anything is read or rendered. Counted in memory. */
export function countPage(
  deps: Pick<Deps, 'config' | 'rates' | 'memoryRates' | 'clock'>,
): onRequestAsyncHookHandler {
  return async (request) => {
    if (!deps.config.rateLimits) return;
    deps.memoryRates.count(
      'pageByNetwork',
      deps.rates.pageByNetwork,
      getClientNetwork(request.ip),
      deps.clock(),
    );
  };
}
