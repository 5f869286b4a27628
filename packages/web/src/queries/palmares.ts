import { queryOptions } from '@tanstack/react-query';
import { getPalmares } from '../api/palmares.ts';

/** Short: who has just saved something looks whether it counts. */
const FRESH_MS = 5_000;
/** While another computation is awaited, and for how long: a page that is left open does not ask for ever. */
const AGAIN_MS = 4_000;
const TRIES = 15;

export const palmaresQuery = (albumId: number) =>
  queryOptions({
    queryKey: ['palmares', albumId],
    queryFn: ({ signal }) => getPalmares(albumId, signal),
    staleTime: FRESH_MS,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data?.outdated === true && dataUpdateCount < TRIES ? AGAIN_MS : false,
  });
