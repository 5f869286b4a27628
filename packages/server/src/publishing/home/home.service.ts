// The home page in one call (SH-35): popular albums, the most played ones, latest contents, a shelf for each category.
import type { AlbumSummary, HomeLatest, HomeReply, HomeSection } from '@palmares/core/contract/types';
import { HOME } from '@palmares/core/limits';
import { presentAlbumSummary } from '../../catalog/album/album.presenter.ts';
import type { AlbumRow } from '../../catalog/album/album.repository.ts';
import * as albums from '../../catalog/album/album-list.repository.ts';
import { readListing } from '../../catalog/album/album-list.service.ts';
import { listEachKind, pickEach } from '../../content/kinds.ts';
import { readFromReplica } from '../../db/read-from-replica.ts';
import type { ReadDeps } from '../../deps.ts';
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

/** Returns popular and played albums and the latest contents in the first step only; then two category sections per step (SH-37). */
export async function getHome(
  deps: ReadDeps,
  reader: Reader,
  query: { cursor?: string },
): Promise<Pick<HomeReply, 'data' | 'meta'>> {
  const cursor = decodeCursor(query.cursor, 'number');
  const size = cursor === null ? HOME.sectionsAtFirst : HOME.sectionsPerStep;
  // Names of categories: data that cannot be hidden later.
  const found = await readFromReplica(deps, reader.wrote, (db) =>
    albums.listShownCategories(db, cursor?.[1] ?? 0, size),
  );
  const categories = found.slice(0, size);
  const [first, ...sections] = await Promise.all([
    cursor === null ? getFirst(deps, reader) : { popular: [] },
    ...categories.map((category) => getSection(deps, reader, category)),
  ]);
  const last = categories.at(-1);
  return {
    data: { ...first, sections },
    meta: { next_cursor: found.length > size && last !== undefined ? encodeCursor([0, last.id]) : null },
  };
}

/** What stands above the sections. */
async function getFirst(deps: ReadDeps, reader: Reader): Promise<Omit<HomeReply['data'], 'sections'>> {
  const [popular, played, latest] = await Promise.all([
    listShelf(deps, reader, POPULAR),
    listShelf(deps, reader, { ...POPULAR, sort: 'played', size: HOME.playedAlbums }, wasPlayed),
    listLatest(deps, reader),
  ]);
  return { popular, played, latest };
}

/** The first entries of the public lists, with their permissions. */
const listLatest = async (deps: ReadDeps, reader: Reader): Promise<HomeLatest> =>
  pickEach(await listEachKind(deps, reader, { limit: HOME.latestPerKind }), 'data');

/** The category's largest albums, also those that stand above (SH-35). */
async function getSection(
  deps: ReadDeps,
  reader: Reader,
  category: HomeSection['category'],
): Promise<HomeSection> {
  const shelf = { ...POPULAR, size: HOME.albumsPerCategory, category: category.id };
  return { category, albums: await listShelf(deps, reader, shelf) };
}

const wasPlayed = ({ players }: AlbumRow) => players > 0;

async function listShelf(
  deps: ReadDeps,
  reader: Reader,
  listing: albums.AlbumListing,
  isShown: (row: AlbumRow) => boolean = () => true,
): Promise<AlbumSummary[]> {
  const rows = (await readListing(deps, reader, listing)).filter(isShown);
  return rows.slice(0, listing.size).map((row) => presentAlbumSummary(deps, reader.actor, row));
}
