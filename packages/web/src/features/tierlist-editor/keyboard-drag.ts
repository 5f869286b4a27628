// Lifts, carries and drops an image with the keyboard (TL-44): the board shows it at its target, and the drop performs the move.
import type { Action, Target } from '@palmares/core/tierlist/actions';
import { type Board, findRowOfImage } from '@palmares/core/tierlist/board';
import type { GetName } from '@palmares/core/tierlist/describe-action';
import { getPresent, type History } from '@palmares/core/tierlist/history';
import { type Direction, findTarget, stepTarget } from '@palmares/core/tierlist/keyboard';
import { reduce } from '@palmares/core/tierlist/reduce';
import { ANNOUNCEMENTS } from '@palmares/texts/page/tierlist-editor';

export type GrabbedImage = { readonly image: number; readonly target: Target };

type State = { readonly history: History; readonly grab: GrabbedImage | null; readonly said: string };
type Store = { getState(): State; setState(patch: Partial<State>): void };

export type KeyboardDrag = {
  grab(image: number): void;
  stepGrab(direction: Direction): void;
  dropGrab(): void;
  cancelGrab(): void;
};

export function createKeyboardDrag(
  { getState: get, setState: set }: Store,
  getName: GetName,
  run: (action: Action) => void,
): KeyboardDrag {
  return {
    grab(image) {
      const target = findTarget(getPresent(get().history), image);
      if (target !== null) set({ grab: { image, target }, said: ANNOUNCEMENTS.lifted(getName(image)) });
    },
    stepGrab(direction) {
      const { grab, history } = get();
      if (grab === null) return;
      const board = getPresent(history);
      const next = { ...grab, target: stepTarget(board, grab.image, grab.target, direction) };
      set({ grab: next, said: placeText(reduce(board, toMoveAction(next)), grab.image) });
    },
    dropGrab() {
      const { grab } = get();
      if (grab !== null) run(toMoveAction(grab));
    },
    cancelGrab() {
      if (get().grab !== null) set({ grab: null, said: ANNOUNCEMENTS.liftCancelled });
    },
  };
}

export function toMoveAction({ image, target }: GrabbedImage): Action {
  return { type: 'move', images: [image], to: target };
}

function placeText(board: Board, image: number): string {
  const row = findRowOfImage(board, image);
  if (row === null) return '';
  const label = board.tiers.find(({ id }) => id === row.id)?.label;
  return ANNOUNCEMENTS.placed(label ?? null, row.images.indexOf(image) + 1, row.images.length);
}
