// The profile's first request (AC-112): the first page of each section.
import { type Static, Type } from 'typebox';
import { forEachList } from '../../content-kind.ts';
import { SessionUser } from './account.ts';
import { AlbumSummary } from './album.ts';
import { PageMeta } from './common.ts';
import { summaryLists } from './content-kinds.ts';

export const MeReply = Type.Object({
  status: Type.Literal('success'),
  data: Type.Intersect([
    SessionUser,
    Type.Object({
      albums: Type.Array(AlbumSummary),
      ...summaryLists,
    }),
  ]),
  meta: Type.Object({ albums: PageMeta, ...forEachList(() => PageMeta) }),
});
export type MeReply = Static<typeof MeReply>;
