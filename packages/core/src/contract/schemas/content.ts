// What tier lists, tournaments and rankings have in common on the wire (BU-6).
import { Type } from 'typebox';
import { WIRE } from '../../limits.ts';
import { Author, CategoryRef, Id, Image, IsoTime, Nullable } from './common.ts';

/** The album behind a content; null when the reader may not know it (« Album inconnu »). */
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

/** Of a card in a list. */
export const cardFields = { cover: Nullable(Image), image_count: Type.Integer() };

/** Of a content read as a whole: its album with the image that stands for it, and what the reader may do with the content. */
export const wholeFields = {
  album: Nullable(
    Type.Object({
      ...albumFields,
      imagePath: Nullable(
        Type.String({
          description: 'of the album’s cover; null without images, or where the reader may not see them',
        }),
      ),
    }),
  ),
  can: Type.Object({ update: Type.Boolean(), delete: Type.Boolean() }),
};

/** Generous here: the exact lengths count code points and are the core's to check. */
export const detailsInput = {
  name: Type.String({ maxLength: WIRE.nameMax }),
  description: Type.Optional(Nullable(Type.String({ maxLength: WIRE.textMax }))),
  private: Type.Optional(Type.Boolean()),
};
export const detailsChange = { ...detailsInput, name: Type.Optional(detailsInput.name) };
