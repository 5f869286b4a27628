import type { ImageId } from '../image-id.ts';
import { type Ballot, removeEmptyGroups } from '../palmares/ballot.ts';

/** All favourites are equal. */
export const ballotOfFavourite = (images: readonly ImageId[]): Ballot => removeEmptyGroups([images]);
