import { queryOptions } from '@tanstack/react-query';

/** One tier list, tournament or ranking. `key`: first part of every key of its kind, which a write makes invalid. */
export const contentQuery = <T>(
  key: string,
  id: number,
  get: (id: number, signal?: AbortSignal) => Promise<T>,
) => queryOptions({ queryKey: [key, 'one', id], queryFn: ({ signal }) => get(id, signal) });
