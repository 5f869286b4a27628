// Measures both boards alternately, so that other load affects both, and computes the medians of their costs.
import type { Browser } from '@playwright/test';
import { computeMedian, medianRatio } from '../measure.ts';
import { type GoalId } from '../report/goals.ts';
import { reportRow, round } from '../report/report-row.ts';
import { type BoardName, type BoardPage, type Content, openBoard } from './board-page.ts';

export type Part = 'openings' | 'keys' | 'drags' | 'pictures';

export type BoardRun = {
  readonly browser: Browser;
  readonly url: string;
  /** Content with every image in the pool. */
  readonly fresh: Content;
  /** Content with half of the images in tiers. */
  readonly half: Content;
  /** Multiplies the number of rounds. */
  readonly rounds: number;
  readonly isWanted: (part: Part) => boolean;
};

export type Pages = Readonly<Record<BoardName, BoardPage>>;

export type BoardResults<T> = Readonly<Record<BoardName, readonly T[]>>;

const NAMES = ['floor', 'ours'] as const;

/** `warmsUp` adds a first round that is not counted, in which code is compiled and files are read. */
export async function runInterleaved<T>(
  rounds: number,
  measure: (board: BoardName) => Promise<T>,
  { warmsUp = false } = {},
): Promise<BoardResults<T>> {
  const turns: Record<BoardName, T[]> = { floor: [], ours: [] };
  for (let turn = warmsUp ? 0 : 1; turn <= rounds; turn++)
    for (const name of NAMES) {
      const cost = await measure(name);
      if (turn > 0) turns[name].push(cost);
    }
  return turns;
}

/** Opens both boards with all of their pictures and passes them to `work`. */
export async function withBoards(
  { browser, url }: BoardRun,
  content: Content,
  work: (pages: Pages) => Promise<void>,
): Promise<void> {
  const floor = await openBoard(browser, { url, board: 'floor', content });
  const ours = await openBoard(browser, { url, board: 'ours', content });
  for (const { page } of [floor, ours]) await page.waitForFunction(hasAllPictures, content.imageIds.length);
  await work({ floor, ours });
  for (const board of [floor, ours]) await board.close();
}

export function reportMedians<T>(id: GoalId, turns: BoardResults<T>, of: (cost: T) => number): void {
  reportRow(id, getMedians(turns, of));
}

/** Prints figures that are not judged: wall time when thread time is judged, and the reverse. */
export function printMedians<T>(what: string, turns: BoardResults<T>, of: (cost: T) => number): void {
  const { floor, ours } = getMedians(turns, of);
  console.log(`    ${what}: ${round(floor)} → ${round(ours)} ms, × ${round(ours / floor)}`);
}

function getMedians<T>(turns: BoardResults<T>, of: (cost: T) => number): Record<BoardName, number> {
  const [floor, ours] = [turns.floor.map(of), turns.ours.map(of)];
  return { floor: computeMedian(floor), ours: medianRatio(floor, ours) };
}

/** Runs in the page. */
export function hasAllPictures(images: number): boolean {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('[data-drop-list] img')];
  return pictures.filter(({ naturalWidth }) => naturalWidth > 0).length === images;
}
