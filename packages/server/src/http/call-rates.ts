// The general rate limits: an account is counted wherever it calls from, a visitor by network (AX-68).
import type { Endpoint } from '@palmares/core/contract/endpoint';
import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import { getClientNetwork } from './client-network.ts';
import type { RequestContext } from './context.ts';
import type { MemoryRates } from './memory-rates.ts';
import { countHit, type RateDeps } from './rate-limit.ts';

const IN_ROOM = '/room/:code';

function getKind(endpoint: Endpoint): 'upload' | 'write' | 'view' | 'search' | 'read' {
  if (endpoint === ENDPOINTS.search) return 'search';
  if (endpoint === ENDPOINTS.countAlbumView) return 'view';
  if (endpoint === ENDPOINTS.createImage) return 'upload';
  return endpoint.method === 'GET' ? 'read' : 'write';
}

/** Throws 429. Reads, views and searches are counted in memory, without a database statement. */
export async function countCall(
  deps: RateDeps & { readonly memoryRates: MemoryRates },
  endpoint: Endpoint,
  context: RequestContext,
): Promise<void> {
  // A room counts the calls of each seat alone: its guests often share a network (SA-4).
  if (!deps.config.rateLimits || endpoint.path.startsWith(IN_ROOM)) return;
  const kind = getKind(endpoint);
  const { actor, ip } = context;
  const [name, subject] =
    actor.kind === 'account'
      ? ([`${kind}ByAccount`, String(actor.id)] as const)
      : ([`${kind}ByNetwork`, getClientNetwork(ip)] as const);
  if (kind === 'upload' || kind === 'write') await countHit(deps, name, subject);
  else deps.memoryRates.count(name, deps.rates[name], subject, deps.clock());
}
