// What answers « which public things match these words? ». PostgreSQL does by default (search.repository.ts); another engine would replace
// only this: the service loads what it finds from the database, with the conditions of the public lists (docs/decisions/0092-search.md).
import type { Search, SearchKind } from '@palmares/core/search/parse-search';
import type { Db } from '../../db/transaction.ts';
import type { Cursor, CursorKey } from '../../http/paging.ts';

export type SearchPage = {
  readonly size: number;
  /** Cursor of the last entry before the page; null for the first page. */
  readonly after: Cursor | null;
};

export type SearchEngine = {
  /** The type of the sort key in the cursors of each kind. */
  readonly cursorKeys: Readonly<Record<SearchKind, CursorKey>>;
  /** Returns cursors (sort key and id) of at most `size` public matches, in the order of the kind's results. */
  readonly find: (db: Db, kind: SearchKind, search: Search, page: SearchPage) => Promise<Cursor[]>;
};
