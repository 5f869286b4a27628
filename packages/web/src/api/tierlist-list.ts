import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import type { ListQuery, PageMeta, TierlistSummary } from '@palmares/core/contract/types';
import { callWithMeta, type Reply } from './client.ts';

export function listTierlists(
  query: ListQuery,
  signal?: AbortSignal,
): Promise<Reply<TierlistSummary[], PageMeta>> {
  return callWithMeta(ENDPOINTS.listTierlists, { query, ...(signal && { signal }) });
}
