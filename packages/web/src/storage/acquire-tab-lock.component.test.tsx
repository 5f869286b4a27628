import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { acquireTabLock } from './acquire-tab-lock.ts';

const never = () => {
  throw new Error('nobody takes it away here');
};
const hold = (name: string, signal: AbortSignal) => acquireTabLock(name, signal, never);

afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
});

/** Simulates plain HTTP, where Web Locks are missing. */
function withoutLocks(): void {
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
}

/** A channel of a tab that receives nothing while it is frozen. */
const freezableChannel = (tab: { readonly isFrozen: boolean }) =>
  class extends BroadcastChannel {
    override addEventListener(type: string, listener: EventListenerOrEventListenerObject): void {
      super.addEventListener(type, (event) => {
        if (!tab.isFrozen && typeof listener === 'function') listener(event);
      });
    }
  };

describe.each([
  ['Web Locks', () => undefined],
  ['a lease, on plain HTTP', withoutLocks],
])('with %s', (_means, prepare) => {
  beforeEach(prepare);
  test('one has it at a time; the next one waits a moment, and has it once it is let go', async () => {
    const first = new AbortController();
    const { signal } = new AbortController();
    expect(await hold('one', first.signal)).toBe(true);
    expect(await hold('one', signal)).toBe(false);
    expect(await hold('another', signal)).toBe(true);

    const next = hold('one', signal);
    first.abort();

    expect(await next).toBe(true);
  });

  test('whoever is gone before it is free does not get it', async () => {
    const first = new AbortController();
    const gone = new AbortController();
    expect(await hold('two', first.signal)).toBe(true);
    const waiting = hold('two', gone.signal);
    gone.abort();

    expect(await waiting).toBe(false);
    first.abort();
    expect(await hold('two', new AbortController().signal)).toBe(true);
  });
});

describe('on plain HTTP', () => {
  beforeEach(withoutLocks);

  test('of two that ask at the same instant one has it', async () => {
    const { signal } = new AbortController();

    const told = await Promise.all([hold('three', signal), hold('three', signal)]);

    expect(told.toSorted()).toEqual([false, true]);
  });

  test('a tab that was frozen learns that another one has taken it', async () => {
    const { signal } = new AbortController();
    const tab = { isFrozen: false };
    vi.stubGlobal('BroadcastChannel', freezableChannel(tab));
    const onLost = vi.fn();
    expect(await acquireTabLock('four', signal, onLost)).toBe(true);
    vi.unstubAllGlobals();
    tab.isFrozen = true;
    expect(await hold('four', signal)).toBe(true);
    expect(onLost).not.toHaveBeenCalled();

    tab.isFrozen = false;
    document.dispatchEvent(new Event('visibilitychange'));

    await expect.poll(() => onLost.mock.calls.length).toBe(1);
    expect(await hold('four', signal)).toBe(false);
  });
});
