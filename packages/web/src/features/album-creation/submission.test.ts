import { SUBMISSION_TEXTS } from '@palmares/texts/page/album-creation';
import { describe, expect, test } from 'vitest';
import { type ImageProgress, NOT_SENT, type Sending } from '../../uploads/sending.ts';
import {
  getNotice,
  NOT_SUBMITTED,
  reduceSubmission,
  type Submission,
  type SubmissionEvent,
} from './submission.ts';

const albumKey = { key: 'k', body: 'b' };
const notice = { kind: 'info', text: 'texte' } as const;
const after = (events: readonly SubmissionEvent[], from: Submission = NOT_SUBMITTED): Submission =>
  events.reduce(reduceSubmission, from);

const STEPS: Record<string, ImageProgress> = {
  '+': { step: 'success' },
  '-': { step: 'error', text: 'non' },
  '.': { step: 'pending' },
};
/** Each character is one image: `+` succeeded, `-` failed, `.` is pending. */
const sent = (steps: string, stop: Sending['stop'] = null): Sending => ({
  ...NOT_SENT,
  stop,
  images: Object.fromEntries(
    [...steps].map((step, index) => [`i${index}`, STEPS[step] ?? { step: 'pending' }]),
  ),
});

const begun: SubmissionEvent[] = [
  { type: 'begun', albumKey },
  { type: 'album_created', albumId: 7 },
];
const settled = (sending: Sending): SubmissionEvent => ({ type: 'uploads_settled', sending });
const attached = (sending: Sending): SubmissionEvent => ({ type: 'categories_settled', sending });

describe('where all goes well', () => {
  test('goes through creating, uploading, attaching and done', () => {
    expect(after(begun.slice(0, 1)).phase).toBe('creating');
    expect(after(begun).phase).toBe('uploading');
    const uploaded = after([...begun, settled(sent('+++'))]);
    expect(uploaded.phase).toBe('attaching');
    expect(after([attached(sent('+++'))], uploaded).phase).toBe('done');
  });
});

describe('failures', () => {
  test('an album that was not created opens the form again, keeps the key and tells why', () => {
    const state = after([...begun.slice(0, 1), { type: 'album_failed', notice }]);
    expect(state).toMatchObject({ phase: 'editing', notice, albumKey, albumId: null });
  });

  test('some failed: categories are attached, then the person chooses', () => {
    const state = after([...begun, settled(sent('+-+'))]);
    expect(state.phase).toBe('attaching');
    expect(after([attached(sent('+-+'))], state).phase).toBe('partial');
  });

  test('none succeeded: the album is cleaned away, and the next attempt starts from nothing', () => {
    const state = after([...begun, settled(sent('---'))]);
    expect(state.phase).toBe('cleaning');
    expect(after([{ type: 'cleaned', notice }], state)).toEqual({ ...NOT_SUBMITTED, notice });
  });
});

describe('a partial album', () => {
  const partial = after([...begun, settled(sent('+-+')), attached(sent('+-+'))]);

  test('is resumed, and categories are not attached again', () => {
    const resumed = after([{ type: 'resumed' }], partial);
    expect(resumed.phase).toBe('uploading');
    expect(after([settled(sent('+++'))], resumed).phase).toBe('done');
    expect(after([settled(sent('+-+'))], resumed).phase).toBe('partial');
  });

  test('AL-55: may be accepted as it is', () => {
    expect(after([{ type: 'accepted' }], partial).phase).toBe('done');
  });

  test('may be given up', () => {
    expect(after([{ type: 'abandoned' }], partial).phase).toBe('cleaning');
  });

  test('says what is missing, and why the sending stopped', () => {
    expect(getNotice(partial, sent('+-+'))).toEqual({ kind: 'error', text: SUBMISSION_TEXTS.partial(2, 1) });
    expect(getNotice(partial, sent('+..', 'cancelled'))?.text).toBe(SUBMISSION_TEXTS.stopped(1, 3));
    expect(getNotice(partial, sent('+..', 'interrupted'))?.text).toBe(SUBMISSION_TEXTS.interrupted(1, 3));
    expect(getNotice(partial, sent('+..', 'expired'))).toEqual({
      kind: 'session',
      text: SUBMISSION_TEXTS.expiredOnImages,
    });
    expect(getNotice({ ...partial, notice }, sent('+-+'))).toBe(notice);
    expect(getNotice(after(begun), sent('+..'))).toBeNull();
  });
});

describe('a stop', () => {
  test('a cancelled sending keeps what arrived', () => {
    expect(after([...begun, settled(sent('+..', 'cancelled'))])).toMatchObject({
      phase: 'partial',
      albumId: 7,
    });
  });

  test('cancelled before any image arrived, the album is cleaned away', () => {
    expect(after([...begun, settled(sent('...', 'cancelled'))]).phase).toBe('cleaning');
  });

  test.each(['expired', 'interrupted'] as const)('%s: the album waits, empty or not', (stop) => {
    for (const steps of ['...', '+..'])
      expect(after([...begun, settled(sent(steps, stop))])).toMatchObject({ phase: 'partial', albumId: 7 });
  });
});

test('events out of place change nothing', () => {
  const uploading = after(begun);
  const strays: SubmissionEvent[] = [
    { type: 'begun', albumKey },
    { type: 'resumed' },
    { type: 'accepted' },
    { type: 'abandoned' },
    { type: 'cleaned', notice },
  ];
  for (const event of strays) expect(reduceSubmission(uploading, event)).toBe(uploading);
  expect(reduceSubmission(NOT_SUBMITTED, settled(sent('+')))).toBe(NOT_SUBMITTED);
});
