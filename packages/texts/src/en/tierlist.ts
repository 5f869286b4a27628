import type { LinesIssueCode } from '@palmares/core/tierlist/actions';
import type * as fr from '../fr/tierlist.ts';

export const TIERLIST_TEXTS: typeof fr.TIERLIST_TEXTS = {
  loadFailed: 'The tier list could not be loaded…',
  viewFailed: 'The tier list could not be loaded. It might not exist, or you may not be allowed to see it.',
  untitled: 'Untitled tier list',
  unknownAlbum: 'Unknown album',
  unknownAuthor: 'Unknown author',
  emptyTier: 'No images in this tier',
  poolTitle: 'Unranked images',
  newTier: 'New tier',
};

const REFUSAL_TEXTS: Record<LinesIssueCode, string> = {
  empty_label: 'The tier name cannot be empty.',
  label_too_long: 'The tier name cannot be longer than 37 characters.',
  reserved_label: 'This name is reserved for images without a tier.',
  last_tier: 'You need to keep at least one tier.',
  too_many_tiers: 'You have reached the limit of 15 tiers.',
  bad_colour: 'This color is not valid.',
  unknown_tier: 'This tier no longer exists.',
  unknown_image: 'This image is no longer in the tier list.',
  unknown_preset: 'This template does not exist.',
  duplicate_image: 'An image can only be placed once.',
  second_pool: 'A tier list has only one row of unranked images.',
};

export const refusalText: typeof fr.refusalText = (refusal) => REFUSAL_TEXTS[refusal];

export const PRESET_NAMES: typeof fr.PRESET_NAMES = {
  's-to-d': 'S to D',
  's-to-f': 'S to F',
  'one-to-five': '5 to 1',
  love: 'Love it',
};

export const PRESET_LABELS: typeof fr.PRESET_LABELS = {
  love: ['Love it', 'Like it', 'It’s okay', 'Don’t like it', 'Don’t know it'],
};
