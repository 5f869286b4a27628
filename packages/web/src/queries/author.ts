import { queryOptions } from '@tanstack/react-query';
import { getAuthor } from '../api/author.ts';

export const authorQuery = (nametag: string) =>
  queryOptions({ queryKey: ['authors', nametag], queryFn: ({ signal }) => getAuthor(nametag, signal) });
