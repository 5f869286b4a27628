// Measures the opening of a board in a window with empty caches, and the size of its pictures.

import { reportRow } from '../report/report-row.ts';
import { type Content, openBoard } from './board-page.ts';
import {
  type BoardRun,
  hasAllPictures,
  printMedians,
  reportMedians,
  runInterleaved,
} from './run-interleaved.ts';

const ROUNDS = 9;
/** Rounds of the slowed rows, which take longer. */
const SLOW_ROUNDS = 7;
/**
 * Here the opening of the bare board randomly takes one of two costs
 * (docs/decisions/0012-boards-of-a-thousand-images.md), so the median needs many rounds.
 */
const HALF_ROUNDS = 27;

export async function measureOpenings({ browser, url, fresh, half, rounds }: BoardRun): Promise<void> {
  const openings = (content: Content, slow: number, times: number, warmsUp: boolean) =>
    runInterleaved(
      times * rounds,
      async (board) => {
        const { opening, close } = await openBoard(browser, { url, board, content, slow });
        await close();
        return opening;
      },
      { warmsUp },
    );
  const quick = await openings(fresh, 1, ROUNDS, true);
  reportMedians('board-open', quick, ({ thread }) => thread);
  printMedians('all tiles, by the clock', quick, ({ tiles }) => tiles);
  reportMedians('board-open-pictures', quick, ({ pictures }) => pictures);
  const slow = await openings(fresh, 4, SLOW_ROUNDS, false);
  printMedians('all tiles, processor slowed 4 times', slow, ({ tiles }) => tiles);
  reportMedians('board-open-pictures-slow', slow, ({ pictures }) => pictures);
  const filled = await openings(half, 1, HALF_ROUNDS, false);
  reportMedians('board-open-half', filled, ({ thread }) => thread);
  printMedians('all tiles, by the clock', filled, ({ tiles }) => tiles);
}

/** Fetches every picture of the board, on a screen with two device pixels per CSS pixel. */
export async function measurePictures({ browser, url, fresh }: BoardRun): Promise<void> {
  const weigh = async (board: 'floor' | 'ours') => {
    const pictures = new Set<string>();
    let bytes = 0;
    const { page, close } = await openBoard(browser, {
      url,
      board,
      content: fresh,
      density: 2,
      async onSession(session) {
        session.on('Network.responseReceived', ({ requestId, type }) => {
          if (type === 'Image') pictures.add(requestId);
        });
        session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
          if (pictures.has(requestId)) bytes += encodedDataLength;
        });
        await session.send('Network.enable');
      },
    });
    await page.waitForFunction(hasAllPictures, fresh.imageIds.length);
    await close();
    return bytes / 1e6;
  };
  reportRow('board-pictures', { floor: await weigh('floor'), ours: await weigh('ours') });
}
