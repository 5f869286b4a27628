// Places images tap by tap (docs/decisions/0030): the selected images go to a tier, and the next unclassified one is offered.
import type { NameOf } from '@palmares/core/tierlist/action-messages';
import type { Action, ActionRefusal } from '@palmares/core/tierlist/actions';
import { type Board, POOL } from '@palmares/core/tierlist/board';
import { type History, presentOf } from '@palmares/core/tierlist/history';
import { type AfterAction, afterPlacement, offerNext } from './auto-selection.ts';
import { SAID } from './messages.ts';
import type { Selection } from './selection.ts';

type State = { readonly history: History; readonly selection: Selection; readonly said: string };
type Store = { getState(): State; setState(patch: Partial<State>): void };

export type Placing = {
  /**
   * Moves the selected images to the end of a row. After a move into a tier, offers the next unclassified image. Returns false when no
   * image is selected.
   */
  placeSelection(row: string): boolean;
  /** Offers the unclassified image that follows the selected one. */
  skip(): void;
  /** Announces which image is offered. */
  tellNext(): void;
};

type Run = (action: Action, toSelection?: AfterAction) => ActionRefusal | null;

/** `placed` receives the images that leave each board. */
export function createPlacing(
  { getState: get, setState: set }: Store,
  nameOf: NameOf,
  placed: WeakMap<Board, readonly number[]>,
  run: Run,
): Placing {
  function tell(selection: Selection): void {
    const next = offeredName(selection, nameOf);
    if (next !== null) set({ selection, said: SAID.next(next) });
  }

  return {
    placeSelection(row) {
      const { history, selection } = get();
      const images = [...selection.images];
      if (images.length === 0) return false;
      if (row === POOL) run({ type: 'toPool', images });
      else {
        placed.set(presentOf(history), images);
        run({ type: 'move', images, to: { tier: row, before: null } }, afterPlacement);
      }
      return true;
    },
    skip() {
      const { history, selection } = get();
      tell(offerNext(presentOf(history), [...selection.images]));
    },
    tellNext: () => tell(get().selection),
  };
}

export function offeredName({ images, isOffered }: Selection, nameOf: NameOf): string | null {
  const [image] = images;
  return isOffered === true && image !== undefined ? nameOf(image) : null;
}
