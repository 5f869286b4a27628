import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import type { ListQuery, PageMeta, TierlistSummary } from '@palmares/core/contract/types';
import { callWithMeta } from './client.ts';
import type { Reply } from './reply.ts';

export function listTierlists(
  query: ListQuery,
  signal?: AbortSignal,
): Promise<Reply<TierlistSummary[], PageMeta>> {
  return callWithMeta(ENDPOINTS.listTierlists, { query, signal });
}
