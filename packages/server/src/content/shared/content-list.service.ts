// Pages of tier lists, tournaments and rankings (TL-84).
import type { ContentKind as Kind } from '@palmares/core/content-kind';
import type { ListQuery } from '@palmares/core/contract/types';
import { type Actor, decideOnAlbum } from '@palmares/core/permissions';
import type { ReadableAlbums } from '../../catalog/album/album-list.repository.ts';
import { toListing } from '../../catalog/album/album-list.service.ts';
import { readFromReplica } from '../../db/read-from-replica.ts';
import type { Deps } from '../../deps.ts';
import type { Reader } from '../../http/context.ts';
import { cutPage } from '../../http/paging.ts';
import type { ContentRow } from './content.repository.ts';
import * as contents from './content-list.repository.ts';

function getReadableAlbums(actor: Actor): ReadableAlbums {
  const someonesPrivate = { authorId: 0, status: 'private', deleted: false } as const;
  if (decideOnAlbum(actor, 'read', someonesPrivate) === null) return 'every album';
  return { publicAnd: actor.kind === 'account' ? actor.id : null };
}

async function toContentListing(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  query: ListQuery,
  only: readonly number[] | undefined,
): Promise<contents.ContentListing> {
  const listing = await toListing(deps, actor, query, contents.getCursorKey);
  return { ...listing, albumId: query.album, readable: getReadableAlbums(actor), only };
}

/** A page of cards; `only` limits it to contents with these ids. */
export async function listPage<R extends ContentRow, T>(
  deps: Pick<Deps, 'db' | 'replica'>,
  reader: Reader,
  { query, only }: { query: ListQuery; only: readonly number[] | undefined },
  kind: Kind,
  card: contents.Card<R>,
  present: (row: R) => T,
) {
  const listing = await toContentListing(deps, reader.actor, query, only);
  const rows = await readFromReplica(
    deps,
    listing.scope.kind === 'public' ? reader.wrote : 'unknown',
    (db) => contents.listContents(db, kind, listing, card),
    (db, found) => contents.areCurrent(db, kind, found),
  );
  // Drops the extra row, which only shows that there is a next page.
  const page = cutPage(rows, listing.size, contents.toCursor(listing.sort));
  return { data: page.rows.map(present), meta: { next_cursor: page.next_cursor } };
}
