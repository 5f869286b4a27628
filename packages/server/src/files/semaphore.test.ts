import { expect, it } from 'vitest';
import { createSemaphore } from './semaphore.ts';

it('never runs more tasks than it has slots, and runs them all in order', async () => {
  const inSlot = createSemaphore(2);
  let running = 0;
  let most = 0;
  const begun: number[] = [];

  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      inSlot(async () => {
        begun.push(index);
        running += 1;
        most = Math.max(most, running);
        await new Promise((resolve) => setTimeout(resolve, index % 3));
        running -= 1;
      }),
    ),
  );

  expect(most).toBe(2);
  expect(begun).toEqual(Array.from({ length: 20 }, (_, index) => index));
});

it('gives the slot back when a task fails', async () => {
  const inSlot = createSemaphore(1);

  const failed = inSlot(() => Promise.reject(new Error('no')));
  const second = inSlot(() => Promise.resolve('done'));

  await expect(failed).rejects.toThrow('no');
  expect(await second).toBe('done');
});
