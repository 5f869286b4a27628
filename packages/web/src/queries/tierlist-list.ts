import { GALLERY } from '@palmares/core/limits';
import { listTierlists } from '../api/tierlist-list.ts';
import { type ListFilters, pagedQuery } from './paged-query.ts';
import { TIERLIST_KEY } from './tierlist.ts';

export const tierlistListQuery = (filters: ListFilters) =>
  pagedQuery([TIERLIST_KEY, 'list', filters], GALLERY.pageSize, (part, signal) =>
    listTierlists({ ...filters, ...part }, signal),
  );
