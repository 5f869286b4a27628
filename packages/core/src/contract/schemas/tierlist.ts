// Wire schemas of tier lists (TL-2, TL-3, TL-79).
import { type Static, Type } from 'typebox';
import { CONTENT } from '../../content-limits.ts';
import { WIRE } from '../../limits.ts';
import { TIERLIST } from '../../tierlist/limits.ts';
import { Id, Image, Nullable } from './common.ts';
import { cardFields, contentFields, detailsChange, detailsInput, wholeFields } from './content.ts';

const Color = Type.String({ maxLength: WIRE.colorMax, description: 'six hex digits, without #' });

export const TierlistLineImage = Type.Object({
  id: Id,
  id_image: Id,
  id_tierlist_line: Id,
  placement: Type.Integer(),
  disable: Type.Boolean(),
  image: Image,
});
export type TierlistLineImage = Static<typeof TierlistLineImage>;

export const TierlistLine = Type.Object({
  id: Id,
  id_tierlist: Id,
  label: Type.String(),
  placement: Type.Integer(),
  color: Type.String(),
  images: Type.Array(TierlistLineImage),
});
export type TierlistLine = Static<typeof TierlistLine>;

/** A card: the colours of the tiers with the first images of each, as a small tier list. */
export const TierlistSummary = Type.Object({
  ...contentFields,
  id_main_image: Nullable(Id),
  ...cardFields,
  preview: Type.Array(Type.Object({ label: Type.String(), color: Type.String(), images: Type.Array(Image) })),
});
export type TierlistSummary = Static<typeof TierlistSummary>;

export const Tierlist = Type.Object({
  ...contentFields,
  id_main_image: Nullable(Id),
  ...wholeFields,
  lines: Type.Array(TierlistLine),
});
export type Tierlist = Static<typeof Tierlist>;

const LineImageInput = Type.Object({
  id_image: Id,
  placement: Type.Integer({ minimum: 0, maximum: WIRE.imagePlacementMax }),
  disable: Type.Optional(Type.Boolean()),
});

export const LineInput = Type.Object({
  label: Type.String({ maxLength: WIRE.lineMax }),
  placement: Type.Integer({ minimum: 0, maximum: WIRE.linePlacementMax }),
  color: Type.Optional(Color),
  images: Type.Optional(Type.Array(LineImageInput, { maxItems: CONTENT.imagesMax })),
});
export type LineInput = Static<typeof LineInput>;

export const CreateTierlistBody = Type.Object({
  ...detailsInput,
  id_album: Id,
  id_main_image: Type.Optional(Nullable(Id)),
  lines: Type.Optional(Type.Array(LineInput, { maxItems: TIERLIST.linesMax })),
});
export type CreateTierlistBody = Static<typeof CreateTierlistBody>;

export const UpdateTierlistBody = Type.Object({
  ...detailsChange,
  id_main_image: Type.Optional(Nullable(Id)),
  lines: Type.Optional(Type.Array(LineInput, { maxItems: TIERLIST.linesMax })),
});
export type UpdateTierlistBody = Static<typeof UpdateTierlistBody>;

export const CreateLineBody = Type.Object({
  label: Type.String({ maxLength: WIRE.lineMax }),
  placement: Type.Integer({ minimum: 0, maximum: WIRE.linePlacementMax }),
  color: Type.Optional(Color),
  id_tierlist: Id,
});
export type CreateLineBody = Static<typeof CreateLineBody>;

export const UpdateLineBody = Type.Object({
  label: Type.Optional(Type.String({ maxLength: WIRE.lineMax })),
  placement: Type.Optional(Type.Integer({ minimum: 0, maximum: WIRE.linePlacementMax })),
  color: Type.Optional(Color),
});
export type UpdateLineBody = Static<typeof UpdateLineBody>;

export const CreateLineImageBody = Type.Object({
  id_image: Id,
  id_tierlist_line: Id,
  placement: Type.Integer({ minimum: 0, maximum: WIRE.imagePlacementMax }),
  disable: Type.Optional(Type.Boolean()),
});
export type CreateLineImageBody = Static<typeof CreateLineImageBody>;

export const UpdateLineImageBody = Type.Object({
  placement: Type.Optional(Type.Integer({ minimum: 0, maximum: WIRE.imagePlacementMax })),
  disable: Type.Optional(Type.Boolean()),
});
export type UpdateLineImageBody = Static<typeof UpdateLineImageBody>;
