// The profile's first request (AC-112): the first page of each section.
import { type Static, Type } from 'typebox';
import { SessionUser } from './account.ts';
import { AlbumSummary } from './album.ts';
import { PageMeta } from './common.ts';
import { listFields, summaryLists } from './content-kinds.ts';

export const MeReply = Type.Object({
  status: Type.Literal('success'),
  data: Type.Intersect([
    SessionUser,
    Type.Object({
      albums: Type.Array(AlbumSummary),
      ...summaryLists,
    }),
  ]),
  meta: Type.Object({ albums: PageMeta, ...listFields(PageMeta) }),
});
export type MeReply = Static<typeof MeReply>;
