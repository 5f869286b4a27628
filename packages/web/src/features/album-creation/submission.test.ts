import { describe, expect, test } from 'vitest';
import {
  countSteps,
  NOT_SUBMITTED,
  overallProgress,
  positionOf,
  reduceSubmission,
  type Submission,
  type SubmissionEvent,
} from './submission.ts';

const key = { key: 'k', body: 'b' };
const notice = { kind: 'info', text: 'texte' } as const;
const after = (events: readonly SubmissionEvent[], from: Submission = NOT_SUBMITTED): Submission =>
  events.reduce(reduceSubmission, from);

const begun: SubmissionEvent[] = [
  { type: 'begun', order: ['a', 'b', 'c'], albumKey: key },
  { type: 'album_created', albumId: 7 },
];
const ok = (id: string): SubmissionEvent[] => [
  { type: 'image_started', id, key },
  { type: 'image_succeeded', id },
];
const bad = (id: string): SubmissionEvent[] => [
  { type: 'image_started', id, key },
  { type: 'image_failed', id, text: 'non', isRefused: false },
];
const settled: SubmissionEvent = { type: 'uploads_settled' };

describe('the way where all goes well', () => {
  test('goes through creating, uploading, attaching and done', () => {
    expect(after(begun.slice(0, 1)).phase).toBe('creating');
    expect(after(begun).phase).toBe('uploading');
    const uploaded = after([...begun, ...ok('a'), ...ok('b'), ...ok('c'), settled]);
    expect(uploaded.phase).toBe('attaching');
    expect(after([{ type: 'categories_settled' }], uploaded).phase).toBe('done');
  });

  test('an image passes pending, processing and success', () => {
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
});

describe('failures', () => {
  test('an album that was not created opens the form again, keeps the key and tells why', () => {
    const state = after([...begun.slice(0, 1), { type: 'album_failed', notice }]);
    expect(state).toMatchObject({ phase: 'editing', notice, albumKey: key, albumId: null });
  });

  test('some failed: categories are attached, then the person chooses', () => {
    const state = after([...begun, ...ok('a'), ...bad('b'), ...ok('c'), settled]);
    expect(state.phase).toBe('attaching');
    expect(after([{ type: 'categories_settled' }], state).phase).toBe('partial');
  });

  test('none succeeded: the album is cleaned away, and the next attempt starts from nothing but the reasons', () => {
    const state = after([...begun, ...bad('a'), ...bad('b'), ...bad('c'), settled]);
    expect(state.phase).toBe('cleaning');
    const { images } = state;
    expect(after([{ type: 'cleaned', notice }], state)).toEqual({ ...NOT_SUBMITTED, notice, images });
    expect(after([{ type: 'clean_failed', notice }], state)).toEqual({ ...NOT_SUBMITTED, notice, images });
    expect(after([{ type: 'cleaned', notice }, ...begun], state).images['a']).toEqual({ step: 'pending' });
  });
});

describe('a partial album', () => {
  const partial = after([
    ...begun,
    ...ok('a'),
    ...bad('b'),
    ...ok('c'),
    settled,
    { type: 'categories_settled' },
  ]);

  test('is resumed with the failed images only, and categories are not attached again', () => {
    const resumed = after([{ type: 'resumed' }], partial);
    expect(resumed.phase).toBe('uploading');
    expect(countSteps(resumed)).toEqual({ pending: 1, processing: 0, success: 2, error: 0, total: 3 });
    expect(resumed.imageKeys['b']).toEqual(key);
    expect(after([...ok('b'), settled], resumed).phase).toBe('done');
    expect(after([...bad('b'), settled], resumed).phase).toBe('partial');
  });

  test('may be accepted as it is', () => {
    expect(after([{ type: 'accepted' }], partial).phase).toBe('done');
  });

  test('may be given up', () => {
    expect(after([{ type: 'abandoned' }], partial).phase).toBe('cleaning');
  });

  test('lets a failed image go, never a successful one, and moves no position', () => {
    const dropped = after(
      [
        { type: 'image_dropped', id: 'b' },
        { type: 'image_dropped', id: 'a' },
      ],
      partial,
    );
    expect(Object.keys(dropped.images)).toEqual(['a', 'c']);
    expect(positionOf(dropped, 'c')).toBe(3);
  });
});

describe('a stop', () => {
  const busy = after([...begun, ...ok('a'), { type: 'image_started', id: 'b', key }]);

  test('a cancelled sending keeps what arrived and puts the cut-off image back in line', () => {
    const state = after([{ type: 'stopped', stop: 'cancelled', notice }, settled], busy);
    expect(state).toMatchObject({ phase: 'partial', stop: 'cancelled', notice });
    expect(state.images['b']).toEqual({ step: 'pending' });
  });

  test('cancelled before any image arrived, the album is cleaned away', () => {
    expect(after([...begun, { type: 'stopped', stop: 'cancelled', notice }, settled]).phase).toBe('cleaning');
  });

  test('a lost session cleans nothing: the album waits for the next one', () => {
    const state = after([...begun, { type: 'stopped', stop: 'expired', notice }, settled]);
    expect(state).toMatchObject({ phase: 'partial', albumId: 7 });
    expect(after([{ type: 'accepted' }], state).phase).toBe('partial');
  });

  test('after a reload in the middle, the sending is to be resumed', () => {
    const state = after([{ type: 'restored', submission: busy }]);
    expect(state).toMatchObject({ phase: 'partial', stop: 'interrupted', albumId: 7 });
    expect(state.images['b']).toEqual({ step: 'pending' });
  });

  test('after a reload before the album existed, the form is open and the key kept', () => {
    const state = after([{ type: 'restored', submission: after(begun.slice(0, 1)) }]);
    expect(state).toMatchObject({ phase: 'editing', albumKey: key });
  });
});

describe('events out of place', () => {
  test('change nothing', () => {
    const uploading = after(begun);
    for (const event of [
      begun[0],
      { type: 'resumed' },
      { type: 'accepted' },
      { type: 'abandoned' },
    ] as SubmissionEvent[]) {
      expect(reduceSubmission(uploading, event)).toBe(uploading);
    }
    expect(reduceSubmission(NOT_SUBMITTED, settled)).toBe(NOT_SUBMITTED);
  });
});

test('overall progress goes from 0 to 1 and leaves the server its share', () => {
  expect(overallProgress(after(begun))).toBe(0);
  const state = after([
    ...begun,
    ...ok('a'),
    { type: 'image_started', id: 'b', key },
    { type: 'image_sent', id: 'b', sent: 1 },
  ]);
  expect(overallProgress(state)).toBeCloseTo(1.9 / 3);
  expect(overallProgress(after([...ok('b'), ...ok('c')], state))).toBe(1);
});
