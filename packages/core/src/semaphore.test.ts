import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSemaphore, type ReleaseSlot } from './semaphore.ts';

/** Tasks start in a later microtask than the one in which they get their slot. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A task that ends when `end` is called. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { task: () => promise, end: resolve };
}

it('never runs more tasks than it has slots, and runs them in the order of their arrival', async () => {
  const semaphore = createSemaphore({ slots: 2 });
  let running = 0;
  let most = 0;
  const begun: number[] = [];

  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      semaphore.run(async () => {
        begun.push(index);
        running += 1;
        most = Math.max(most, running);
        for (let turn = 0; turn < index % 3; turn += 1) await settled();
        running -= 1;
      }),
    ),
  );

  expect(most).toBe(2);
  expect(begun).toEqual(Array.from({ length: 20 }, (_, index) => index));
});

it('gives each owner a turn, however many the first has brought', async () => {
  const semaphore = createSemaphore({ slots: 1 });
  const begun: string[] = [];
  const ask = (owner: number, name: string) =>
    semaphore.run(
      async () => {
        begun.push(name);
      },
      { owner },
    );

  await Promise.all([
    ...['a1', 'a2', 'a3', 'a4'].map((name) => ask(1, name)),
    ...['b1', 'b2'].map((name) => ask(2, name)),
    ask(3, 'c1'),
  ]);

  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'].toSorted(byTurn));
});

/** `a1` gets the slot first; after that, each owner gets it in turn. */
function byTurn(one: string, other: string): number {
  const order = ['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'];
  return order.indexOf(one) - order.indexOf(other);
}

it('gives a slot that becomes free to whoever has none, long tasks of another or not', async () => {
  const semaphore = createSemaphore({ slots: 2 });
  const long = Array.from({ length: 4 }, held);
  const begun: string[] = [];
  const ask = (owner: number, name: string, task: () => Promise<void>) =>
    semaphore.run(
      () => {
        begun.push(name);
        return task();
      },
      { owner },
    );
  const longOnes = long.map(({ task }, index) => ask(1, `long ${index}`, task));
  const short = [0, 1, 2].map((index) => ask(2, `short ${index}`, () => Promise.resolve()));

  long[0]?.end();
  await Promise.all(short);

  expect(begun).toEqual(['long 0', 'long 1', 'short 0', 'short 1', 'short 2', 'long 2']);
  for (const { end } of long) end();
  await Promise.all(longOnes);
});

it('gives the slot back when a task fails', async () => {
  const semaphore = createSemaphore({ slots: 1 });

  const failed = semaphore.run(() => Promise.reject(new Error('no')));
  const second = semaphore.run(() => Promise.resolve('done'));

  await expect(failed).rejects.toThrow('no');
  expect(await second).toBe('done');
});

it('rejects a request that is aborted while it waits, and passes over it', async () => {
  const semaphore = createSemaphore({ slots: 1 });
  const first = held();
  const leaving = new AbortController();
  const begun: string[] = [];
  const ask = (name: string, signal: AbortSignal) =>
    semaphore.run(
      async () => {
        begun.push(name);
      },
      { owner: 2, signal },
    );
  const running = semaphore.run(first.task, { owner: 1 });
  const gone = ask('gone', leaving.signal);
  const stays = ask('stays', new AbortController().signal);
  expect(semaphore.waiting()).toBe(2);

  leaving.abort(new Error('aborted'));
  first.end();

  await expect(gone).rejects.toThrow('aborted');
  await expect(ask('late', leaving.signal)).rejects.toThrow('aborted');
  await Promise.all([running, stays]);
  expect(begun).toEqual(['stays']);
});

describe('a semaphore of three slots that keeps one for somebody else', () => {
  const LONG = 10;

  function recordedSemaphore() {
    const semaphore = createSemaphore({ slots: 3, perOwner: 2, longAbove: 1 });
    const begun: string[] = [];
    const ended: Promise<void>[] = [];
    const ask = (owner: number, name: string, cost: number) => {
      const { task, end } = held();
      const run = () => {
        begun.push(name);
        return task();
      };
      ended.push(semaphore.run(run, { owner, cost }));
      return end;
    };
    return { ask, begun, ended };
  }

  it('lets one owner run one long task at a time, and short ones beside it', async () => {
    const { ask, begun, ended } = recordedSemaphore();
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
    const { ask, begun, ended } = recordedSemaphore();
    const ends = [1, 2, 3, 4].map((owner) => ask(owner, `long of ${owner}`, LONG));
    ends.push(ask(5, 'short of 5', 1));

    await settled();
    expect(begun).toEqual(['long of 1', 'long of 2', 'short of 5']);
    for (const end of ends) end();
    await Promise.all(ended);
  });

  it('serves the owner whose running tasks cost the least', async () => {
    const { ask, begun, ended } = recordedSemaphore();
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

it('gives a slot back once, however often it is released', async () => {
  const semaphore = createSemaphore({ slots: 1 });
  const release = await semaphore.acquire();
  release();
  release();

  expect([semaphore.tryAcquire() !== null, semaphore.tryAcquire()]).toEqual([true, null]);
});

it('starts a request that tries when it may, and never makes it wait', () => {
  const semaphore = createSemaphore({ slots: 2, perOwner: 1 });

  const first = semaphore.tryAcquire({ owner: 1 });
  const second = semaphore.tryAcquire({ owner: 1 });
  const other = semaphore.tryAcquire({ owner: 2 });

  expect([first === null, second === null, other === null, semaphore.waiting()]).toEqual([
    false,
    true,
    false,
    0,
  ]);
});

// Property tests: requests with owners and costs arrive, are aborted and release their slots in any order.
const LONG_ABOVE = 2;
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('ask' as const),
      owner: fc.nat(3),
      cost: fc.integer({ min: 1, max: 4 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('release' as const), which: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('abort' as const), which: fc.nat() }) },
);
type Asked = {
  owner: number;
  cost: number;
  controller: AbortController;
  state: string;
  release: ReleaseSlot;
};

it('keeps its limits, leaves no slot idle that a request may have, and serves every request in the end', async () => {
  const limits = fc.record({
    slots: fc.integer({ min: 2, max: 4 }),
    perOwner: fc.integer({ min: 1, max: 4 }),
    longAbove: fc.constant(LONG_ABOVE),
  });
  await fc.assert(
    fc.asyncProperty(limits, fc.array(step, { maxLength: 60 }), async (bounds, steps) => {
      const semaphore = createSemaphore(bounds);
      const all: Asked[] = [];
      const inState = (state: string) => all.filter((one) => one.state === state);
      const isLong = ({ cost }: { cost: number }) => cost > LONG_ABOVE;
      const mayRun = (one: Asked): boolean => {
        const running = inState('running');
        const own = running.filter(({ owner }) => owner === one.owner);
        if (running.length >= bounds.slots || own.length >= bounds.perOwner) return false;
        return !isLong(one) || (!own.some(isLong) && running.filter(isLong).length < bounds.slots - 1);
      };
      const ask = (owner: number, cost: number): void => {
        const controller = new AbortController();
        const one: Asked = { owner, cost, controller, state: 'waiting', release: () => undefined };
        all.push(one);
        semaphore.acquire({ owner, cost, signal: controller.signal }).then(
          (release) => Object.assign(one, { state: 'running', release }),
          () => Object.assign(one, { state: 'aborted' }),
        );
      };
      const end = (one: Asked | undefined): void => {
        if (one === undefined) return;
        one.state = 'done';
        one.release();
      };
      const check = (): void => {
        const running = inState('running');
        expect(running.length).toBeLessThanOrEqual(bounds.slots);
        expect(running.filter(isLong).length).toBeLessThan(bounds.slots);
        for (const { owner } of running) {
          const own = running.filter((one) => one.owner === owner);
          expect(own.length).toBeLessThanOrEqual(bounds.perOwner);
          expect(own.filter(isLong).length).toBeLessThanOrEqual(1);
        }
        expect(inState('waiting').filter(mayRun)).toEqual([]);
        expect(semaphore.waiting()).toBe(inState('waiting').length);
      };

      for (const next of steps) {
        if (next.kind === 'ask') ask(next.owner, next.cost);
        else if (next.kind === 'release') end(inState('running')[next.which % inState('running').length]);
        else all[next.which % all.length]?.controller.abort();
        await settled();
        check();
      }
      while (inState('running').length > 0) {
        end(inState('running')[0]);
        await settled();
        check();
      }
      expect(inState('waiting')).toEqual([]);
    }),
  );
});

it('serves in the order of arrival those who tell no owner', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 4 }), fc.nat(20), async (slots, count) => {
      const semaphore = createSemaphore({ slots });
      const begun: number[] = [];
      await Promise.all(
        Array.from({ length: count }, (_, index) => semaphore.run(async () => begun.push(index))),
      );
      expect(begun).toEqual(begun.toSorted((one, other) => one - other));
      expect(begun).toHaveLength(count);
    }),
  );
});
