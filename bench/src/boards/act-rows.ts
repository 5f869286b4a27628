// What acts on a board cost: keys in time of the page's thread, drags from the pointer's event to the frame that shows what it did. Each
// act is taken back before the next, so that all find the same board.

import { medianOf } from '../measure.ts';
import { reportRow } from '../report/report-row.ts';
import { arrangementOf, type DragCost, drag, placeByDigit, type Target, undoAll } from './acts.ts';
import type { BoardName } from './board-page.ts';
import { type Boards, inTurns, reportMedians, type Turns, withBoards } from './in-turns.ts';

const KEY_ROUNDS = 7;
const DRAG_ROUNDS = 9;
const WATCHED_ROUNDS = 3;
/** Milliseconds between the press and the first move: a hand that flicks, and one that drags. */
const FLICK = 8;
const PRESS = 120;
/** How many times the processor is slowed in the rows that say so. */
const SLOW = 4;
/** The empty second tier, and between the images of a full first one. */
const EMPTY: Target = { list: 't2', index: 0 };
const AMONG: Target = { list: 't1', index: 2 };
const DIGIT = 2;

export async function measureKeys(boards: Boards): Promise<void> {
  for (const [content, digit, undo] of [
    [boards.fresh, 'board-digit', 'board-undo'],
    [boards.half, 'board-digit-half', 'board-undo-half'],
  ] as const)
    await withBoards(boards, content, async (pages) => {
      const costs = await inTurns(KEY_ROUNDS * boards.rounds, async (name) => {
        const before = await arrangementOf(pages[name].page);
        return {
          digit: await placeByDigit(pages[name], DIGIT),
          undo: await undoAll(pages[name], before),
        };
      });
      reportMedians(digit, costs, (cost) => cost.digit);
      reportMedians(undo, costs, (cost) => cost.undo);
    });
}

export async function measureDrags(boards: Boards): Promise<void> {
  await withBoards(boards, boards.fresh, async (pages) => {
    const drags = (options: Omit<Parameters<typeof drag>[1], 'target'>, rounds = DRAG_ROUNDS) =>
      inTurns(rounds * boards.rounds, (name: BoardName) => drag(pages[name], { target: EMPTY, ...options }));
    const quick = await drags({ press: PRESS, slow: 1 });
    reportMedians('board-drag-start', quick, ({ start }) => start);
    reportMedians('board-drop', quick, ({ shown }) => shown);
    reportMedians('board-rest', quick, ({ rest }) => rest);
    reportMedians('board-flick', await drags({ press: FLICK, slow: 1 }), ({ start }) => start);
    const slow = await drags({ press: PRESS, slow: SLOW });
    reportMedians('board-drag-start-slow', slow, ({ start }) => start);
    reportMedians('board-drop-slow', slow, ({ shown }) => shown);
    reportMedians('board-rest-slow', slow, ({ rest }) => rest);
    reportLost('board-frames', await drags({ press: PRESS, slow: 1, watched: true }, WATCHED_ROUNDS));
    reportLost('board-frames-slow', await drags({ press: PRESS, slow: SLOW, watched: true }, WATCHED_ROUNDS));
  });
  await withBoards(boards, boards.half, async (pages) => {
    const drags = await inTurns(DRAG_ROUNDS * boards.rounds, (name) =>
      drag(pages[name], { press: PRESS, slow: 1, target: AMONG }),
    );
    reportMedians('board-rest-half', drags, ({ rest }) => rest);
  });
}

/** Only what is lost beyond the floor counts: a machine that does other things loses frames on both. */
function reportLost(id: 'board-frames' | 'board-frames-slow', { floor, ours }: Turns<DragCost>): void {
  reportRow(id, { ours: Math.max(0, medianLost(ours) - medianLost(floor)) });
}

function medianLost(costs: readonly DragCost[]): number {
  return medianOf(costs.map(({ lost }) => lost ?? 0));
}
