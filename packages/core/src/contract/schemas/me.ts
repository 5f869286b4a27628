// The profile's first look (P1 §7, GET /me): the first page of each section.
import { type Static, Type } from 'typebox';
import { SessionUser } from './account.ts';
import { AlbumSummary } from './album.ts';
import { PageMeta } from './common.ts';
import { RankingSummary } from './ranking.ts';
import { TierlistSummary } from './tierlist.ts';
import { TournamentSummary } from './tournament.ts';

export const MeReply = Type.Object({
  status: Type.Literal('success'),
  data: Type.Intersect([
    SessionUser,
    Type.Object({
      albums: Type.Array(AlbumSummary),
      tierlists: Type.Array(TierlistSummary),
      tournaments: Type.Array(TournamentSummary),
      rankings: Type.Array(RankingSummary),
    }),
  ]),
  meta: Type.Object({ albums: PageMeta, tierlists: PageMeta, tournaments: PageMeta, rankings: PageMeta }),
});
export type MeReply = Static<typeof MeReply>;
