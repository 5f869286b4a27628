// Every action on a board, as data. The editor, undo, redo and the draft all use this type.
// Invariant: `check` returns null exactly when `reduce` can apply the action; both depend only on the board.
// describe-action.ts describes actions.
import { isImageId } from '../image-id.ts';
import { type Board, checkLabel, findRow, type LabelIssueCode, listRows, type RowId } from './board.ts';
import { TIERLIST } from './limits.ts';
import { labelPreset, type PresetId } from './presets.ts';
import { isColour } from './tier-colours.ts';

/** A position in a row: before an image, or at the end when `before` is null. */
export type Target = { readonly tier: RowId; readonly before: number | null };

export type Action =
  /** Moves images together, in the reading order of the board, whatever the order of selection. */
  | { readonly type: 'move'; readonly images: readonly number[]; readonly to: Target }
  /** Moves images to the end of the pool; images already in the pool stay in place. */
  | { readonly type: 'toPool'; readonly images: readonly number[] }
  /** `at` is the index of the new tier; the default is the end. */
  | { readonly type: 'addTier'; readonly label: string; readonly color: string; readonly at?: number }
  | { readonly type: 'removeTier'; readonly tier: RowId }
  | { readonly type: 'renameTier'; readonly tier: RowId; readonly label: string }
  | { readonly type: 'recolourTier'; readonly tier: RowId; readonly color: string }
  /** Changes nothing at the edge of the board. */
  | { readonly type: 'moveTier'; readonly tier: RowId; readonly direction: 'up' | 'down' }
  | { readonly type: 'reset' }
  /** `labels` are the preset's words, in the language of the page (presets.ts). */
  | { readonly type: 'applyPreset'; readonly preset: PresetId; readonly labels?: readonly string[] }
  | { readonly type: 'setMainImage'; readonly image: number | null }
  /** Sent when images join the album; images already on the board are ignored. */
  | { readonly type: 'addImages'; readonly images: readonly number[] }
  /** Sent when images leave the album; unknown images are ignored. */
  | { readonly type: 'removeImages'; readonly images: readonly number[] };

export type ActionRefusal =
  | LabelIssueCode
  | 'last_tier'
  | 'too_many_tiers'
  | 'bad_colour'
  | 'unknown_tier'
  | 'unknown_image'
  | 'unknown_preset';

/** Codes of the issues in saved lines (check-lines.ts). */
export type LinesIssueCode = ActionRefusal | 'duplicate_image' | 'second_pool';

/** Returns why an action cannot be applied to this board, or null. */
// oxlint-disable-next-line eslint/complexity -- one flat case for each action
export function check(board: Board, action: Action): ActionRefusal | null {
  switch (action.type) {
    case 'move':
      return checkTarget(board, action.to) ?? checkShown(board, action.images);
    case 'toPool':
      return checkShown(board, action.images);
    case 'addTier':
      if (board.tiers.length >= TIERLIST.tiersMax) return 'too_many_tiers';
      return checkLabel(action.label) ?? checkColour(action.color);
    case 'removeTier':
      return checkTier(board, action.tier) ?? (board.tiers.length <= TIERLIST.tiersMin ? 'last_tier' : null);
    case 'renameTier':
      return checkTier(board, action.tier) ?? checkLabel(action.label);
    case 'recolourTier':
      return checkTier(board, action.tier) ?? checkColour(action.color);
    case 'moveTier':
      return checkTier(board, action.tier);
    case 'applyPreset':
      return checkPreset(action.preset, action.labels);
    case 'setMainImage':
      return action.image === null ? null : checkShown(board, [action.image]);
    case 'addImages':
      return action.images.every(isImageId) ? null : 'unknown_image';
    case 'reset':
    case 'removeImages':
      return null;
  }
}

function checkTarget(board: Board, { tier, before }: Target): ActionRefusal | null {
  const row = findRow(board, tier);
  if (!row) return 'unknown_tier';
  return before === null || row.images.includes(before) ? null : 'unknown_image';
}

function checkTier(board: Board, tier: RowId): ActionRefusal | null {
  return board.tiers.some(({ id }) => id === tier) ? null : 'unknown_tier';
}

function checkColour(color: string): ActionRefusal | null {
  return isColour(color) ? null : 'bad_colour';
}

function checkPreset(id: PresetId, labels?: readonly string[]): ActionRefusal | null {
  const tiers = labelPreset(id, labels);
  if (tiers === null) return 'unknown_preset';
  return tiers.map(({ label }) => checkLabel(label)).find((issue) => issue !== null) ?? null;
}

/** Reads the board once for any number of images, and stops as soon as all are found. */
function checkShown(board: Board, images: readonly number[]): ActionRefusal | null {
  const missing = new Set(images);
  for (const row of listRows(board)) {
    if (missing.size === 0) break;
    for (const image of row.images) missing.delete(image);
  }
  return missing.size === 0 ? null : 'unknown_image';
}
