// Tests request timeouts. The browser's fetch is replaced, because Node's own times out after five minutes.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TimeoutError } from './errors.ts';
import { browserTransport } from './transport.ts';

const A_DAY_MS = 24 * 60 * 60 * 1_000;
const UPLOAD_MS = 60_000;
const READ_MS = 20_000;

/** A fetch that answers when the test says so and rejects when its signal aborts, like the browser's. */
function replaceFetch(): { answer: (body: BodyInit) => void; signal: () => AbortSignal | null | undefined } {
  const reply = Promise.withResolvers<Response>();
  const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation((_url, init) => {
    init?.signal?.addEventListener('abort', () => reply.reject(init.signal?.reason));
    return reply.promise;
  });
  return {
    answer: (body) => reply.resolve(new Response(body)),
    signal: () => fetch.mock.calls[0]?.[1]?.signal,
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a request', () => {
  test('AX-26: has no timeout of its own: nothing can end it, and a day later its answer is taken', async () => {
    const { answer, signal } = replaceFetch();
    const reply = browserTransport({ method: 'GET', url: '/api/album', headers: {} });

    vi.advanceTimersByTime(A_DAY_MS);
    answer('late');

    expect((await reply).body).toBe('late');
    expect(signal()).toBeUndefined();
  });

  test('that was given a time is given up when it has passed, not a millisecond before, and says so', async () => {
    const { signal } = replaceFetch();
    const reply = browserTransport({ method: 'POST', url: '/api/image', headers: {}, timeoutMs: UPLOAD_MS });
    const refused = expect(reply).rejects.toBeInstanceOf(TimeoutError);

    vi.advanceTimersByTime(UPLOAD_MS - 1);
    expect(signal()?.aborted).toBe(false);
    vi.advanceTimersByTime(1);

    await refused;
  });

  test('whose answer arrives slowly goes on; it is given up when no part of it has come for the time', async () => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const { answer, signal } = replaceFetch();
    const reply = browserTransport({ method: 'GET', url: '/api/album', headers: {}, timeoutMs: READ_MS });
    const refused = expect(reply).rejects.toBeInstanceOf(TimeoutError);
    answer(readable);
    const writer = writable.getWriter();
    // Aborts like a body in the browser.
    signal()?.addEventListener('abort', () => void writer.abort(signal()?.reason));
    for (const letter of 'album') {
      await vi.advanceTimersByTimeAsync(READ_MS - 1);
      await writer.write(new TextEncoder().encode(letter));
    }
    await vi.advanceTimersByTimeAsync(READ_MS - 1);
    expect(vi.getTimerCount()).toBe(1);

    await vi.advanceTimersByTimeAsync(1);

    await refused;
  });

  test('that its caller cancels is no timeout', async () => {
    const caller = new AbortController();
    replaceFetch();
    const { signal } = caller;
    const reply = browserTransport({
      method: 'GET',
      url: '/api/album',
      headers: {},
      signal,
      timeoutMs: UPLOAD_MS,
    });

    caller.abort();

    await expect(reply).rejects.toMatchObject({ name: 'AbortError' });
  });

  test('that was cancelled before it began tells the browser so', () => {
    const { signal } = replaceFetch();
    void browserTransport({
      method: 'GET',
      url: '/api/album',
      headers: {},
      signal: AbortSignal.abort(),
      timeoutMs: UPLOAD_MS,
    });
    expect(signal()?.aborted).toBe(true);
  });
});
