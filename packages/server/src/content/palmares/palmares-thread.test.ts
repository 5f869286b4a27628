import type { Palmares } from '@palmares/core/palmares/palmares';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SavedVote } from './palmares.repository.ts';
import { type ComputationInput, PalmaresThread } from './palmares-thread.ts';

let thread: PalmaresThread;
beforeAll(() => {
  thread = new PalmaresThread(60_000);
});
afterAll(() => thread.close());

const IMAGES = [1, 2, 3];
const vote = (voice: number, images: readonly number[]): SavedVote => ({
  kind: 'ranking',
  voice,
  said: JSON.stringify(images.map((image, index) => [image, -index - 1, 1])),
});

async function* inBatches(...batches: SavedVote[][]): AsyncGenerator<SavedVote[]> {
  for (const batch of batches) yield batch;
}
const input = (more: Partial<ComputationInput> = {}): ComputationInput => ({
  images: IMAGES,
  last: null,
  votes: inBatches([vote(1, [3, 2, 1])], [vote(2, [3, 2, 1]), vote(2, [3, 1, 2])]),
  ...more,
});

const compute = async (more: Partial<ComputationInput> = {}) =>
  JSON.parse(await thread.compute(input(more))) as Palmares;

test('what one person made in several batches is one voice', async () => {
  const { voices, images } = await compute();

  expect(voices).toBe(2);
  expect(images.map(({ id }) => id)).toEqual([3, 2, 1]);
});

test('what fails leaves nothing behind for the next one', async () => {
  const broken = inBatches([vote(7, IMAGES)], [{ kind: 'ranking', voice: 8, said: 'no JSON' }]);
  await expect(thread.compute(input({ votes: broken }))).rejects.toThrow('could not be computed');

  expect(await compute({ votes: inBatches([vote(1, IMAGES)]) })).toMatchObject({ voices: 1 });
});

test('a reading that fails is told as it is', async () => {
  async function* lost(): AsyncGenerator<SavedVote[]> {
    yield [vote(1, IMAGES)];
    throw new Error('connection lost');
  }
  await expect(thread.compute(input({ votes: lost() }))).rejects.toThrow('connection lost');

  expect(await compute()).toMatchObject({ voices: 2 });
});

test('what takes too long ends with its thread, and the next one has another', async () => {
  const hasty = new PalmaresThread(500);
  const never = Promise.withResolvers<void>();
  async function* slow(): AsyncGenerator<SavedVote[]> {
    yield [vote(1, IMAGES)];
    setTimeout(never.resolve, 700);
    await never.promise;
  }
  await expect(hasty.compute(input({ votes: slow() }))).rejects.toThrow('not computed within 500 ms');
  await hasty.close();

  expect(await compute()).toMatchObject({ voices: 2 });
  await expect(hasty.compute(input())).rejects.toThrow('closed');
});
