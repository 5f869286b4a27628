// How long a request may take (P1 §7). The browser's fetch is replaced: Node's own gives up by itself after five minutes.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TimeoutError } from './errors.ts';
import { browserTransport } from './transport.ts';

const A_DAY_MS = 24 * 60 * 60 * 1_000;
const UPLOAD_MS = 60_000;
const SILENCE_MS = 20_000;

/** Answers when the test says so, and fails when its signal ends, as the browser's does. */
function replaceFetch(): { answer: (text: string) => void; signal: () => AbortSignal | null | undefined } {
  const reply = Promise.withResolvers<Response>();
  const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation((_url, init) => {
    init?.signal?.addEventListener('abort', () => reply.reject(init.signal?.reason));
    return reply.promise;
  });
  return {
    answer: (text) => reply.resolve(new Response(text)),
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
  test('P1 §7: has no default timeout: nothing can end it, and a day later its answer is taken', async () => {
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

  test('that may be silent for a time is given up after it, however often it has brought something before', async () => {
    const stream = new TransformStream<Uint8Array>();
    const writer = stream.writable.getWriter();
    const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation((_url, init) => {
      init?.signal?.addEventListener('abort', () => void writer.abort(init.signal?.reason));
      return Promise.resolve(new Response(stream.readable));
    });
    const reply = browserTransport({ method: 'GET', url: '/api/album', headers: {}, silenceMs: SILENCE_MS });
    const refused = expect(reply).rejects.toBeInstanceOf(TimeoutError);

    for (const part of ['é', 't', 'é']) {
      await vi.advanceTimersByTimeAsync(SILENCE_MS - 1);
      await writer.write(new TextEncoder().encode(part));
    }
    await vi.advanceTimersByTimeAsync(SILENCE_MS - 1);
    expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);

    await refused;
  });

  test('that may be silent for a time and is not brings its text whole', async () => {
    const bytes = new TextEncoder().encode('été');
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(stream));

    const reply = await browserTransport({
      method: 'GET',
      url: '/api/album',
      headers: {},
      silenceMs: SILENCE_MS,
    });

    expect(reply.body).toBe('été');
  });
});
