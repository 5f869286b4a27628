// The home page in one call (SH-35): popular albums, latest contents, a shelf for each category.
import type { AlbumSummary, HomeLatest, HomeReply, HomeSection } from '@palmares/core/contract/types';
import { HOME } from '@palmares/core/limits';
import { presentAlbumSummary } from '../../catalog/album/album.presenter.ts';
import * as albums from '../../catalog/album/album-list.repository.ts';
import { readListing } from '../../catalog/album/album-list.service.ts';
import { listEachKind, pickEach } from '../../content/kinds.ts';
import { readFromReplica } from '../../db/read-from-replica.ts';
import type { Deps } from '../../deps.ts';
import type { Reader } from '../../http/context.ts';
import { decodeCursor, encodeCursor } from '../../http/paging.ts';

const POPULAR = {
  scope: { kind: 'public' },
  sort: 'popular',
  size: HOME.popularAlbums,
  cursor: null,
  search: '',
  category: undefined,
  author: undefined,
} as const satisfies albums.AlbumListing;

/** Returns popular albums and the latest contents in the first step only; then two category sections per step (SH-37). */
export async function getHome(
  deps: Deps,
  reader: Reader,
  query: { cursor?: string },
): Promise<Pick<HomeReply, 'data' | 'meta'>> {
  const cursor = decodeCursor(query.cursor, 'number');
  const size = cursor === null ? HOME.sectionsAtFirst : HOME.sectionsPerStep;
  // Names of categories and numbers of albums: data that cannot be hidden later.
  const [found, popularIds] = await readFromReplica(deps, reader.wrote, (db) =>
    Promise.all([albums.listShownCategories(db, cursor?.[1] ?? 0, size), albums.listAlbumIds(db, POPULAR)]),
  );
  const categories = found.slice(0, size);
  const above = popularIds.slice(0, HOME.popularAlbums);
  const [popular, latest, ...sections] = await Promise.all([
    cursor === null ? listPopular(deps, reader, POPULAR) : [],
    cursor === null ? listLatest(deps, reader) : undefined,
    ...categories.map((category) => getSection(deps, reader, category, above)),
  ]);
  const last = categories.at(-1);
  return {
    data: { popular, ...(latest && { latest }), sections },
    meta: { next_cursor: found.length > size && last !== undefined ? encodeCursor([0, last.id]) : null },
  };
}

/** The first entries of the public lists, with their permissions. */
const listLatest = async (deps: Deps, reader: Reader): Promise<HomeLatest> =>
  pickEach(await listEachKind(deps, reader, { limit: HOME.latestPerKind }), 'data');

/** The category's largest albums, without those shown above; with them if it has no others. */
async function getSection(
  deps: Deps,
  reader: Reader,
  category: HomeSection['category'],
  above: readonly number[],
): Promise<HomeSection> {
  const shelf = { ...POPULAR, size: HOME.albumsPerCategory, category: category.id };
  const others = await listPopular(deps, reader, { ...shelf, except: above });
  return { category, albums: others.length > 0 ? others : await listPopular(deps, reader, shelf) };
}

async function listPopular(
  deps: Deps,
  reader: Reader,
  listing: albums.AlbumListing,
): Promise<AlbumSummary[]> {
  const rows = await readListing(deps, reader, listing);
  return rows.slice(0, listing.size).map((row) => presentAlbumSummary(deps, reader.actor, row));
}
