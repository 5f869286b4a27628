// Wire schemas of the admin panel: users, roles, categories, flagged images, audit trail (AD-48, AD-49, AD-50).
import { type Static, Type } from 'typebox';
import { WIRE } from '../../limits.ts';
import { ADMIN, REMOVAL } from '../../staff-limits.ts';
import { Role } from './account.ts';
import { AlbumStatus } from './album.ts';
import { Author, Id, Image, IsoTime, Nullable, PageLimit, Search, ShortCursor } from './common.ts';
import { Kind } from './content-kinds.ts';

export const UserStatus = Type.Union([Type.Literal('active'), Type.Literal('desactive')]);
export type UserStatus = Static<typeof UserStatus>;

/** Contains no hash, token or reset data. */
export const User = Type.Object({
  id: Id,
  username: Type.String(),
  nametag: Type.String(),
  email: Type.String(),
  createdAt: IsoTime,
  last_connection: Nullable(IsoTime),
  status: UserStatus,
  roles: Type.Array(Role),
  voices_left_out: Type.Boolean({ description: 'their contents count in no palmarès' }),
});
export type User = Static<typeof User>;

const [newest, oldest, alphabetical, lastConnection] = ADMIN.sorts;

export const ListUsersQuery = Type.Object({
  limit: PageLimit,
  cursor: ShortCursor,
  search: Search,
  status: Type.Optional(UserStatus),
  sort: Type.Optional(
    Type.Union([
      Type.Literal(newest),
      Type.Literal(oldest),
      Type.Literal(alphabetical),
      Type.Literal(lastConnection),
    ]),
  ),
});
export type ListUsersQuery = Static<typeof ListUsersQuery>;

export const UpdateUserBody = Type.Object({ status: UserStatus });
export const UserRoleBody = Type.Object({ id_role: Id });

export const CategoryBody = Type.Object({
  name: Type.String({ maxLength: WIRE.lineMax }),
  /** If omitted, a change keeps it; null or an empty text removes it. */
  name_en: Type.Optional(Nullable(Type.String({ maxLength: WIRE.lineMax }))),
});
export type CategoryBody = Static<typeof CategoryBody>;

export const FlagState = Type.Union([Type.Literal('pending'), Type.Literal('kept'), Type.Literal('removed')]);
export type FlagState = Static<typeof FlagState>;

/** An image that the content check passed with a doubt. */
export const FlaggedImage = Type.Object({
  image: Image,
  scores: Type.Record(Type.String(), Type.Number()),
  /** The actions allowed to the reader, decided by the server. */
  acts: Type.Array(Type.Enum(['kept', 'removed'])),
  state: FlagState,
  createdAt: IsoTime,
  album: Type.Object({ id: Id, name: Type.String(), status: AlbumStatus, author: Author }),
});
export type FlaggedImage = Static<typeof FlaggedImage>;

export const ListFlagsQuery = Type.Object({
  limit: PageLimit,
  cursor: ShortCursor,
  state: Type.Optional(FlagState),
});
export type ListFlagsQuery = Static<typeof ListFlagsQuery>;

export const DecideFlagBody = Type.Object({
  state: Type.Union([Type.Literal('kept'), Type.Literal('removed')]),
});

/** Everything that a purge of the image affects. `contents` lists only the newest. */
export const ImageUses = Type.Object({
  image: Image,
  album: Type.Object({
    id: Id,
    name: Type.String(),
    status: AlbumStatus,
    deleted: Type.Boolean(),
    image_count: Type.Integer(),
    author: Author,
  }),
  in_album: Type.Boolean(),
  contents: Type.Array(
    Type.Object({
      kind: Kind,
      id: Id,
      name: Type.String(),
      private: Type.Boolean(),
      author: Author,
    }),
  ),
  content_count: Type.Integer({ description: `counted up to ${REMOVAL.countedMax + 1}` }),
  author_count: Type.Integer({ description: 'at least, if there are many contents' }),
});
export type ImageUses = Static<typeof ImageUses>;

const left = Type.Integer({ description: `counted up to ${REMOVAL.countedMax + 1}` });

/** Deleted accounts and purged images that nobody sees any more, but whose rows and files are not all removed yet; the oldest first. */
export const Removals = Type.Object({
  accounts: Type.Array(Type.Object({ id: Id, begunAt: IsoTime, left }), {
    description: 'left: contents and images',
  }),
  images: Type.Array(Type.Object({ id: Id, id_album: Id, begunAt: IsoTime, left }), {
    description: 'left: contents',
  }),
});
export type Removals = Static<typeof Removals>;

export const AuditEvent = Type.Object({
  id: Id,
  at: IsoTime,
  author: Nullable(Author),
  event: Type.String(),
  target: Nullable(Type.String()),
  ip: Nullable(Type.String()),
});
export type AuditEvent = Static<typeof AuditEvent>;

export const ListAuditQuery = Type.Object({
  limit: PageLimit,
  cursor: ShortCursor,
  event: Type.Optional(Type.String({ maxLength: ADMIN.eventMax })),
});
export type ListAuditQuery = Static<typeof ListAuditQuery>;
