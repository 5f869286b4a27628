import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  answerBatch,
  isComplete,
  type OwnRanking,
  restoreOwnRanking,
  startOwnRanking,
  toBallot,
  toStoredRanking,
} from './own-ranking.ts';

const IMAGES = [11, 12, 13, 14, 15];

/** Picks the first image of a batch, or passes it. */
const play = (own: OwnRanking, pick: boolean): OwnRanking =>
  answerBatch(own, pick ? (own.ranking.run?.batch.slice(0, 1) ?? []) : []);

const ANSWERS = fc.array(fc.boolean(), { maxLength: 30 });

test('SA-12: a ballot ranks images of the room only, each once', () => {
  fc.assert(
    fc.property(ANSWERS, fc.nat(), (answers, seed) => {
      const own = answers.reduce(play, startOwnRanking(IMAGES, seed));
      const ranked = toBallot(own).flat();
      expect(new Set(ranked).size).toBe(ranked.length);
      expect(ranked.every((image) => IMAGES.includes(image))).toBe(true);
    }),
  );
});

test('SA-5: a reload goes on where the guest was', () => {
  fc.assert(
    fc.property(ANSWERS, fc.nat(), (answers, seed) => {
      const own = answers.reduce(play, startOwnRanking(IMAGES, seed));
      expect(restoreOwnRanking(JSON.parse(toStoredRanking(own)), IMAGES)).toEqual(own);
    }),
  );
});

test('anything else that is stored begins again', () => {
  const own = startOwnRanking(IMAGES, 1);
  expect(restoreOwnRanking(JSON.parse(toStoredRanking(own)), [11, 12])).toBeNull();
  for (const stored of [null, 4, {}, { ranking: {} }]) expect(restoreOwnRanking(stored, IMAGES)).toBeNull();
});

test('the number of batches ends the game', () => {
  const first = startOwnRanking(IMAGES, 1);
  expect(isComplete(first, 1)).toBe(false);
  expect(isComplete(play(first, true), 1)).toBe(true);
  expect(isComplete(play(first, true), null)).toBe(false);
});
