// Wire schemas of the home page (SH-9).
import { type Static, Type } from 'typebox';
import { AlbumSummary } from './album.ts';
import { CategoryRef, Nullable, ShortCursor } from './common.ts';
import { summaryLists } from './content-kinds.ts';

export const HomeSection = Type.Object({ category: CategoryRef, albums: Type.Array(AlbumSummary) });
export type HomeSection = Static<typeof HomeSection>;

/** The newest public contents of each kind, as at the start of their lists. */
export const HomeLatest = Type.Object(summaryLists);
export type HomeLatest = Static<typeof HomeLatest>;

/** The first page holds popular albums and the latest contents; the next ones hold two category sections each. */
export const HomeQuery = Type.Object({ cursor: ShortCursor });
export type HomeQuery = Static<typeof HomeQuery>;
export const HomeReply = Type.Object({
  status: Type.Literal('success'),
  data: Type.Object({
    popular: Type.Array(AlbumSummary),
    /** The most played albums; only on the first page. */
    played: Type.Optional(Type.Array(AlbumSummary)),
    /** Only on the first page. */
    latest: Type.Optional(HomeLatest),
    sections: Type.Array(HomeSection),
  }),
  meta: Type.Object({ next_cursor: Nullable(Type.String()) }),
});
export type HomeReply = Static<typeof HomeReply>;
