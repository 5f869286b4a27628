// Wire schemas of albums, their images and categories (AL-1, AL-12, AL-14).
import { type Static, Type } from 'typebox';
import { forEachList } from '../../content-kind.ts';
import { ALBUM, WIRE } from '../../limits.ts';
import { Author, CategoryRef, Id, Image, IsoTime, Nullable, success } from './common.ts';

export const AlbumStatus = Type.Union([
  Type.Literal('public'),
  Type.Literal('private'),
  Type.Literal('quarantined'),
]);
export type AlbumStatus = Static<typeof AlbumStatus>;

const albumFields = {
  id: Id,
  name: Type.String(),
  status: AlbumStatus,
  createdAt: IsoTime,
  updatedAt: IsoTime,
  version: Type.Integer(),
  categories: Type.Array(CategoryRef),
  image_count: Type.Integer(),
  author: Author,
  views: Type.Integer(),
  uses: Type.Integer(),
};

/** In a list, `images` holds only those on the card's cover. */
export const AlbumSummary = Type.Object({ ...albumFields, images: Type.Array(Image) });
export type AlbumSummary = Static<typeof AlbumSummary>;

/** The whole album, with all images in the author's order. `quarantine_reason` is present only for readers who may know it. */
export const Album = Type.Object({
  ...albumFields,
  images: Type.Array(Image),
  quarantine_reason: Type.Optional(Nullable(Type.String())),
});
export type Album = Static<typeof Album>;

export const CreateAlbumBody = Type.Object({
  name: Type.String({ maxLength: WIRE.nameMax }),
  status: Type.Optional(AlbumStatus),
  categories: Type.Optional(Type.Array(Id, { maxItems: WIRE.categoriesMax })),
});
export type CreateAlbumBody = Static<typeof CreateAlbumBody>;

export const UpdateAlbumBody = Type.Object({
  name: Type.Optional(Type.String({ maxLength: WIRE.nameMax })),
  status: Type.Optional(AlbumStatus),
  categories: Type.Optional(Type.Array(Id, { maxItems: WIRE.categoriesMax })),
  quarantine_reason: Type.Optional(Type.String({ maxLength: ALBUM.quarantineReasonMax })),
  /** Ids of its images in the new order. Omitted images follow in their previous order. */
  images: Type.Optional(Type.Array(Id, { maxItems: WIRE.albumImagesMax })),
});
export type UpdateAlbumBody = Static<typeof UpdateAlbumBody>;

export const AddCategoryBody = Type.Object({ id_category: Id });

/** If the address names the album too, an upload without permission is refused before the body is read. */
export const UploadQuery = Type.Object({ album: Type.Optional(Id) });

/** The server reads at most six digits (read-upload.ts). */
const POSITION_MAX = 999_999;

/** The fields of an upload for the API description. The server parses the multipart form itself, because its values are text. */
export const UploadForm = Type.Object({
  id_album: Id,
  name: Type.String({ maxLength: WIRE.lineMax }),
  description: Type.Optional(Type.String({ maxLength: WIRE.textMax })),
  url: Type.Optional(Type.String({ maxLength: WIRE.textMax })),
  position: Type.Optional(Type.Integer({ minimum: 1, maximum: POSITION_MAX, description: '1: first' })),
  file: Type.String({ contentMediaType: 'image/*', description: 'JPEG, PNG, GIF, WebP' }),
});

export const UpdateImageBody = Type.Object({
  name: Type.Optional(Type.String({ maxLength: WIRE.nameMax })),
  description: Type.Optional(Nullable(Type.String({ maxLength: WIRE.textMax }))),
  url: Type.Optional(Nullable(Type.String({ maxLength: WIRE.textMax }))),
});
export type UpdateImageBody = Static<typeof UpdateImageBody>;

export const ContentCounts = Type.Object(forEachList(() => Type.Integer()));
export type ContentCounts = Static<typeof ContentCounts>;

/** The contents that depend on an album, shown before its deletion (AL-71): those of its author, and those of others. */
export const AlbumDeletionPreviewReply = success(
  Type.Object({
    images: Type.Integer(),
    /** Images that remain, because a content shows them. */
    kept_images: Type.Integer(),
    author: ContentCounts,
    others: ContentCounts,
  }),
);
export type AlbumDeletionPreview = Static<typeof AlbumDeletionPreviewReply>['data'];

export const AlbumReply = success(Album);
