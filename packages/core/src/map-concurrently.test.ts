import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { mapConcurrently } from './map-concurrently.ts';

/** Resolves after `turns` turns of the event loop. */
async function later(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

test('yields each result in the order of the items, and never works on more than some of them at a time', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 5 }),
      fc.array(fc.integer({ min: 1, max: 3 })),
      async (atOnce, items) => {
        let running = 0;
        let most = 0;

        const results = mapConcurrently(items.entries(), atOnce, async ([index, turns]) => {
          running += 1;
          most = Math.max(most, running);
          await later(turns);
          running -= 1;
          return index;
        });

        expect(await collect(results)).toEqual([...items.keys()]);
        expect(most).toBe(Math.min(atOnce, items.length));
      },
    ),
    { numRuns: 30 },
  );
});

test('reads no further than it works, so that an endless source is no hindrance', async () => {
  let read = 0;
  function* endless() {
    for (;;) {
      read += 1;
      yield read;
    }
  }

  for await (const item of mapConcurrently(endless(), 3, async (one) => one)) if (item === 5) break;

  expect(read).toBeLessThanOrEqual(8);
});

test('begins nothing after a failure, and throws it in its turn once what was under way has ended', async () => {
  const events: string[] = [];
  const work = async (name: string) => {
    events.push(`${name} begins`);
    await later({ bad: 2, slow: 5 }[name] ?? 10);
    if (name === 'bad') throw new Error('no');
    events.push(`${name} ends`);
    return name;
  };
  const taken: string[] = [];

  const all = (async () => {
    for await (const name of mapConcurrently(['slow', 'bad', 'other', 'never'], 3, work)) taken.push(name);
  })();

  await expect(all).rejects.toThrow('no');
  expect(taken).toEqual(['slow']);
  expect(events).toEqual(['slow begins', 'bad begins', 'other begins', 'slow ends', 'other ends']);
});

test('a source that fails is told once what was under way has ended', async () => {
  let ended = 0;
  async function* broken() {
    yield 1;
    yield 2;
    throw new Error('torn');
  }
  const work = async (item: number) => {
    await later(5);
    ended += 1;
    return item;
  };

  await expect(collect(mapConcurrently(broken(), 4, work))).rejects.toThrow('torn');
  expect(ended).toBe(2);
});
