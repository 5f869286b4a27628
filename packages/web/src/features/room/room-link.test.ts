import type { RoomSnapshot } from '@palmares/core/contract/types';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, NetworkError } from '../../api/errors.ts';
import { type LinkPorts, type LinkState, type RoomLink, startRoomLink } from './room-link.ts';

const snapshot = (version: string) => ({ version }) as RoomSnapshot;
const toEvent = (version: string) => `id: ${version}\nevent: snapshot\ndata: {"version":"${version}"}\n\n`;
const lost = () => new NetworkError('/api/room');
const refusal = (status: number) => new ApiError({ status, code: 'room_removed', message: 'non' });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Open = { send: (text: string) => void; fail: () => void; signal: AbortSignal };

/** A server whose streams a test writes to; `down`: it answers nothing. */
function setUp({ mayStream = true }: { mayStream?: boolean } = {}) {
  const streams: Open[] = [];
  const seen: string[] = [];
  const states: LinkState[] = [];
  const refused: number[] = [];
  const server = { down: false, polls: 0, status: 200, delay: Promise.resolve() };
  const ports: LinkPorts = {
    mayStream,
    random: () => 0.5,
    onSnapshot: ({ version }) => seen.push(version),
    onState: (state) => states.push(state),
    onRefused: ({ status }) => refused.push(status),
    stream: (signal, onText) =>
      new Promise((_, reject) => {
        const fail = () => reject(lost());
        if (server.down || server.status !== 200) fail();
        signal.addEventListener('abort', fail);
        streams.push({ send: onText, fail, signal });
      }),
    poll: async () => {
      server.polls += 1;
      await server.delay;
      if (server.down) throw lost();
      if (server.status !== 200) throw refusal(server.status);
      return snapshot(`p${server.polls}`);
    },
  };
  const link: RoomLink = startRoomLink(ports);
  const last = () => streams.at(-1) as Open;
  return { link, streams, seen, states, refused, server, last };
}

test('SA-37: snapshots of the stream are shown as they come', async () => {
  const { last, seen, states, link } = setUp();
  last().send('retry: 1000\n\n');
  last().send(toEvent('1.1'));
  last().send(toEvent('1.2'));
  expect(seen).toEqual(['1.1', '1.2']);
  expect(states.at(-1)).toBe('live');
  link.stop();
});

test('SA-41: a stream that breaks is opened again after a delay that differs between guests', async () => {
  const { last, streams, link } = setUp();
  last().send(toEvent('1.1'));
  last().fail();
  await vi.advanceTimersByTimeAsync(700);
  expect(streams).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(100);
  expect(streams).toHaveLength(2);
  link.stop();
});

test('beats keep a quiet stream open; 40 s of silence end it', async () => {
  const { last, streams, link } = setUp();
  last().send(toEvent('1.1'));
  for (let beats = 0; beats < 4; beats++) {
    await vi.advanceTimersByTimeAsync(15_000);
    last().send(':\n\n');
  }
  expect(streams).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(42_000);
  expect(streams).toHaveLength(2);
  link.stop();
});

test('SA-41: after three silent tries the snapshot is polled every 3 s, and the stream is tried again later', async () => {
  const { server, seen, streams, states, link } = setUp();
  server.down = true;
  await vi.advanceTimersByTimeAsync(0);
  expect(states).toContain('connecting');
  streams[0]?.fail();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(states.at(-1)).toBe('lost');
  server.down = false;
  await vi.advanceTimersByTimeAsync(3_600);
  expect(states).toContain('polling');
  const before = seen.length;
  await vi.advanceTimersByTimeAsync(9_000);
  expect(seen.length).toBeGreaterThanOrEqual(before + 2);
  const tried = streams.length;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(streams.length).toBeGreaterThan(tried);
  link.stop();
});

test('SA-41: behind a proxy that buffers, the snapshot is polled every 3 s, also while a stream is tried again', async () => {
  const { server, seen, streams, states, last, link } = setUp();
  await vi.advanceTimersByTimeAsync(5_100);
  expect(seen).toEqual(['p1']);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(streams).toHaveLength(3);
  expect(states.at(-1)).toBe('polling');
  for (let waited = 0; waited < 40_000; waited += 4_000) {
    const before = server.polls;
    await vi.advanceTimersByTimeAsync(4_000);
    expect(server.polls).toBeGreaterThan(before);
  }
  expect(streams).toHaveLength(4);
  expect(states).not.toContain('lost');

  await vi.advanceTimersByTimeAsync(26_000);
  expect(streams).toHaveLength(5);
  last().send(toEvent('7.7'));
  const { polls } = server;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(server.polls).toBe(polls);
  expect(seen.at(-1)).toBe('7.7');
  expect(states.at(-1)).toBe('live');
  link.stop();
});

test('SA-41: a snapshot that was asked for before a stream is heard does not replace those of the stream', async () => {
  const { server, seen, streams, last, link } = setUp();
  await vi.advanceTimersByTimeAsync(20_100);
  let answer = () => {};
  server.delay = new Promise((resolve) => {
    answer = resolve;
  });
  await vi.advanceTimersByTimeAsync(3_600);
  link.wake();
  await vi.advanceTimersByTimeAsync(0);
  expect(streams).toHaveLength(4);
  last().send(toEvent('9.9'));
  answer();
  await vi.advanceTimersByTimeAsync(100);
  expect(seen.at(-1)).toBe('9.9');
  link.stop();
});

test('SA-41: waking up reconnects at once, but leaves a stream that was heard lately', async () => {
  const { last, streams, link } = setUp();
  last().send(toEvent('1.1'));
  await vi.advanceTimersByTimeAsync(5_000);
  link.wake();
  await vi.advanceTimersByTimeAsync(10);
  expect(streams).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(20_000);
  link.wake();
  await vi.advanceTimersByTimeAsync(800);
  expect(streams).toHaveLength(2);
  link.stop();
});

test('SA-28: at the end event the snapshot tells that the guest was removed, and the link stops', async () => {
  const { last, server, refused, streams } = setUp();
  last().send(toEvent('1.1'));
  server.status = 403;
  last().send('event: end\ndata:\n\n');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(refused).toEqual([403]);
  expect(streams).toHaveLength(1);
});

test('a browser that has its streams already polls only', async () => {
  const { streams, seen, states, link } = setUp({ mayStream: false });
  await vi.advanceTimersByTimeAsync(7_000);
  expect(streams).toHaveLength(0);
  expect(seen.length).toBeGreaterThanOrEqual(2);
  expect(states.at(-1)).toBe('polling');
  link.stop();
});

test('a stopped link says nothing any more', async () => {
  const { link, last, seen, server } = setUp();
  link.stop();
  last().send(toEvent('1.1'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(seen).toEqual([]);
  expect(server.polls).toBe(0);
});
