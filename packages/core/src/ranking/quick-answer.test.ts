import { expect, test } from 'vitest';
import { toQuickAnswer } from './quick-answer.ts';
import { createRanking, type Ranking } from './ranking.ts';
import { startRun } from './rounds.ts';

const started = (count: number) =>
  startRun(
    createRanking(
      Array.from({ length: count }, (_, index) => index + 1),
      1,
    ),
  );
/** A ranking in qualification with this batch on screen. */
function withBatch(batch: readonly number[], selection: readonly number[] = []): Ranking {
  const ranking = started(20);
  return { ...ranking, run: ranking.run && { ...ranking.run, batch, selection } };
}
const getFirst = ({ run }: Ranking) => run?.batch[0] ?? 0;

test('of two to four images a tap validates one', () => {
  const ranking = started(20);
  const image = getFirst(ranking);
  expect(toQuickAnswer(ranking, image)).toEqual({ type: 'validate', selection: [image] });
  const four = withBatch([1, 2, 3, 4]);
  expect(toQuickAnswer(four, 3)).toEqual({ type: 'validate', selection: [3] });
});

test('one that is selected gives way to the tap, several stay: the tap then selects', () => {
  expect(toQuickAnswer(withBatch([1, 2, 3], [1]), 2)).toEqual({ type: 'validate', selection: [2] });
  expect(toQuickAnswer(withBatch([1, 2, 3, 4], [1, 3]), 2)).toBeNull();
});

test('an image alone is completed by a tap', () => {
  expect(toQuickAnswer(started(1), 1)).toEqual({ type: 'complete', image: 1 });
});

test('a tap answers nothing in a batch of six, off screen, or while no round is running', () => {
  const many = started(21);
  expect(toQuickAnswer(many, getFirst(many))).toBeNull();
  expect(toQuickAnswer(started(4), 99)).toBeNull();
  expect(toQuickAnswer(createRanking([1, 2], 1), 1)).toBeNull();
});
