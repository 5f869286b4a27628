// Lifts, carries and drops an image with the keyboard (TL-44): the board shows it at its target, and the drop performs the move.
import type { NameOf } from '@palmares/core/tierlist/action-messages';
import type { Action, Target } from '@palmares/core/tierlist/actions';
import { type Board, findRowOfImage } from '@palmares/core/tierlist/board';
import { type History, presentOf } from '@palmares/core/tierlist/history';
import { type Direction, findTargetOf, stepTarget } from '@palmares/core/tierlist/keyboard';
import { reduce } from '@palmares/core/tierlist/reduce';
import { SAID } from './messages.ts';

export type Grab = { readonly image: number; readonly target: Target };

type State = { readonly history: History; readonly grab: Grab | null; readonly said: string };
type Store = { getState(): State; setState(patch: Partial<State>): void };

export type Lift = {
  grab(image: number): void;
  stepGrab(direction: Direction): void;
  dropGrab(): void;
  cancelGrab(): void;
};

export function createLift(
  { getState: get, setState: set }: Store,
  nameOf: NameOf,
  run: (action: Action) => void,
): Lift {
  return {
    grab(image) {
      const target = findTargetOf(presentOf(get().history), image);
      if (target !== null) set({ grab: { image, target }, said: SAID.lifted(nameOf(image)) });
    },
    stepGrab(direction) {
      const { grab, history } = get();
      if (grab === null) return;
      const board = presentOf(history);
      const next = { ...grab, target: stepTarget(board, grab.image, grab.target, direction) };
      set({ grab: next, said: placeText(reduce(board, moveOf(next)), grab.image) });
    },
    dropGrab() {
      const { grab } = get();
      if (grab !== null) run(moveOf(grab));
    },
    cancelGrab() {
      if (get().grab !== null) set({ grab: null, said: SAID.liftCancelled });
    },
  };
}

export function moveOf({ image, target }: Grab): Action {
  return { type: 'move', images: [image], to: target };
}

function placeText(board: Board, image: number): string {
  const row = findRowOfImage(board, image);
  if (row === null) return '';
  const label = board.tiers.find(({ id }) => id === row.id)?.label;
  return SAID.placed(label ?? null, row.images.indexOf(image) + 1, row.images.length);
}
