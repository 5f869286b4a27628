import { GALLERY } from '@palmares/core/limits';
import { listTierlists } from '../api/tierlist-list.ts';
import { type ListFilters, pagedQuery } from './paged-query.ts';
import { TIERLIST_KEY } from './tierlist.ts';

export const tierlistListQuery = (filters: ListFilters, pageSize: number = GALLERY.pageSize) =>
  pagedQuery([TIERLIST_KEY, 'list', filters, pageSize], pageSize, (part, signal) =>
    listTierlists({ ...filters, ...part }, signal),
  );
