import type { ContentKind } from '@palmares/core/content-kind';
import { GALLERY } from '@palmares/core/limits';
import { queryOptions } from '@tanstack/react-query';
import { getContent, listContents } from '../api/content.ts';
import { type ListFilters, pagedQuery } from './paged-query.ts';

/** First part of every query key of a kind, to invalidate after one of its contents was written. */
export const kindKey = (kind: ContentKind): string => `${kind}s`;

export const contentKey = (kind: ContentKind, id: number) => [kindKey(kind), 'one', id] as const;

export const contentQuery = <K extends ContentKind>(kind: K, id: number) =>
  queryOptions({
    queryKey: contentKey(kind, id),
    queryFn: ({ signal }) => getContent(kind, id, signal),
  });

export const contentListQuery = <K extends ContentKind>(
  kind: K,
  filters: ListFilters,
  pageSize: number = GALLERY.pageSize,
) =>
  pagedQuery([kindKey(kind), 'list', filters, pageSize], pageSize, (part, signal) =>
    listContents(kind, { ...filters, ...part }, signal),
  );
