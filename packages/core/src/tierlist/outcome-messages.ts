// Announces the result of an action in the live region, while action-messages.ts labels the action itself for « Annuler : … ».
// Invariant: every action has a text. The text for a single moved image includes its position in the new row.
// The caller looks up the names of images.
import { type GetName, getRowLabel, isInside, quote, subject } from './action-messages.ts';
import type { Action } from './actions.ts';
import { type Board, findRowOfImage, POOL, type RowId } from './board.ts';
import { findPreset } from './presets.ts';

// oxlint-disable-next-line eslint/complexity -- one flat case for each action
export function describeOutcome(before: Board, after: Board, action: Action, getName: GetName): string {
  switch (action.type) {
    case 'move':
      return describeMove(before, after, action.images, action.to.tier, getName);
    case 'toPool':
      return describeMove(before, after, action.images, POOL, getName);
    case 'addTier':
      return `Tier ${quote(action.label.trim())} ajouté`;
    case 'removeTier':
      return `Tier ${getRowLabel(before, action.tier)} supprimé`;
    case 'renameTier':
      return `Tier ${getRowLabel(before, action.tier)} renommé en ${quote(action.label.trim())}`;
    case 'recolourTier':
      return `Couleur du tier ${getRowLabel(before, action.tier)} changée`;
    case 'moveTier':
      return `Tier ${getRowLabel(before, action.tier)} ${action.direction === 'up' ? 'monté' : 'descendu'}`;
    case 'reset':
      return 'Tous les tiers sont vides';
    case 'applyPreset':
      return `Modèle ${quote(findPreset(action.preset)?.name ?? action.preset)} appliqué`;
    case 'setMainImage':
      return action.image === null
        ? 'Image principale retirée'
        : `${quote(getName(action.image))} choisie comme image principale`;
    case 'addImages':
      return told(action.images, 'ajoutée', getName);
    case 'removeImages':
      return told(action.images, 'retirée', getName);
  }
}

function describeMove(
  before: Board,
  after: Board,
  images: readonly number[],
  to: RowId,
  getName: GetName,
): string {
  const isWithin = isInside(before, images, to);
  if (to === POOL) {
    return isWithin
      ? `${told(images, 'déplacée', getName)} dans les non classées`
      : `${told(images, 'retirée', getName)} de ${areSeveral(images) ? 'leur' : 'son'} tier`;
  }
  const where = isWithin
    ? `${told(images, 'déplacée', getName)} dans ${getRowLabel(before, to)}`
    : `${told(images, 'placée', getName)} en ${getRowLabel(before, to)}`;
  return areSeveral(images) ? where : `${where}, ${getPlace(after, images[0])}`;
}

/** « « Renard » placée », « 3 images placées ». */
function told(images: readonly number[], done: string, getName: GetName): string {
  return `${subject(images, getName)} ${done}${areSeveral(images) ? 's' : ''}`;
}

/** « 3 sur 7 ». */
function getPlace(board: Board, image: number | undefined): string {
  const row = image === undefined ? null : findRowOfImage(board, image);
  return row === null || image === undefined
    ? ''
    : `${row.images.indexOf(image) + 1} sur ${row.images.length}`;
}

function areSeveral(images: readonly number[]): boolean {
  return new Set(images).size > 1;
}
