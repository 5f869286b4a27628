// The profile's first look (P1 §7, GET /me). Tournaments and rankings join it with their own modules.
import { type Static, Type } from 'typebox';
import { SessionUser } from './account.ts';
import { AlbumSummary } from './album.ts';
import { PageMeta } from './common.ts';
import { TierlistSummary } from './tierlist.ts';

export const MeReply = Type.Object({
  status: Type.Literal('success'),
  data: Type.Intersect([
    SessionUser,
    Type.Object({ albums: Type.Array(AlbumSummary), tierlists: Type.Array(TierlistSummary) }),
  ]),
  meta: Type.Object({ albums: PageMeta, tierlists: PageMeta }),
});
export type MeReply = Static<typeof MeReply>;
