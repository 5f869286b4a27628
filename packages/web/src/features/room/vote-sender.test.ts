import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, NetworkError } from '../../api/errors.ts';
import { createVoteSender, type OwnVote } from './vote-sender.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const lost = () => new NetworkError('/api/room');
const refusal = (status: number, code: 'room_step_closed' | 'room_paused' | 'rate_limited') =>
  new ApiError({ status, code, message: 'non', retryAfter: status === 429 ? 7 : null });

/** A server that answers with `reply`; without one it waits for `answer`. */
function setUp(reply: () => Promise<unknown> = () => Promise.resolve()) {
  const sent: OwnVote[] = [];
  const counted: OwnVote[] = [];
  const refused: string[] = [];
  const server = { reply };
  let waiting: readonly OwnVote[] = [];
  const sender = createVoteSender({
    send: (vote) => {
      sent.push(vote);
      return server.reply();
    },
    onWaiting: (votes) => {
      waiting = votes;
    },
    onCounted: (vote) => counted.push(vote),
    onRefused: ({ code }, { step }) => refused.push(`${code} ${step}`),
  });
  return { sender, sent, counted, refused, server, getWaiting: () => waiting };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

test('SA-47: a vote waits until the server has answered', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { sender, counted, getWaiting } = setUp(() => promise);
  sender.cast({ step: 0, choice: 1 });
  await settle();
  expect([getWaiting(), counted]).toEqual([[{ step: 0, choice: 1 }], []]);
  resolve();
  await settle();
  expect([getWaiting(), counted]).toEqual([[], [{ step: 0, choice: 1 }]]);
});

test('SA-47: presses reach the server in their order, and the last one counts', async () => {
  const first = Promise.withResolvers<void>();
  const { sender, sent, counted, server, getWaiting } = setUp(() => first.promise);
  sender.cast({ step: 0, choice: 1 });
  sender.cast({ step: 0, choice: 2 });
  sender.cast({ step: 0, choice: 3 });
  expect(getWaiting()).toEqual([{ step: 0, choice: 3 }]);
  server.reply = () => Promise.resolve();
  first.resolve();
  await settle();
  expect(sent.map(({ choice }) => choice)).toEqual([1, 3]);
  expect(counted.at(-1)).toEqual({ step: 0, choice: 3 });
  expect(getWaiting()).toEqual([]);
});

test('SA-47: without a network it is sent again, at once when the network is back', async () => {
  const { sender, sent, counted, server } = setUp(() => Promise.reject(lost()));
  sender.cast({ step: 0, choice: 1 });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(sent.length).toBeGreaterThan(4);
  const before = sent.length;
  server.reply = () => Promise.resolve();
  sender.wake();
  await settle();
  expect(sent.length).toBe(before + 1);
  expect(counted).toHaveLength(1);
});

test('SA-47: a vote that comes too late is told, a pause is waited for', async () => {
  const { sender, refused, counted, server, getWaiting } = setUp(() =>
    Promise.reject(refusal(409, 'room_paused')),
  );
  sender.cast({ step: 2, choice: 1 });
  await vi.advanceTimersByTimeAsync(5_000);
  expect([refused, getWaiting()]).toEqual([[], [{ step: 2, choice: 1 }]]);
  server.reply = () => Promise.reject(refusal(409, 'room_step_closed'));
  await vi.advanceTimersByTimeAsync(5_000);
  expect([refused, counted, getWaiting()]).toEqual([['room_step_closed 2'], [], []]);
});

test('a server that is too busy is left alone for as long as it says', async () => {
  const { sender, sent } = setUp(() => Promise.reject(refusal(429, 'rate_limited')));
  sender.cast({ step: 0, choice: 1 });
  await vi.advanceTimersByTimeAsync(6_900);
  expect(sent).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(sent).toHaveLength(2);
});

test('votes of two steps are both answered', async () => {
  const { sender, counted, server } = setUp(() => Promise.reject(lost()));
  sender.cast({ step: 0, choice: 1 });
  await settle();
  server.reply = () => Promise.resolve();
  sender.cast({ step: 1, choice: 2 });
  await settle();
  expect(counted).toEqual([
    { step: 0, choice: 1 },
    { step: 1, choice: 2 },
  ]);
});

test('once stopped it calls nothing, and keeps what waits', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { sender, counted, getWaiting } = setUp(() => promise);
  sender.cast({ step: 0, choice: 1 });
  sender.stop();
  resolve();
  await settle();
  expect([counted, getWaiting()]).toEqual([[], [{ step: 0, choice: 1 }]]);
});
