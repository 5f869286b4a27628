// Announces the result of an action in the live region, while action-messages.ts labels the action itself for « Annuler : … ».
// Invariant: every action has a text. The text for a single moved image includes its position in the new row.
// The caller looks up the names of images.
import { isInside, labelOf, type NameOf, quote, subject } from './action-messages.ts';
import type { Action } from './actions.ts';
import { type Board, findRowOfImage, POOL, type RowId } from './board.ts';
import { findPreset } from './presets.ts';

// oxlint-disable-next-line eslint/complexity -- one flat case for each action
export function describeOutcome(before: Board, after: Board, action: Action, nameOf: NameOf): string {
  switch (action.type) {
    case 'move':
      return describeMove(before, after, action.images, action.to.tier, nameOf);
    case 'toPool':
      return describeMove(before, after, action.images, POOL, nameOf);
    case 'addTier':
      return `Tier ${quote(action.label.trim())} ajouté`;
    case 'removeTier':
      return `Tier ${labelOf(before, action.tier)} supprimé`;
    case 'renameTier':
      return `Tier ${labelOf(before, action.tier)} renommé en ${quote(action.label.trim())}`;
    case 'recolourTier':
      return `Couleur du tier ${labelOf(before, action.tier)} changée`;
    case 'moveTier':
      return `Tier ${labelOf(before, action.tier)} ${action.direction === 'up' ? 'monté' : 'descendu'}`;
    case 'reset':
      return 'Tous les tiers sont vides';
    case 'applyPreset':
      return `Modèle ${quote(findPreset(action.preset)?.name ?? action.preset)} appliqué`;
    case 'setMainImage':
      return action.image === null
        ? 'Image principale retirée'
        : `${quote(nameOf(action.image))} choisie comme image principale`;
    case 'addImages':
      return told(action.images, 'ajoutée', nameOf);
    case 'removeImages':
      return told(action.images, 'retirée', nameOf);
  }
}

function describeMove(
  before: Board,
  after: Board,
  images: readonly number[],
  to: RowId,
  nameOf: NameOf,
): string {
  const isWithin = isInside(before, images, to);
  if (to === POOL) {
    return isWithin
      ? `${told(images, 'déplacée', nameOf)} dans les non classées`
      : `${told(images, 'retirée', nameOf)} de ${areSeveral(images) ? 'leur' : 'son'} tier`;
  }
  const where = isWithin
    ? `${told(images, 'déplacée', nameOf)} dans ${labelOf(before, to)}`
    : `${told(images, 'placée', nameOf)} en ${labelOf(before, to)}`;
  return areSeveral(images) ? where : `${where}, ${placeOf(after, images[0])}`;
}

/** « « Renard » placée », « 3 images placées ». */
function told(images: readonly number[], done: string, nameOf: NameOf): string {
  return `${subject(images, nameOf)} ${done}${areSeveral(images) ? 's' : ''}`;
}

/** « 3 sur 7 ». */
function placeOf(board: Board, image: number | undefined): string {
  const row = image === undefined ? null : findRowOfImage(board, image);
  return row === null || image === undefined
    ? ''
    : `${row.images.indexOf(image) + 1} sur ${row.images.length}`;
}

function areSeveral(images: readonly number[]): boolean {
  return new Set(images).size > 1;
}
