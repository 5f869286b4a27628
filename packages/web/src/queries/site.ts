import { queryOptions } from '@tanstack/react-query';
import { getSite } from '../api/site.ts';

export const siteQuery = () =>
  queryOptions({
    queryKey: ['site'],
    queryFn: ({ signal }) => getSite(signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
