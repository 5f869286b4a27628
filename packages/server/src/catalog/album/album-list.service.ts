// Lists of albums: pages of a gallery.
import { nametagKey } from '@palmares/core/account/nametag';
import type { ListQuery } from '@palmares/core/contract/types';
import { type Actor, decideOnAdministration } from '@palmares/core/permissions';
import { toSearchText } from '@palmares/core/text/search-text';
import { readFromReplica } from '../../db/read-from-replica.ts';
import type { Deps, ReadDeps } from '../../deps.ts';
import { AppError, assertAllowed } from '../../errors.ts';
import type { Reader } from '../../http/context.ts';
import { type CursorKey, cutPage, decodeCursor, pageSize } from '../../http/paging.ts';
import { findAuthorId } from '../author/author.repository.ts';
import { findCategoryId } from '../category/category.repository.ts';
import { presentAlbumSummary } from './album.presenter.ts';
import type { AlbumRow } from './album.repository.ts';
import * as albums from './album-list.repository.ts';

function getScope(actor: Actor, scope: ListQuery['scope']): albums.AlbumListing['scope'] {
  if (scope === 'mine') {
    if (actor.kind === 'visitor') throw new AppError('auth_required');
    return { kind: 'mine', accountId: actor.id };
  }
  if (scope === 'all') {
    assertAllowed(decideOnAdministration(actor));
    return { kind: 'all' };
  }
  return { kind: 'public' };
}

/** Converts a list query into database terms: of albums here, of contents in content-list.service.ts. */
export async function toListing(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  query: ListQuery,
  getCursorKey: (sort: albums.AlbumSort) => CursorKey,
): Promise<albums.AlbumListing> {
  const sort = query.sort ?? 'newest';
  return {
    scope: getScope(actor, query.scope),
    sort,
    size: pageSize(query.limit),
    cursor: decodeCursor(query.cursor, getCursorKey(sort)),
    search: toSearchText(query.search ?? ''),
    category: query.category === undefined ? undefined : await idOfCategory(deps, query.category),
    author: query.author === undefined ? undefined : await idOfAuthor(deps, query.author),
  };
}

/** Returns 0 for an unknown category; no album has category 0. */
async function idOfCategory(deps: Pick<Deps, 'db'>, name: string): Promise<number> {
  return (await findCategoryId(deps.db, toSearchText(name))) ?? 0;
}

/** Returns 0 for an unknown nametag; account 0 has no albums. */
async function idOfAuthor(deps: Pick<Deps, 'db'>, nametag: string): Promise<number> {
  return (await findAuthorId(deps.db, nametagKey(nametag))) ?? 0;
}

/** Reads public lists from the replica if allowed; lists of one's own albums and staff lists come from the primary. */
export function readListing(
  deps: Pick<Deps, 'db' | 'replica'>,
  reader: Reader,
  listing: albums.AlbumListing,
): Promise<AlbumRow[]> {
  const wrote = listing.scope.kind === 'public' ? reader.wrote : 'unknown';
  return readFromReplica(deps, wrote, (db) => albums.listAlbums(db, listing), albums.areCurrent);
}

export async function listAlbums(deps: ReadDeps, reader: Reader, query: ListQuery) {
  const listing = await toListing(deps, reader.actor, query, albums.getCursorKey);
  const rows = await readListing(deps, reader, listing);
  const page = cutPage(rows, listing.size, albums.toCursor(listing.sort));
  return {
    data: page.rows.map((row) => presentAlbumSummary(deps, reader.actor, row)),
    meta: { next_cursor: page.next_cursor },
  };
}
