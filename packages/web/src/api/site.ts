import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import type { SiteReply } from '@palmares/core/contract/types';
import { call } from './client.ts';

export function getSite(signal?: AbortSignal): Promise<SiteReply['data']> {
  return call(ENDPOINTS.site, { signal });
}
