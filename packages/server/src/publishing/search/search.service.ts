// The search of the whole site (SH-80): albums, contents, authors and images that everybody may see, the same for every caller.
import { type ContentKind, isContentKind, listName } from '@palmares/core/content-kind';
import type { SearchQuery, SearchReply, SearchTotals } from '@palmares/core/contract/types';
import { SEARCH } from '@palmares/core/limits';
import { parseSearch, SEARCH_KINDS, type Search, type SearchKind } from '@palmares/core/search/parse-search';
import type { Phrase } from '../../api-texts.ts';
import { presentAlbumSummary } from '../../catalog/album/album.presenter.ts';
import { readListing } from '../../catalog/album/album-list.service.ts';
import { presentAuthorProfile } from '../../catalog/author/author.presenter.ts';
import { listActiveAuthors } from '../../catalog/author/author.repository.ts';
import { listPublicImages } from '../../catalog/image/image.repository.ts';
import { SERVER_KINDS } from '../../content/kinds.ts';
import { readFromReplica } from '../../db/read-from-replica.ts';
import type { Deps, ReadDeps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import type { Reader } from '../../http/context.ts';
import { type Cursor, cutPage, decodeCursor, pageSize } from '../../http/paging.ts';
import { presentFoundImage } from './search.presenter.ts';
import { postgresSearch } from './search.repository.ts';
import type { SearchEngine, SearchPage } from './search-engine.ts';

const ENGINE: SearchEngine = postgresSearch;

type Data = SearchReply['data'];
type Lists = { [K in SearchKind as `${K}s`]: Data[`${K}s`] };

const refuse = (field: string, code: string, text: Phrase) =>
  new AppError('validation_failed', { text, issues: [{ field, code, text }] });

function parse(text: string): Search {
  const search = parseSearch(text);
  if (search === null) throw refuse('q', 'too_short', (texts) => texts.SEARCH_TOO_SHORT);
  return search;
}

export function findPublic(
  deps: ReadDeps,
  reader: Reader,
  query: SearchQuery,
): Promise<Pick<SearchReply, 'data' | 'meta'>> {
  const search = parse(query.q);
  return query.kind === undefined
    ? findEachKind(deps, reader, search)
    : findOneKind(deps, reader, query.kind, search, query);
}

/** A replica may name something that is public no more: its card is then missing. */
const find = (
  deps: Pick<Deps, 'db' | 'replica'>,
  reader: Reader,
  kind: SearchKind,
  search: Search,
  page: SearchPage,
) => readFromReplica(deps, reader.wrote, (db) => ENGINE.find(db, kind, search, page));

async function findEachKind(deps: ReadDeps, reader: Reader, search: Search) {
  const found = await Promise.all(
    SEARCH_KINDS.map(async (kind) => {
      const all = await find(deps, reader, kind, search, { size: SEARCH.countMax, after: null });
      return { kind, total: all.length, cards: await load(deps, reader, kind, all.slice(0, SEARCH.perKind)) };
    }),
  );
  const totals = Object.fromEntries(found.map(({ kind, total }) => [`${kind}s`, total]));
  return {
    data: mergeLists(found.map(({ cards }) => cards)),
    meta: { totals: totals as SearchTotals, next_cursor: null },
  };
}

async function findOneKind(
  deps: ReadDeps,
  reader: Reader,
  kind: SearchKind,
  search: Search,
  { limit, cursor }: SearchQuery,
) {
  const size = pageSize(limit);
  const after = decodeCursor(cursor, ENGINE.cursorKeys[kind]);
  const found = await find(deps, reader, kind, search, { size: size + 1, after });
  const page = cutPage(found, size, (row) => row);
  return {
    data: mergeLists([await load(deps, reader, kind, page.rows)]),
    meta: { next_cursor: page.next_cursor },
  };
}

const NOTHING = Object.fromEntries(SEARCH_KINDS.map((kind) => [`${kind}s`, []])) as unknown as Lists;

const mergeLists = (lists: readonly Partial<Lists>[]): Data => Object.assign({}, NOTHING, ...lists) as Lists;

/** The cards of what was found, in the same order, without those that are public no more. */
async function load(
  deps: ReadDeps,
  reader: Reader,
  kind: SearchKind,
  found: readonly Cursor[],
): Promise<Partial<Lists>> {
  const ids = found.map(([, id]) => id);
  if (ids.length === 0) return {};
  if (isContentKind(kind)) return loadContents(deps, reader, kind, ids);
  switch (kind) {
    case 'album':
      return { albums: await loadAlbums(deps, reader, ids) };
    case 'author':
      return { authors: inOrder(ids, await listActiveAuthors(deps.db, ids)).map(presentAuthorProfile) };
    case 'image': {
      const rows = inOrder(ids, await listPublicImages(deps.db, ids));
      return { images: rows.map((row) => presentFoundImage(deps, row)) };
    }
  }
}

async function loadAlbums(deps: ReadDeps, reader: Reader, ids: readonly number[]) {
  const rows = await readListing(deps, reader, {
    scope: { kind: 'public' },
    sort: 'newest',
    size: ids.length,
    cursor: null,
    search: '',
    category: undefined,
    author: undefined,
    only: ids,
  });
  return inOrder(ids, rows).map((row) => presentAlbumSummary(deps, reader.actor, row));
}

async function loadContents(deps: ReadDeps, reader: Reader, kind: ContentKind, ids: readonly number[]) {
  const { data } = await SERVER_KINDS[kind].service.list(deps, reader, { limit: ids.length }, ids);
  return { [listName(kind)]: inOrder<{ id: number }>(ids, data) } as Partial<Lists>;
}

function inOrder<T extends { id: number }>(ids: readonly number[], rows: readonly T[]): T[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
