// Wire schemas of the search of the whole site (SH-80): the same public results for every caller.
import { type Static, type TInteger, Type } from 'typebox';
import { PAGE, SEARCH } from '../../limits.ts';
import { SEARCH_KINDS, type SearchKind } from '../../search/parse-search.ts';
import { AlbumSummary } from './album.ts';
import { AuthorProfile } from './author.ts';
import { Id, Image, Nullable, PageLimit } from './common.ts';
import { summaryLists } from './content-kinds.ts';

/** Without `kind`, the first results of every kind; with it, a page of one kind, for which alone `limit` and `cursor` are meant. */
export const SearchQuery = Type.Object({
  q: Type.String({ maxLength: PAGE.searchMax, description: 'words in any order, or « @nametag »' }),
  kind: Type.Optional(Type.Unsafe<SearchKind>(Type.Union(SEARCH_KINDS.map((kind) => Type.Literal(kind))))),
  limit: PageLimit,
  cursor: Type.Optional(Type.String({ maxLength: PAGE.titleCursorMax })),
});
export type SearchQuery = Static<typeof SearchQuery>;

/** An image of a public album. */
export const FoundImage = Type.Object({
  ...Image.properties,
  album: Type.Object({ id: Id, name: Type.String() }),
});
export type FoundImage = Static<typeof FoundImage>;

type Totals = { [K in SearchKind as `${K}s`]: TInteger };

const totals = Object.fromEntries(
  SEARCH_KINDS.map((kind) => [
    `${kind}s`,
    Type.Integer({ description: `counted up to ${SEARCH.countMax}, which means at least as many` }),
  ]),
) as Totals;

export const SearchTotals = Type.Object(totals);
export type SearchTotals = Static<typeof SearchTotals>;

export const SearchReply = Type.Object({
  status: Type.Literal('success'),
  /** Lists of other kinds than the requested one are empty. */
  data: Type.Object({
    albums: Type.Array(AlbumSummary),
    ...summaryLists,
    authors: Type.Array(AuthorProfile),
    images: Type.Array(FoundImage),
  }),
  meta: Type.Object({
    /** Only without `kind`. */
    totals: Type.Optional(SearchTotals),
    next_cursor: Nullable(Type.String()),
  }),
});
export type SearchReply = Static<typeof SearchReply>;
