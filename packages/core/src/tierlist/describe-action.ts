// Describes an action in the words of the catalogue: its label, for “Undo: …”, or its result, for the live region.
// Invariant: every action has a description, computed from the board before the action; that of a single image moved into a tier also tells
// its position there.
// The caller looks up the names of images.
import type { Action } from './actions.ts';
import { type Board, findRowOfImage, POOL, type RowId } from './board.ts';
import type { PresetId } from './presets.ts';

export type GetName = (image: number) => string;

/** The different images of an action. `name` is null unless there is exactly one. */
export type ActionImages = { readonly count: number; readonly name: string | null };

export type ActionTexts = {
  /** Into another tier. */
  readonly place: (images: ActionImages, tier: string) => string;
  readonly moveWithin: (images: ActionImages, tier: string) => string;
  readonly moveWithinPool: (images: ActionImages) => string;
  /** From a tier into the pool. */
  readonly unplace: (images: ActionImages) => string;
  readonly addTier: (tier: string) => string;
  readonly removeTier: (tier: string) => string;
  readonly renameTier: (tier: string, label: string) => string;
  readonly recolourTier: (tier: string) => string;
  readonly moveTier: (tier: string, direction: 'up' | 'down') => string;
  readonly reset: string;
  readonly applyPreset: (preset: PresetId) => string;
  readonly chooseMainImage: (name: string) => string;
  readonly clearMainImage: string;
  readonly addImages: (images: ActionImages) => string;
  readonly removeImages: (images: ActionImages) => string;
};

export type OutcomeTexts = ActionTexts & {
  /** Follows the text of a move: « , 3 sur 7 ». */
  readonly position: (position: number, total: number) => string;
};

// oxlint-disable-next-line eslint/complexity -- one flat case for each action
export function describeAction(before: Board, action: Action, getName: GetName, texts: ActionTexts): string {
  switch (action.type) {
    case 'move':
      return describeMove(before, action.images, action.to.tier, getName, texts);
    case 'toPool':
      return describeMove(before, action.images, POOL, getName, texts);
    case 'addTier':
      return texts.addTier(action.label.trim());
    case 'removeTier':
      return texts.removeTier(getRowLabel(before, action.tier));
    case 'renameTier':
      return texts.renameTier(getRowLabel(before, action.tier), action.label.trim());
    case 'recolourTier':
      return texts.recolourTier(getRowLabel(before, action.tier));
    case 'moveTier':
      return texts.moveTier(getRowLabel(before, action.tier), action.direction);
    case 'reset':
      return texts.reset;
    case 'applyPreset':
      return texts.applyPreset(action.preset);
    case 'setMainImage':
      return action.image === null ? texts.clearMainImage : texts.chooseMainImage(getName(action.image));
    case 'addImages':
      return texts.addImages(toActionImages(action.images, getName));
    case 'removeImages':
      return texts.removeImages(toActionImages(action.images, getName));
  }
}

/** `after` is the board that the action made of `before`. */
export function describeOutcome(
  before: Board,
  after: Board,
  action: Action,
  getName: GetName,
  texts: OutcomeTexts,
): string {
  const done = describeAction(before, action, getName, texts);
  if (action.type !== 'move' || action.to.tier === POOL) return done;
  const [image, ...others] = new Set(action.images);
  const row = image === undefined || others.length > 0 ? null : findRowOfImage(after, image);
  return image === undefined || row === null
    ? done
    : done + texts.position(row.images.indexOf(image) + 1, row.images.length);
}

function describeMove(
  before: Board,
  images: readonly number[],
  to: RowId,
  getName: GetName,
  texts: ActionTexts,
): string {
  const moved = toActionImages(images, getName);
  const isWithin = images.every((image) => findRowOfImage(before, image)?.id === to);
  if (to === POOL) return isWithin ? texts.moveWithinPool(moved) : texts.unplace(moved);
  const label = getRowLabel(before, to);
  return isWithin ? texts.moveWithin(moved, label) : texts.place(moved, label);
}

function toActionImages(images: readonly number[], getName: GetName): ActionImages {
  const [first, ...others] = new Set(images);
  if (first === undefined) return { count: 0, name: null };
  return { count: others.length + 1, name: others.length === 0 ? getName(first) : null };
}

function getRowLabel(board: Board, row: RowId): string {
  return board.tiers.find((tier) => tier.id === row)?.label ?? row;
}
