import type { ActionImages } from '@palmares/core/tierlist/describe-action';
import type * as fr from '../fr/tierlist-actions.ts';
import { count } from './grammar.ts';
import { PRESET_NAMES } from './tierlist.ts';

export const ACTION_TEXTS: typeof fr.ACTION_TEXTS = {
  place: (images, tier) => `Move ${subject(images)} to ${tier}`,
  moveWithin: (images, tier) => `Move ${subject(images)} within ${tier}`,
  moveWithinPool: (images) => `Move ${subject(images)} within the unranked images`,
  unplace: (images) => `Take ${subject(images)} out of ${theirTier(images)}`,
  addTier: (tier) => `Add the tier “${tier}”`,
  removeTier: (tier) => `Delete the tier ${tier}`,
  renameTier: (tier, label) => `Rename the tier ${tier} to “${label}”`,
  recolourTier: (tier) => `Change the color of the tier ${tier}`,
  moveTier: (tier, direction) => `Move the tier ${tier} ${direction}`,
  reset: 'Empty all tiers',
  applyPreset: (preset) => `Apply the template “${PRESET_NAMES[preset]}”`,
  chooseMainImage: (name) => `Make “${name}” the main image`,
  clearMainImage: 'Clear the main image',
  addImages: (images) => `Add ${subject(images)}`,
  removeImages: (images) => `Remove ${subject(images)}`,
};

export const OUTCOME_TEXTS: typeof fr.OUTCOME_TEXTS = {
  place: (images, tier) => `${subject(images)} placed in ${tier}`,
  moveWithin: (images, tier) => `${subject(images)} moved within ${tier}`,
  moveWithinPool: (images) => `${subject(images)} moved within the unranked images`,
  unplace: (images) => `${subject(images)} taken out of ${theirTier(images)}`,
  addTier: (tier) => `Tier “${tier}” added`,
  removeTier: (tier) => `Tier ${tier} deleted`,
  renameTier: (tier, label) => `Tier ${tier} renamed to “${label}”`,
  recolourTier: (tier) => `Color of the tier ${tier} changed`,
  moveTier: (tier, direction) => `Tier ${tier} moved ${direction}`,
  reset: 'All tiers are empty',
  applyPreset: (preset) => `Template “${PRESET_NAMES[preset]}” applied`,
  chooseMainImage: (name) => `“${name}” is now the main image`,
  clearMainImage: 'Main image cleared',
  addImages: (images) => `${subject(images)} added`,
  removeImages: (images) => `${subject(images)} removed`,
  position: (position, total) => `, ${position} of ${total}`,
};

/** One image by its name, several by their number. */
function subject({ count: images, name }: ActionImages): string {
  if (name !== null) return `“${name}”`;
  return images === 0 ? 'no image' : count(images, 'image');
}

function theirTier({ count: images }: ActionImages): string {
  return images > 1 ? 'their tiers' : 'its tier';
}
