// Offers an unclassified image: the editor selects it, so that one tap on a tier places it (docs/decisions/0030). Invariant: an offered
// image is in the pool. With `always` (touch), an image is offered from the start and after every move; with a mouse, only after a click
// has placed one.
import type { Action } from '@palmares/core/tierlist/actions';
import type { Board } from '@palmares/core/tierlist/board';
import { findNextUnclassified } from '@palmares/core/tierlist/keyboard';
import { NO_SELECTION, removeMissingImages, type Selection } from './selection.ts';

export function autoSelect(images: Iterable<number>): Selection {
  return { images: new Set(images), anchor: null, isOffered: true };
}

/**
 * Offers the image after `sent`, on the board before they move; after the last image it starts over. Selects nothing when there is no
 * other.
 */
export function autoSelectNext(board: Board, sent: readonly number[]): Selection {
  const next = findNextUnclassified(board, sent);
  return next === null ? NO_SELECTION : autoSelect([next]);
}

/** A change of the board, and the selection before it. */
type Change = {
  readonly selection: Selection;
  readonly before: Board;
  readonly after: Board;
  readonly always: boolean;
};

export type AfterAction = (change: Change, action: Action) => Selection;

/** Returns the selection after a click or a tap placed the selected images. */
export function afterPlacement({ selection, before, always }: Change): Selection {
  const sent = [...selection.images];
  const [first] = sent;
  const isFromPool = first !== undefined && before.pool.includes(first);
  return isFromPool || always ? autoSelectNext(before, sent) : NO_SELECTION;
}

/** Returns the selection after any other action. A selection of the user ends when a drag or a key moves an image. */
export function afterAction(change: Change, action: Action): Selection {
  const { selection, before, always } = change;
  const isMove = action.type === 'move' || action.type === 'toPool';
  if (selection.isOffered === true || !isMove) return afterStep(change);
  if (!always) return NO_SELECTION;
  return action.type === 'toPool' ? autoSelect(action.images) : autoSelectNext(before, action.images);
}

/**
 * Returns the selection after undo, redo or a loss of images. An offered image stays selected while it is in the pool; then the next one is
 * offered.
 */
export function afterStep({ selection, before, after, always }: Change): Selection {
  if (selection.isOffered !== true)
    return always && before.pool.length === 0
      ? autoSelectNext(after, [])
      : removeMissingImages(after, selection);
  const pool = new Set(after.pool);
  if ([...selection.images].every((image) => pool.has(image))) return selection;
  const left = before.pool.filter((image) => !pool.has(image));
  return autoSelectNext(before, left);
}
