import { describe, expect, it } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

const NEVER = new AbortController().signal;

/** A task that ends when it is told to. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { task: () => promise, end: resolve };
}

it('never runs more tasks than it has slots, and runs those of one owner in order', async () => {
  const inTurn = createFairQueue({ slots: 2 });
  let running = 0;
  let most = 0;
  const begun: number[] = [];

  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      inTurn(1, NEVER, async () => {
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

it('gives each owner a turn, however many the first has brought', async () => {
  const inTurn = createFairQueue({ slots: 1 });
  const begun: string[] = [];
  const ask = (owner: number, name: string) =>
    inTurn(owner, NEVER, async () => {
      begun.push(name);
    });

  await Promise.all([
    ...['a1', 'a2', 'a3', 'a4'].map((name) => ask(1, name)),
    ...['b1', 'b2'].map((name) => ask(2, name)),
    ask(3, 'c1'),
  ]);

  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'].toSorted(byTurn));
});

/** `a1` has the slot before the others ask; from there on each owner in turn. */
function byTurn(one: string, other: string): number {
  const order = ['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'];
  return order.indexOf(one) - order.indexOf(other);
}

it('gives a slot that becomes free to whoever has none, long tasks of another or not', async () => {
  const inTurn = createFairQueue({ slots: 2 });
  const long = Array.from({ length: 4 }, held);
  const begun: string[] = [];
  const ask = (owner: number, name: string, task: () => Promise<void>) =>
    inTurn(owner, NEVER, () => {
      begun.push(name);
      return task();
    });
  const longOnes = long.map(({ task }, index) => ask(1, `long ${index}`, task));
  const short = [0, 1, 2].map((index) => ask(2, `short ${index}`, () => Promise.resolve()));

  long[0]?.end();
  await Promise.all(short);

  expect(begun).toEqual(['long 0', 'long 1', 'short 0', 'short 1', 'short 2', 'long 2']);
  for (const { end } of long) end();
  await Promise.all(longOnes);
});

it('gives the slot back when a task fails', async () => {
  const inTurn = createFairQueue({ slots: 1 });

  const failed = inTurn(1, NEVER, () => Promise.reject(new Error('no')));
  const second = inTurn(1, NEVER, () => Promise.resolve('done'));

  await expect(failed).rejects.toThrow('no');
  expect(await second).toBe('done');
});

it('lets who waits leave, without a turn and without keeping anybody', async () => {
  const inTurn = createFairQueue({ slots: 1 });
  const first = held();
  const leaving = new AbortController();
  const begun: string[] = [];
  const ask = (owner: number, name: string, signal: AbortSignal) =>
    inTurn(owner, signal, async () => {
      begun.push(name);
    });
  const running = inTurn(1, NEVER, first.task);
  const gone = ask(2, 'gone', leaving.signal);
  const stays = ask(2, 'stays', NEVER);

  leaving.abort(new Error('nobody waits'));
  first.end();

  await expect(gone).rejects.toThrow('nobody waits');
  await expect(ask(2, 'late', leaving.signal)).rejects.toThrow('nobody waits');
  await Promise.all([running, stays]);
  expect(begun).toEqual(['stays']);
});

/** Tasks begin in a later microtask than the one in which they get their slot. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('a queue of three slots that keeps one for somebody else', () => {
  const LONG = 10;

  function recordedQueue() {
    const inTurn = createFairQueue({ slots: 3, perOwner: 2, longAbove: 1 });
    const begun: string[] = [];
    const ended: Promise<void>[] = [];
    const ask = (owner: number, name: string, cost: number) => {
      const { task, end } = held();
      const run = () => {
        begun.push(name);
        return task();
      };
      ended.push(inTurn(owner, NEVER, run, cost));
      return end;
    };
    return { ask, begun, ended };
  }

  it('lets one owner run one long task at a time, and short ones beside it', async () => {
    const { ask, begun, ended } = recordedQueue();
    const ends = [
      ask(1, 'long 1', LONG),
      ask(1, 'long 2', LONG),
      ask(1, 'short 1', 1),
      ask(1, 'short 2', 1),
      ask(2, 'other', LONG),
    ];

    await settled();
    expect(begun).toEqual(['long 1', 'short 1', 'other']);
    for (const end of ends) end();
    await Promise.all(ended);
    expect(begun).toEqual(['long 1', 'short 1', 'other', 'long 2', 'short 2']);
  });

  it('never gives the last slot to a long task, whoever asks', async () => {
    const { ask, begun, ended } = recordedQueue();
    const ends = [1, 2, 3, 4].map((owner) => ask(owner, `long of ${owner}`, LONG));
    ends.push(ask(5, 'short of 5', 1));

    await settled();
    expect(begun).toEqual(['long of 1', 'long of 2', 'short of 5']);
    for (const end of ends) end();
    await Promise.all(ended);
  });

  it('serves the owner whose running tasks cost the least', async () => {
    const { ask, begun, ended } = recordedQueue();
    const endLong = ask(1, 'long of 1', LONG);
    const ends = [ask(2, 'short of 2', 1), ask(3, 'short of 3', 1)];
    ends.push(ask(1, 'short of 1', 1), ask(2, 'second of 2', 1));

    ends[1]?.();
    await ended[2];
    await settled();

    expect(begun.at(-1)).toBe('second of 2');
    for (const end of [endLong, ...ends]) end();
    await Promise.all(ended);
  });
});
