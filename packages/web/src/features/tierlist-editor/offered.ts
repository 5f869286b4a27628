// The unclassified image that the editor selects by itself, so that one tap on a tier places it (docs/decisions/0030).
// Invariant: what is offered is in the pool. `always`: under fingers one is offered from the start, and after every move; with a
// mouse only once a click has placed one.
import type { Action } from '@palmares/core/tierlist/actions';
import type { Board } from '@palmares/core/tierlist/board';
import { findNextUnclassified } from '@palmares/core/tierlist/keyboard';
import { keepShown, NO_SELECTION, type Selection } from './selection.ts';

export function offer(images: Iterable<number>): Selection {
  return { images: new Set(images), anchor: null, isOffered: true };
}

/** The image after `sent`, on the board before they leave; after the last it begins again. Nothing when there is no other. */
export function offerNext(board: Board, sent: readonly number[]): Selection {
  const next = findNextUnclassified(board, sent);
  return next === null ? NO_SELECTION : offer([next]);
}

/** What changes the selection, and how. */
type Change = {
  readonly selection: Selection;
  readonly before: Board;
  readonly after: Board;
  readonly always: boolean;
};

export type AfterAction = (change: Change, action: Action) => Selection;

/** After a click or a tap has placed the selected images. */
export function afterPlacement({ selection, before, always }: Change): Selection {
  const sent = [...selection.images];
  const [first] = sent;
  const isFromPool = first !== undefined && before.pool.includes(first);
  return isFromPool || always ? offerNext(before, sent) : NO_SELECTION;
}

/** After any other action: what one selected oneself is let go of once something was moved by a drag or a key. */
export function afterAction(change: Change, action: Action): Selection {
  const { selection, before, always } = change;
  const isMove = action.type === 'move' || action.type === 'toPool';
  if (selection.isOffered === true || !isMove) return afterStep(change);
  if (!always) return NO_SELECTION;
  return action.type === 'toPool' ? offer(action.images) : offerNext(before, action.images);
}

/** After undo, redo, or images that are gone: what is offered stays so in the pool; once it left, the next one is. */
export function afterStep({ selection, before, after, always }: Change): Selection {
  if (selection.isOffered !== true)
    return always && before.pool.length === 0 ? offerNext(after, []) : keepShown(after, selection);
  const pool = new Set(after.pool);
  if ([...selection.images].every((image) => pool.has(image))) return selection;
  const left = before.pool.filter((image) => !pool.has(image));
  return offerNext(before, left);
}
