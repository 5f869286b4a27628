// Schemas shared by the resources: envelopes, ids, paging.
import { type Static, type TSchema, Type } from 'typebox';
import { ACCOUNT } from '../../account/limits.ts';
import { ALBUM, PAGE, WIRE } from '../../limits.ts';

export const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
export const IsoTime = Type.String({ description: 'ISO 8601, UTC' });
export const Nullable = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

export const IdParams = Type.Object({ id: Id });

export const success = <S extends TSchema>(data: S) => Type.Object({ status: Type.Literal('success'), data });

/** A second-factor code as typed, spaces included: of an app, or a recovery code where allowed. */
export const TypedCode = Type.String({ maxLength: WIRE.lineMax });
/** Sent with the current password. Accounts with a second factor get `second_factor_code_required` without it. */
export const OptionalCode = Type.Optional(TypedCode);

export const PageMeta = Type.Object({
  next_cursor: Nullable(Type.String()),
});
export type PageMeta = Static<typeof PageMeta>;

export const page = <S extends TSchema>(row: S) =>
  Type.Object({ status: Type.Literal('success'), data: Type.Array(row), meta: PageMeta });

export const Done = success(Type.Object({ id: Id }));

export const PageLimit = Type.Optional(Type.Integer({ minimum: 1, maximum: PAGE.maxSize }));
export const ShortCursor = Type.Optional(Type.String({ maxLength: PAGE.cursorMax }));
export const Search = Type.Optional(Type.String({ maxLength: PAGE.searchMax }));

/** Query of every list (SH-47). Each resource defines the values of `sort`. */
export const ListQuery = Type.Object({
  limit: PageLimit,
  cursor: Type.Optional(Type.String({ maxLength: PAGE.titleCursorMax })),
  search: Search,
  category: Type.Optional(Type.String({ maxLength: ALBUM.categoryNameMax })),
  sort: Type.Optional(
    Type.Union([
      Type.Literal('newest'),
      Type.Literal('oldest'),
      Type.Literal('alphabetical'),
      Type.Literal('popular'),
      Type.Literal('played'),
    ]),
  ),
  author: Type.Optional(Type.String({ maxLength: ACCOUNT.nametagMax })),
  album: Type.Optional(Id),
  scope: Type.Optional(Type.Union([Type.Literal('public'), Type.Literal('mine'), Type.Literal('all')])),
});
export type ListQuery = Static<typeof ListQuery>;

export const Author = Type.Object({
  id: Id,
  username: Type.String(),
  /** Empty for a deleted account. */
  nametag: Type.String(),
  deactivated: Type.Optional(
    Type.Literal(true, { description: 'what it made public stays; its page is away' }),
  ),
});
export type Author = Static<typeof Author>;

export const CategoryRef = Type.Object({
  id: Id,
  name: Type.String(),
  name_en: Nullable(Type.String({ description: 'shown on English pages instead of `name`' })),
});
export type CategoryRef = Static<typeof CategoryRef>;
export type CategoryNames = Pick<CategoryRef, 'name' | 'name_en'>;

/**
 * `path_image` is the address of the full image (album/image-path.ts derives the smaller versions); null when the reader may not see it.
 */
export const Image = Type.Object({
  id: Id,
  name: Type.String(),
  description: Nullable(Type.String()),
  url: Nullable(Type.String()),
  path_image: Nullable(Type.String()),
  id_album: Id,
  width: Type.Integer(),
  height: Type.Integer(),
  color: Type.String({ description: 'average colour, six hex digits, shown until the picture arrives' }),
  animated: Type.Boolean(),
});
export type Image = Static<typeof Image>;

export const ErrorBody = Type.Object({
  status: Type.Literal('error'),
  code: Type.String(),
  message: Type.String(),
  issues: Type.Optional(
    Type.Array(Type.Object({ field: Type.String(), code: Type.String(), message: Type.String() })),
  ),
});
