// Operations on a board of 20, 150 and 1 000 images. Two floors: copying as many numbers (which every move needs), and a JSON clone of the
// whole board (the cost per move of an editor that copies its state).
// Run: node bench/src/core/tierlist.bench.ts
import { type Board, createBoard } from '@palmares/core/tierlist/board';
import { parseTierlistDraft, toDraftJson } from '@palmares/core/tierlist/draft';
import { getPresent, type History, perform, startHistory, undo } from '@palmares/core/tierlist/history';
import { findNeighbour } from '@palmares/core/tierlist/keyboard';
import { reduce } from '@palmares/core/tierlist/reduce';
import { fromLines, toLines } from '@palmares/core/tierlist/wire';
import { measure, report } from '../measure.ts';

const STEPS = 100;

for (const count of [20, 150, 1_000]) {
  const ids = Array.from({ length: count }, (_, index) => index + 1);

  /** Half of the images in five tiers, the other half in the pool. */
  const board = ids
    .slice(0, count / 2)
    .reduce<Board>(
      (built, image) =>
        reduce(built, { type: 'move', images: [image], to: { tier: `t${(image % 5) + 1}`, before: null } }),
      createBoard(ids),
    );

  /** A full undo stack. With few images, some move more than once. */
  const past = Array.from({ length: STEPS }, (_, step) => step).reduce<History>(
    (done, step) =>
      perform(done, {
        type: 'move',
        images: [(step % count) + 1],
        to: { tier: `t${(Math.floor(step / count) % 5) + 1}`, before: null },
      }),
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
  const stored = JSON.stringify(toDraftJson(draft));
  const lines = toLines(board);
  const everyTenth = ids.filter((image) => image % 10 === 0);
  const unclassified = board.pool.at(-1) ?? 0;
  const moveBetweenTiers = () => reduce(board, { type: 'move', images: [5], to: { tier: 't2', before: 6 } });

  const copy = measure(`floor: copy ${count} numbers`, () => [...ids]);
  const clone = measure('floor: JSON clone of the board', () => JSON.parse(JSON.stringify(board)) as unknown);

  report(`Actions on a board of ${count} images, against a copy of ${count} numbers`, copy, [
    measure('move between two tiers', moveBetweenTiers),
    measure('move from the pool to a tier', () =>
      reduce(board, { type: 'move', images: [unclassified], to: { tier: 't1', before: null } }),
    ),
    measure(`move ${everyTenth.length} images together`, () =>
      reduce(board, { type: 'move', images: everyTenth, to: { tier: 't3', before: null } }),
    ),
    measure('rename a tier', () => reduce(board, { type: 'renameTier', tier: 't3', label: 'Top' })),
    measure('reset', () => reduce(board, { type: 'reset' })),
    measure('undo', () => getPresent(undo(past))),
    measure('neighbour of an image', () => findNeighbour(board, unclassified, 'up', () => 12)),
  ]);

  report(`A whole board of ${count} images, against a JSON clone`, clone, [
    measure('move between two tiers', moveBetweenTiers),
    measure('write the saved lines', () => toLines(board)),
    measure('read the saved lines', () => fromLines(lines)),
    measure(`write a draft with ${STEPS} steps`, () => JSON.stringify(toDraftJson(draft))),
    measure(`read a draft with ${STEPS} steps`, () => parseTierlistDraft(stored)),
  ]);
}
