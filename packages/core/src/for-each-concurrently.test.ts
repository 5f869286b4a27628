import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { forEachConcurrently } from './for-each-concurrently.ts';

/** Resolves after `turns` turns of the event loop. */
async function later(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

test('does the work for each item, in order, and never for more than some of them at a time', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 5 }), fc.array(fc.nat(2)), async (atOnce, items) => {
      const begun: number[] = [];
      let running = 0;
      let most = 0;

      await forEachConcurrently(items.entries(), atOnce, async ([index, turns]) => {
        begun.push(index);
        running += 1;
        most = Math.max(most, running);
        await later(turns);
        running -= 1;
      });

      expect(begun).toEqual([...items.keys()]);
      expect(most).toBe(Math.min(atOnce, items.length));
    }),
    { numRuns: 30 },
  );
});

test('begins nothing after a failure, and rejects with it once what was under way has ended', async () => {
  const events: string[] = [];

  const all = forEachConcurrently(['slow', 'bad', 'never'], 2, async (name) => {
    events.push(`${name} begins`);
    if (name === 'bad') throw new Error('no');
    await later(5);
    events.push(`${name} ends`);
  });

  await expect(all).rejects.toThrow('no');
  expect(events).toEqual(['slow begins', 'bad begins', 'slow ends']);
});
