import { GALLERY } from '@palmares/core/limits';
import type { SearchKind } from '@palmares/core/search/parse-search';
import { queryOptions } from '@tanstack/react-query';
import { searchEachKind, searchOneKind } from '../api/search.ts';
import { pagedQuery } from './paged-query.ts';

export const searchQuery = (q: string) =>
  queryOptions({ queryKey: ['search', q], queryFn: ({ signal }) => searchEachKind(q, signal) });

export const searchKindQuery = <K extends SearchKind>(q: string, kind: K) =>
  pagedQuery(['search', q, kind], GALLERY.pageSize, (page, signal) => searchOneKind(q, kind, page, signal));
