import { afterAll, beforeAll, expect, test } from 'vitest';
import { AppError } from '../errors.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { assertRate } from './rate-limit.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const LIMIT = { max: 3, windowSeconds: 60 };
const START = new Date('2026-05-01T10:00:00.000Z');
const after = (seconds: number) => new Date(START.getTime() + seconds * 1000);

async function hit(subject: string, now: Date): Promise<AppError | null> {
  try {
    await assertRate(database.db, LIMIT, subject, now);
    return null;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

test('lets the window’s number through and refuses the next with the time left', async () => {
  for (let index = 0; index < 3; index += 1) expect(await hit('a', after(10))).toBeNull();

  const refused = await hit('a', after(20));

  expect(refused?.code).toBe('rate_limited');
  expect(refused?.retryAfter).toBe(40);
});

test('AX-73: says the wait in words', async () => {
  const limit = { max: 0, windowSeconds: 3_600 };

  const refused = await assertRate(database.db, limit, 'words', after(360)).catch((error: AppError) => error);

  expect(refused).toMatchObject({
    message: 'Trop de demandes. Réessayez dans 54 minutes.',
    retryAfter: 3_240,
  });
});

test('begins again with the next window', async () => {
  for (let index = 0; index < 4; index += 1) await hit('b', after(59));

  expect(await hit('b', after(60))).toBeNull();
});

test('counts each subject for itself', async () => {
  for (let index = 0; index < 4; index += 1) await hit('c', START);

  expect(await hit('d', START)).toBeNull();
});

test('counts every one of thirty at once', async () => {
  const results = await Promise.all(Array.from({ length: 30 }, () => hit('e', START)));

  expect(results.filter((result) => result === null)).toHaveLength(3);
});

test('never says to try again at once', async () => {
  for (let index = 0; index < 3; index += 1) await hit('f', START);

  expect((await hit('f', new Date(after(60).getTime() - 1)))?.retryAfter).toBe(1);
});
