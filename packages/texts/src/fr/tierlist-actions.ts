// Actions on a tier list: their labels, for « Annuler : … », and their results, for the live region.
import type { ActionImages, ActionTexts, OutcomeTexts } from '@palmares/core/tierlist/describe-action';
import { PRESET_NAMES } from './tierlist.ts';

export const ACTION_TEXTS: ActionTexts = {
  place: (images, tier) => `Déplacer ${subject(images)} en ${tier}`,
  moveWithin: (images, tier) => `Déplacer ${subject(images)} dans ${tier}`,
  moveWithinPool: (images) => `Déplacer ${subject(images)} dans les non classées`,
  unplace: (images) => `Retirer ${subject(images)} de ${possessive(images)} tier`,
  addTier: (tier) => `Ajouter le tier ${quote(tier)}`,
  removeTier: (tier) => `Supprimer le tier ${tier}`,
  renameTier: (tier, label) => `Renommer le tier ${tier} en ${quote(label)}`,
  recolourTier: (tier) => `Changer la couleur du tier ${tier}`,
  moveTier: (tier, direction) => `${direction === 'up' ? 'Monter' : 'Descendre'} le tier ${tier}`,
  reset: 'Vider tous les tiers',
  applyPreset: (preset) => `Appliquer le modèle ${quote(PRESET_NAMES[preset])}`,
  chooseMainImage: (name) => `Choisir ${quote(name)} comme image principale`,
  clearMainImage: 'Retirer l’image principale',
  addImages: (images) => `Ajouter ${subject(images)}`,
  removeImages: (images) => `Retirer ${subject(images)}`,
};

export const OUTCOME_TEXTS: OutcomeTexts = {
  place: (images, tier) => `${told(images, 'placée')} en ${tier}`,
  moveWithin: (images, tier) => `${told(images, 'déplacée')} dans ${tier}`,
  moveWithinPool: (images) => `${told(images, 'déplacée')} dans les non classées`,
  unplace: (images) => `${told(images, 'retirée')} de ${possessive(images)} tier`,
  addTier: (tier) => `Tier ${quote(tier)} ajouté`,
  removeTier: (tier) => `Tier ${tier} supprimé`,
  renameTier: (tier, label) => `Tier ${tier} renommé en ${quote(label)}`,
  recolourTier: (tier) => `Couleur du tier ${tier} changée`,
  moveTier: (tier, direction) => `Tier ${tier} ${direction === 'up' ? 'monté' : 'descendu'}`,
  reset: 'Tous les tiers sont vides',
  applyPreset: (preset) => `Modèle ${quote(PRESET_NAMES[preset])} appliqué`,
  chooseMainImage: (name) => `${quote(name)} choisie comme image principale`,
  clearMainImage: 'Image principale retirée',
  addImages: (images) => told(images, 'ajoutée'),
  removeImages: (images) => told(images, 'retirée'),
  position: (position, total) => `, ${position} sur ${total}`,
};

/** One image by its name, several by their number. */
function subject({ count, name }: ActionImages): string {
  if (name !== null) return quote(name);
  return count === 0 ? 'aucune image' : `${count} images`;
}

/** « « Renard » placée », « 3 images placées ». */
function told(images: ActionImages, done: string): string {
  return `${subject(images)} ${done}${images.count > 1 ? 's' : ''}`;
}

function possessive({ count }: ActionImages): string {
  return count > 1 ? 'leur' : 'son';
}

function quote(text: string): string {
  return `« ${text} »`;
}
