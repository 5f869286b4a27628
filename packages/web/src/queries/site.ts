import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import type { SiteReply } from '@palmares/core/contract/types';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/client.ts';

export const siteQuery = () =>
  queryOptions({
    queryKey: ['site'],
    queryFn: ({ signal }): Promise<SiteReply['data']> => call(ENDPOINTS.site, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
