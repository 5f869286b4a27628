// Places images tap by tap (docs/decisions/0030): the selected images go to a tier, and the next unclassified one is offered.
import type { Action, ActionRefusal } from '@palmares/core/tierlist/actions';
import { type Board, POOL } from '@palmares/core/tierlist/board';
import type { GetName } from '@palmares/core/tierlist/describe-action';
import { getPresent, type History } from '@palmares/core/tierlist/history';
import { ANNOUNCEMENTS } from '@palmares/texts/page/tierlist-editor';
import { type AfterAction, afterPlacement, autoSelectNext } from './auto-selection.ts';
import type { Selection } from './selection.ts';

type State = { readonly history: History; readonly selection: Selection; readonly said: string };
type Store = { getState(): State; setState(patch: Partial<State>): void };

export type Placer = {
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
export function createPlacer(
  { getState: get, setState: set }: Store,
  getName: GetName,
  placed: WeakMap<Board, readonly number[]>,
  run: Run,
): Placer {
  function tell(selection: Selection): void {
    const next = getAutoSelectedName(selection, getName);
    if (next !== null) set({ selection, said: ANNOUNCEMENTS.next(next) });
  }

  return {
    placeSelection(row) {
      const { history, selection } = get();
      const images = [...selection.images];
      if (images.length === 0) return false;
      if (row === POOL) run({ type: 'toPool', images });
      else {
        placed.set(getPresent(history), images);
        run({ type: 'move', images, to: { tier: row, before: null } }, afterPlacement);
      }
      return true;
    },
    skip() {
      const { history, selection } = get();
      tell(autoSelectNext(getPresent(history), [...selection.images]));
    },
    tellNext: () => tell(get().selection),
  };
}

export function getAutoSelectedName({ images, isOffered }: Selection, getName: GetName): string | null {
  const [image] = images;
  return isOffered === true && image !== undefined ? getName(image) : null;
}
