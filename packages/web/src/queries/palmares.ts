import { ENDPOINTS } from '@palmares/core/contract/endpoints';
import type { AlbumPalmares } from '@palmares/core/contract/types';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/client.ts';

/** Short, because a person who has just saved checks whether it counts. In milliseconds. */
const FRESH_MS = 5_000;
/** Polling interval in milliseconds while a new computation is pending, limited to `TRIES` so that an open page does not poll forever. */
const AGAIN_MS = 4_000;
const TRIES = 15;

/** The palmarès of an album, as last computed. */
export const palmaresQuery = (albumId: number) =>
  queryOptions({
    queryKey: ['palmares', albumId],
    queryFn: ({ signal }): Promise<AlbumPalmares> => call(ENDPOINTS.getPalmares, { id: albumId, signal }),
    staleTime: FRESH_MS,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data?.outdated === true && dataUpdateCount < TRIES ? AGAIN_MS : false,
  });
