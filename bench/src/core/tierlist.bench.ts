// Operations on a board of 1 000 images. Two floors: copying 1 000 numbers (what a move cannot do without) and a JSON
// clone of the whole board (what an editor that copies its state would pay for each move).
// Run: node bench/src/core/tierlist.bench.ts
import { type Board, createBoard } from '@palmares/core/tierlist/board';
import { parseTierlistDraft, toSavedDraft } from '@palmares/core/tierlist/draft';
import { type History, perform, presentOf, startHistory, undo } from '@palmares/core/tierlist/history';
import { findNeighbour } from '@palmares/core/tierlist/keyboard';
import { reduce } from '@palmares/core/tierlist/reduce';
import { fromLines, toLines } from '@palmares/core/tierlist/wire';
import { measure, report } from '../measure.ts';

const COUNT = 1_000;
const ids = Array.from({ length: COUNT }, (_, index) => index + 1);

/** Half of the images over five tiers, the other half in the pool. */
const board: Board = ids
  .slice(0, COUNT / 2)
  .reduce<Board>(
    (built, image) =>
      reduce(built, { type: 'move', images: [image], to: { tier: `t${(image % 5) + 1}`, before: null } }),
    createBoard(ids),
  );

/** A hundred moves back and forth: a full undo stack. */
const past: History = ids
  .slice(0, 100)
  .reduce<History>(
    (done, image) => perform(done, { type: 'move', images: [image], to: { tier: 't1', before: null } }),
    startHistory(createBoard(ids)),
  );

const draft = {
  savedAt: 0,
  userKey: 'bench',
  albumId: 1,
  tierlistId: null,
  name: 'Bench',
  description: '',
  private: false,
  imageIds: ids,
  history: past,
};
const stored = JSON.stringify(toSavedDraft(draft));
const lines = toLines(board);
const everyTenth = ids.filter((image) => image % 10 === 0);

const copy = measure('floor: copy 1 000 numbers', () => [...ids]);
const clone = measure('floor: JSON clone of the board', () => JSON.parse(JSON.stringify(board)) as unknown);

report('Actions on a board of 1 000 images, against a copy of 1 000 numbers', copy, [
  measure('move between two tiers of 100', () =>
    reduce(board, { type: 'move', images: [5], to: { tier: 't2', before: 11 } }),
  ),
  measure('move from the pool of 500 to a tier', () =>
    reduce(board, { type: 'move', images: [900], to: { tier: 't1', before: null } }),
  ),
  measure('move 100 images together', () =>
    reduce(board, { type: 'move', images: everyTenth, to: { tier: 't3', before: null } }),
  ),
  measure('rename a tier', () => reduce(board, { type: 'renameTier', tier: 't3', label: 'Top' })),
  measure('reset', () => reduce(board, { type: 'reset' })),
  measure('undo', () => presentOf(undo(past))),
  measure('neighbour of an image', () => findNeighbour(board, 900, 'up', () => 12)),
]);

report('Whole boards, against a JSON clone', clone, [
  measure('move between two tiers', () =>
    reduce(board, { type: 'move', images: [5], to: { tier: 't2', before: 11 } }),
  ),
  measure('write the saved lines', () => toLines(board)),
  measure('read the saved lines', () => fromLines(lines)),
  measure('write a draft with 100 steps', () => JSON.stringify(toSavedDraft(draft))),
  measure('read a draft with 100 steps', () => parseTierlistDraft(stored)),
]);
