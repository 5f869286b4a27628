// The cost of actions on a board: main thread time of keys, and the time from a drag's pointer event to the frame that shows its result.
// Each action is undone before the next one, so that all start from the same board.

import { computeMedian } from '../measure.ts';
import { reportRow } from '../report/report-row.ts';
import { type DragCost, drag, placeByDigit, readArrangement, type Target, undoAll } from './board-actions.ts';
import {
  type BoardResults,
  type BoardRun,
  type Pages,
  printMedians,
  reportMedians,
  runInterleaved,
  withBoards,
} from './run-interleaved.ts';

/** Five rounds only reveal differences above a fifth. */
const KEY_ROUNDS = { fresh: 9, half: 7 };
const DRAG_ROUNDS = 15;
/** A drop appears in the frame of its event or in the next (docs/decisions/0012-boards-of-a-thousand-images.md), so the median needs many rounds. */
const AMONG_ROUNDS = 27;
/** Each watched round takes two seconds longer. */
const WATCHED_ROUNDS = 3;
/** Milliseconds between the press and the first move, for a quick flick and a slow drag. */
const FLICK = 8;
const PRESS = 120;
/** CPU slowdown factor of the slowed rows. */
const SLOW = 4;
const DIGIT = 2;
/** Drop targets: the empty second tier, and a position between images of a filled first tier. */
const EMPTY: Target = { list: 't2', index: 0 };
const AMONG: Target = { list: 't1', index: 2 };

export async function measureActions(boards: BoardRun): Promise<void> {
  const { fresh, half, rounds, isWanted } = boards;
  await withBoards(boards, fresh, async (pages) => {
    if (isWanted('keys'))
      await measureKeys(pages, KEY_ROUNDS.fresh * rounds, { digit: 'board-digit', undo: 'board-undo' });
    if (isWanted('drags')) await measureDrags(pages, rounds);
  });
  await withBoards(boards, half, async (pages) => {
    if (isWanted('keys'))
      await measureKeys(pages, KEY_ROUNDS.half * rounds, {
        digit: 'board-digit-half',
        undo: 'board-undo-half',
      });
    if (isWanted('drags')) await measureDropsAmong(pages, rounds);
  });
}

type KeyRows =
  | { digit: 'board-digit'; undo: 'board-undo' }
  | { digit: 'board-digit-half'; undo: 'board-undo-half' };

async function measureKeys(pages: Pages, rounds: number, rows: KeyRows): Promise<void> {
  const costs = await runInterleaved(
    rounds,
    async (name) => {
      const before = await readArrangement(pages[name].page);
      return { digit: await placeByDigit(pages[name], DIGIT), undo: await undoAll(pages[name], before) };
    },
    { warmsUp: true },
  );
  reportMedians(rows.digit, costs, ({ digit }) => digit);
  reportMedians(rows.undo, costs, ({ undo }) => undo);
}

async function measureDrags(pages: Pages, rounds: number): Promise<void> {
  const drags = (press: number, slow: number) =>
    runInterleaved(DRAG_ROUNDS * rounds, (name) => drag(pages[name], { press, target: EMPTY, slow }), {
      warmsUp: true,
    });
  const watched = (slow: number) =>
    runInterleaved(WATCHED_ROUNDS * rounds, (name) =>
      drag(pages[name], { press: PRESS, target: EMPTY, slow, watched: true }),
    );
  const quick = joined(await drags(PRESS, 1), await watched(1));
  reportMedians('board-drag-start', quick, ({ start }) => start);
  reportMedians('board-drop', quick, ({ rest }) => rest);
  printMedians('drop, the page’s thread', quick, ({ thread }) => thread);
  reportLost('board-frames', quick);
  reportMedians('board-flick', await drags(FLICK, 1), ({ start }) => start);
  const slow = joined(await drags(PRESS, SLOW), await watched(SLOW));
  reportMedians('board-drag-start-slow', slow, ({ start }) => start);
  reportMedians('board-drop-slow', slow, ({ rest }) => rest);
  reportLost('board-frames-slow', slow);
}

async function measureDropsAmong(pages: Pages, rounds: number): Promise<void> {
  const drops = await runInterleaved(
    AMONG_ROUNDS * rounds,
    (name) => drag(pages[name], { press: PRESS, target: AMONG, slow: 1 }),
    { warmsUp: true },
  );
  reportMedians('board-rest-half', drops, ({ rest }) => rest);
  printMedians('drop, the page’s thread', drops, ({ thread }) => thread);
}

function joined<T>(first: BoardResults<T>, second: BoardResults<T>): BoardResults<T> {
  return { floor: [...first.floor, ...second.floor], ours: [...first.ours, ...second.ours] };
}

/** Reports only the frames lost beyond the floor, because a busy machine loses frames on both. */
function reportLost(id: 'board-frames' | 'board-frames-slow', { floor, ours }: BoardResults<DragCost>): void {
  reportRow(id, { ours: Math.max(0, medianLost(ours) - medianLost(floor)) });
}

function medianLost(costs: readonly DragCost[]): number {
  return computeMedian(costs.flatMap(({ lost }) => lost ?? []));
}
