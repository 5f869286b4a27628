// Wire schemas of favourites: some images of an album, in no order.
import { type Static, Type } from 'typebox';
import { CONTENT } from '../../content-limits.ts';
import { Id, Image } from './common.ts';
import { cardFields, contentFields, detailsChange, detailsInput, wholeFields } from './content.ts';

export const FavouriteSummary = Type.Object({ ...contentFields, ...cardFields });
export type FavouriteSummary = Static<typeof FavouriteSummary>;

export const Favourite = Type.Object({ ...contentFields, ...wholeFields, images: Type.Array(Image) });
export type Favourite = Static<typeof Favourite>;

const ownInput = { images: Type.Optional(Type.Array(Id, { maxItems: CONTENT.imagesMax })) };

export const CreateFavouriteBody = Type.Object({ ...detailsInput, id_album: Id, ...ownInput });
export type CreateFavouriteBody = Static<typeof CreateFavouriteBody>;

export const UpdateFavouriteBody = Type.Object({ ...detailsChange, ...ownInput });
export type UpdateFavouriteBody = Static<typeof UpdateFavouriteBody>;
