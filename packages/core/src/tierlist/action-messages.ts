// The French label of an action, for « Annuler : … ». outcome-messages.ts describes its result.
// Invariant: every action has a label, computed from the board before the action.
// The caller looks up the names of images.
import type { Action } from './actions.ts';
import { type Board, findRowOfImage, POOL, type RowId } from './board.ts';
import { findPreset } from './presets.ts';

export type GetName = (image: number) => string;

// oxlint-disable-next-line eslint/complexity -- one flat case for each action
export function describeAction(before: Board, action: Action, getName: GetName): string {
  switch (action.type) {
    case 'move':
      return describeMove(before, action.images, action.to.tier, getName);
    case 'toPool':
      return describeMove(before, action.images, POOL, getName);
    case 'addTier':
      return `Ajouter le tier ${quote(action.label.trim())}`;
    case 'removeTier':
      return `Supprimer le tier ${getRowLabel(before, action.tier)}`;
    case 'renameTier':
      return `Renommer le tier ${getRowLabel(before, action.tier)} en ${quote(action.label.trim())}`;
    case 'recolourTier':
      return `Changer la couleur du tier ${getRowLabel(before, action.tier)}`;
    case 'moveTier':
      return `${action.direction === 'up' ? 'Monter' : 'Descendre'} le tier ${getRowLabel(before, action.tier)}`;
    case 'reset':
      return 'Vider tous les tiers';
    case 'applyPreset':
      return `Appliquer le modèle ${quote(findPreset(action.preset)?.name ?? action.preset)}`;
    case 'setMainImage':
      return action.image === null
        ? 'Retirer l’image principale'
        : `Choisir ${quote(getName(action.image))} comme image principale`;
    case 'addImages':
      return `Ajouter ${subject(action.images, getName)}`;
    case 'removeImages':
      return `Retirer ${subject(action.images, getName)}`;
  }
}

function describeMove(before: Board, images: readonly number[], to: RowId, getName: GetName): string {
  const who = subject(images, getName);
  const isWithin = isInside(before, images, to);
  if (to !== POOL) return `Déplacer ${who} ${isWithin ? 'dans' : 'en'} ${getRowLabel(before, to)}`;
  if (isWithin) return `Déplacer ${who} dans les non classées`;
  return `Retirer ${who} de ${new Set(images).size > 1 ? 'leur' : 'son'} tier`;
}

export function isInside(board: Board, images: readonly number[], row: RowId): boolean {
  return images.every((image) => findRowOfImage(board, image)?.id === row);
}

/** One image by its name, several by their number. */
export function subject(images: readonly number[], getName: GetName): string {
  const [first, ...others] = new Set(images);
  if (first === undefined) return 'aucune image';
  return others.length === 0 ? quote(getName(first)) : `${others.length + 1} images`;
}

export function getRowLabel(board: Board, row: RowId): string {
  return board.tiers.find((tier) => tier.id === row)?.label ?? row;
}

export function quote(text: string): string {
  return `« ${text} »`;
}
