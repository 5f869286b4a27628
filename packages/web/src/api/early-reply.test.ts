import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserTransport } from './transport.ts';

const URL = '/api/home';
const asked = vi.fn(() => Promise.resolve(new Response('asked')));

beforeEach(() => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(asked);
  vi.spyOn(performance, 'now').mockReturnValue(1_000);
});
afterEach(() => {
  vi.restoreAllMocks();
  asked.mockClear();
  globalThis.earlyReplies = undefined;
});

function begin(authorization?: string) {
  const reply = Promise.withResolvers<Response>();
  globalThis.earlyReplies = new Map([
    [URL, { authorization, reply: reply.promise, abort: () => reply.reject(new Error('aborted')) }],
  ]);
  return reply;
}

const read = async (headers: Record<string, string> = {}, signal?: AbortSignal) =>
  (await browserTransport({ method: 'GET', url: URL, headers, signal })).body;

test('a call that has begun already is not made again, and its reply serves once', async () => {
  begin().resolve(new Response('early'));

  expect(await read()).toBe('early');
  expect(await read()).toBe('asked');
  expect(asked).toHaveBeenCalledTimes(1);
});

test('what another session has asked for is for nobody else', async () => {
  begin('Bearer other').resolve(new Response('early'));

  expect(await read({ authorization: 'Bearer mine' })).toBe('asked');
});

test('an old reply is not taken', async () => {
  begin().resolve(new Response('early'));
  vi.mocked(performance.now).mockReturnValue(31_000);

  expect(await read()).toBe('asked');
});

test('a write never takes it', async () => {
  begin().resolve(new Response('early'));

  expect((await browserTransport({ method: 'POST', url: URL, headers: {} })).body).toBe('asked');
});

test('a call that was cancelled before it was made does not take it', async () => {
  begin().resolve(new Response('early'));

  expect(await read({}, AbortSignal.abort())).toBe('asked');
});

test('it fails and is cancelled as any other call', async () => {
  begin().reject(new TypeError('no network'));
  await expect(read()).rejects.toMatchObject({ name: 'NetworkError' });

  begin();
  const leaving = new AbortController();
  const reply = read({}, leaving.signal);
  leaving.abort();
  await expect(reply).rejects.toMatchObject({ name: 'AbortError' });
});
