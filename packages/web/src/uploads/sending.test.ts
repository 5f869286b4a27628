import { describe, expect, test } from 'vitest';
import {
  countSteps,
  isComplete,
  NOT_SENT,
  overallProgress,
  reduceSending,
  type Sending,
  type SendingEvent,
  toUploadPercent,
} from './sending.ts';

const key = { key: 'k', body: 'b' };
const after = (events: readonly SendingEvent[], from: Sending = NOT_SENT): Sending =>
  events.reduce(reduceSending, from);
const ids = ['a', 'b', 'c'];

const begun: SendingEvent[] = [{ type: 'lined_up', ids }, { type: 'begun' }];
const ok = (id: string): SendingEvent[] => [
  { type: 'image_started', id, key },
  { type: 'image_succeeded', id },
];
const bad = (id: string): SendingEvent[] => [
  { type: 'image_started', id, key },
  { type: 'image_failed', id, text: 'non', isRefused: false },
];
const settled: SendingEvent = { type: 'settled' };

describe('an image', () => {
  test('AL-50: an image passes pending, processing and success', () => {
    const state = after(begun);
    expect(state.images['a']).toEqual({ step: 'pending' });
    const started = after(
      [
        { type: 'image_started', id: 'a', key },
        { type: 'image_sent', id: 'a', sent: 0.5 },
      ],
      state,
    );
    expect(started.images['a']).toEqual({ step: 'processing', sent: 0.5 });
    expect(after([{ type: 'image_succeeded', id: 'a' }], started).images['a']).toEqual({ step: 'success' });
  });

  test('a late progress report does not bring a finished image back', () => {
    const state = after([...begun, ...ok('a'), { type: 'image_sent', id: 'a', sent: 0.9 }]);
    expect(state.images['a']).toEqual({ step: 'success' });
  });

  test('what the server refused did not arrive: its key says so', () => {
    const refused: SendingEvent = { type: 'image_failed', id: 'a', text: 'non', isRefused: true };
    expect(after([...begun, { type: 'image_started', id: 'a', key }, refused]).keys['a']).toEqual({
      ...key,
      isRefused: true,
    });
    expect(after([...begun, ...bad('a')]).keys['a']).toEqual(key);
  });
});

describe('lining up again', () => {
  const stopped = after([...begun, ...ok('a'), ...bad('b'), ...ok('c'), settled]);

  test('sends the failed images only, at their places and under their keys', () => {
    const again = after([{ type: 'lined_up', ids }, { type: 'begun' }], stopped);
    expect(countSteps(again)).toEqual({ pending: 1, processing: 0, success: 2, error: 0, total: 3 });
    expect(again.keys['b']).toEqual(key);
    expect(again.order).toEqual(ids);
    expect(isComplete(after([...ok('b'), settled], again))).toBe(true);
  });

  test('puts new images behind the others', () => {
    const again = after([{ type: 'lined_up', ids: ['d', 'b'] }], stopped);
    expect(again.order).toEqual(['a', 'b', 'c', 'd']);
    expect(again.images['d']).toEqual({ step: 'pending' });
  });

  test('an image that was dropped moves no other’s place', () => {
    const dropped = after([{ type: 'images_dropped', ids: new Set(['b']) }], stopped);
    expect(Object.keys(dropped.images)).toEqual(['a', 'c']);
    expect(dropped.order).toEqual(ids);
  });
});

describe('a stop', () => {
  const busy = after([...begun, ...ok('a'), { type: 'image_started', id: 'b', key }]);

  test('keeps what arrived and puts the image that was cut off back in line', () => {
    const state = after([{ type: 'stopped', stop: 'cancelled' }, settled], busy);
    expect(state).toMatchObject({ isRunning: false, stop: 'cancelled', images: { a: { step: 'success' } } });
    expect(state.images['b']).toEqual({ step: 'pending' });
    expect(after([{ type: 'begun' }], state).stop).toBeNull();
  });

  test('is nothing where nothing is on its way', () => {
    expect(reduceSending(NOT_SENT, { type: 'stopped', stop: 'interrupted' })).toBe(NOT_SENT);
  });
});

test('an album that is gone takes the keys and places along; why images failed stays to be read', () => {
  const state = after([...begun, ...bad('a'), ...bad('b'), settled, { type: 'album_gone' }]);
  const error = { step: 'error', text: 'non' };
  expect(state).toEqual({ ...NOT_SENT, images: { a: error, b: error } });
  expect(after(begun, state).images['a']).toEqual({ step: 'pending' });
});

test('AL-67: progress stands at 10 before the first byte and at 50 after the last', () => {
  expect([toUploadPercent(0), toUploadPercent(0.5), toUploadPercent(1)]).toEqual([10, 30, 50]);
  expect([toUploadPercent(-1), toUploadPercent(3)]).toEqual([10, 50]);
});

test('overall progress goes from 0 to 1 and leaves the server its share', () => {
  expect(overallProgress(NOT_SENT)).toBe(0);
  expect(overallProgress(after(begun))).toBe(0);
  const state = after([
    ...begun,
    ...ok('a'),
    { type: 'image_started', id: 'b', key },
    { type: 'image_sent', id: 'b', sent: 1 },
  ]);
  expect(overallProgress(state)).toBeCloseTo(1.5 / 3);
  expect(overallProgress(after([...ok('b'), ...ok('c')], state))).toBe(1);
});
