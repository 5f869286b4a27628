// Wire fields shared by tier lists, tournaments and rankings (BU-6).
import { Type } from 'typebox';
import { WIRE } from '../../limits.ts';
import { Author, CategoryRef, Id, Image, IsoTime, Nullable } from './common.ts';

/** The album of a content; null when the reader may not know it (« Album inconnu »). */
const albumFields = {
  id: Id,
  name: Type.String(),
  status: Type.String(),
  author: Author,
  categories: Type.Array(CategoryRef),
};

export const contentFields = {
  id: Id,
  name: Type.String(),
  description: Nullable(Type.String()),
  private: Type.Boolean(),
  id_album: Id,
  author: Author,
  album: Nullable(Type.Object(albumFields)),
  createdAt: IsoTime,
  updatedAt: IsoTime,
  version: Type.Integer(),
  frozen: Type.Boolean({ description: 'its album is in quarantine' }),
  hidden: Type.Boolean({ description: 'by the moderation: there for its author and the staff alone' }),
};

/** Fields of a card in a list. */
export const cardFields = { cover: Nullable(Image), image_count: Type.Integer() };

/** Fields of a whole content: its album with a representative image, and the actions allowed to the reader. */
export const wholeFields = {
  album: Nullable(
    Type.Object({
      ...albumFields,
      image_count: Type.Integer({ description: 'of the album now; a content may hold fewer images' }),
      imagePath: Nullable(
        Type.String({
          description: 'of the album’s cover; null without images, or where the reader may not see them',
        }),
      ),
    }),
  ),
  from_room: Type.Optional(
    Type.Boolean({ description: 'a room made it, whose result `getRoomResultOfContent` gives' }),
  ),
  can: Type.Object({ update: Type.Boolean(), delete: Type.Boolean() }),
};

/** The lengths here are generous; the core checks the exact ones, which count code points. */
export const detailsInput = {
  name: Type.String({ maxLength: WIRE.nameMax }),
  description: Type.Optional(Nullable(Type.String({ maxLength: WIRE.textMax }))),
  private: Type.Optional(Type.Boolean()),
};
export const detailsChange = { ...detailsInput, name: Type.Optional(detailsInput.name) };
