// Wire schemas of rankings (RK-76, RK-77).
import { type Static, Type } from 'typebox';
import { CONTENT } from '../../content-limits.ts';
import { WIRE } from '../../limits.ts';
import { Id, Image } from './common.ts';
import { cardFields, contentFields, detailsChange, detailsInput, wholeFields } from './content.ts';

const imageFields = {
  id_image: Id,
  /** 0: not picked yet, 1 to 4: in progress, negative: the rank (-1 is best). */
  points: Type.Integer({ minimum: -WIRE.pointsMax, maximum: WIRE.pointsMax }),
  viewed: Type.Integer({ minimum: 0, maximum: WIRE.viewedMax }),
};

export const RankingImage = Type.Object({ id: Id, id_ranking: Id, ...imageFields, image: Image });
export type RankingImage = Static<typeof RankingImage>;

/** A card, with the first images on a small podium. */
export const RankingSummary = Type.Object({
  ...contentFields,
  ...cardFields,
  ranked_count: Type.Integer(),
  podium: Type.Array(Image),
});
export type RankingSummary = Static<typeof RankingSummary>;

export const Ranking = Type.Object({
  ...contentFields,
  ...wholeFields,
  rankingImage: Type.Array(RankingImage),
});
export type Ranking = Static<typeof Ranking>;

export const RankingImageInput = Type.Object(imageFields);
export type RankingImageInput = Static<typeof RankingImageInput>;

const ownInput = { images: Type.Optional(Type.Array(RankingImageInput, { maxItems: CONTENT.imagesMax })) };

export const CreateRankingBody = Type.Object({ ...detailsInput, id_album: Id, ...ownInput });
export type CreateRankingBody = Static<typeof CreateRankingBody>;

export const UpdateRankingBody = Type.Object({ ...detailsChange, ...ownInput });
export type UpdateRankingBody = Static<typeof UpdateRankingBody>;

export const CreateRankingImageBody = Type.Object({ id_ranking: Id, ...imageFields });
export type CreateRankingImageBody = Static<typeof CreateRankingImageBody>;
