import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import type { AuthorProfile } from '@palmares/core/contract/types';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/client.ts';

export const authorQuery = (nametag: string) =>
  queryOptions({
    queryKey: ['authors', nametag],
    queryFn: ({ signal }): Promise<AuthorProfile> =>
      call(ENDPOINTS.getAuthor, { query: { nametag }, signal }),
  });
