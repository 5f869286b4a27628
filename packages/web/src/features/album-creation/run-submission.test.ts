import { ALBUM_TEXTS } from '@palmares/texts/page/album';
import { SUBMISSION_TEXTS } from '@palmares/texts/page/album-creation';
import { describe, expect, test } from 'vitest';
import { createReducerStore } from '../../lib/reducer-store.ts';
import type { SendFailure } from '../../uploads/send-images.ts';
import { type ImageProgress, NOT_SENT, reduceSending, type Sending } from '../../uploads/sending.ts';
import { type AlbumForm, EMPTY_FORM } from './album-form.ts';
import { createSubmissionRunner, type SubmissionCalls } from './run-submission.ts';
import { NOT_SUBMITTED, reduceSubmission } from './submission.ts';

const failure = (value: SendFailure): Error => Object.assign(new Error('refused'), { failure: value });
const refused = failure({ kind: 'refused', text: 'non', status: 422 });
const STEPS = { arrives: { step: 'success' }, fails: { step: 'error', text: 'non' } } as const;

/** A fake server, and a queue whose images succeed or fail as given. */
function scene(outcomes: (keyof typeof STEPS)[], overrides: Partial<SubmissionCalls> = {}) {
  const told: string[] = [];
  let keys = 0;
  let stop: Sending['stop'] = null;
  let images = outcomes;
  let form: AlbumForm = { ...EMPTY_FORM, name: ' Mon  album ', categories: ['Films', 'Sport'] };
  const calls: SubmissionCalls = {
    createAlbum: async (album, { key }) => {
      told.push(`album ${album.name} ${album.status} ${key}`);
      return 7;
    },
    attachCategory: async (albumId, category) => void told.push(`category ${albumId} ${category}`),
    deleteAlbum: async (albumId) => void told.push(`delete ${albumId}`),
    explain: (error) =>
      (error as { failure?: SendFailure }).failure ?? { kind: 'refused', text: 'coupé', status: null },
    tellExpired: (text) => void told.push(text),
    makeKey: () => `k${(keys += 1)}`,
    ...overrides,
  };
  const submission = createReducerStore(reduceSubmission, NOT_SUBMITTED);
  const sending = createReducerStore(reduceSending, NOT_SENT);
  const queue = {
    sending,
    lineUp: () => sending.dispatch({ type: 'lined_up', ids: images.map((_, index) => `i${index}`) }),
    send: async (albumId: number) => {
      told.push(`images ${albumId}`);
      const settled = images.map((outcome, index): [string, ImageProgress] => [`i${index}`, STEPS[outcome]]);
      sending.dispatch({
        type: 'restored',
        sending: { ...NOT_SENT, stop, images: Object.fromEntries(settled) },
      });
      return sending.getState();
    },
    stop: (reason: Sending['stop']) => void told.push(`stop ${reason}`),
  };
  return {
    told,
    submission,
    sending,
    runner: createSubmissionRunner(submission, queue, () => form, calls),
    setForm: (change: Partial<AlbumForm>) => (form = { ...form, ...change }),
    /** Sets the outcomes of the images from now on. */
    setQueue: (next: (keyof typeof STEPS)[], reason: Sending['stop'] = null) => {
      images = next;
      stop = reason;
    },
  };
}

describe('a submission', () => {
  test('AL-49: creates, uploads, attaches the categories in their order, and is done', async () => {
    const { told, submission, runner } = scene(['arrives', 'arrives']);
    await runner.begin();
    expect(submission.getState().phase).toBe('done');
    expect(told).toEqual(['album Mon album public k1', 'images 7', 'category 7 Films', 'category 7 Sport']);
  });

  test('AL-49: ignores a category that cannot be attached', async () => {
    const { runner, submission } = scene(['arrives'], { attachCategory: () => Promise.reject(refused) });
    await runner.begin();
    expect(submission.getState().phase).toBe('done');
  });
});

test('a second attempt lines the images up as the form has them by then', async () => {
  const { runner, sending } = scene(['arrives', 'arrives'], { createAlbum: () => Promise.reject(refused) });
  const error = { step: 'error', text: 'non' } as const;
  const earlier: Sending = { ...NOT_SENT, order: ['i1', 'i0'], images: { i1: error, refused: error } };
  sending.dispatch({ type: 'restored', sending: earlier });
  await runner.begin();
  const pending = { step: 'pending' };
  expect(sending.getState()).toMatchObject({ order: ['i0', 'i1'] });
  expect(sending.getState().images).toEqual({ i0: pending, i1: pending });
});

describe('when the album is refused', () => {
  const refusing = {
    createAlbum: () => Promise.reject(failure({ kind: 'refused', text: 'x', status: 500 })),
  };

  test('the form is open again with the text of the spec', async () => {
    const { runner, submission } = scene(['arrives'], refusing);
    await runner.begin();
    expect(submission.getState()).toMatchObject({
      phase: 'editing',
      notice: { text: "Une erreur est survenue lors de la création de l'album. Veuillez réessayer." },
    });
  });

  test('too many albums for now: the server says how long to wait', async () => {
    const text = 'Trop de demandes. Réessayez dans 54 minutes.';
    for (const failed of [
      { kind: 'refused', text, status: 429 },
      { kind: 'busy', text, retryAfterMs: 30_000 },
    ] as const) {
      const { runner, submission } = scene(['arrives'], {
        createAlbum: () => Promise.reject(failure(failed)),
      });
      await runner.begin();
      expect(submission.getState()).toMatchObject({ phase: 'editing', notice: { kind: 'error', text } });
    }
  });

  test('the same fields go under the same key, changed ones under another', async () => {
    const keys: string[] = [];
    const { runner, setForm } = scene(['arrives'], {
      createAlbum: (_album, { key }) => {
        keys.push(key);
        return Promise.reject(refused);
      },
    });
    await runner.begin();
    await runner.begin();
    setForm({ name: 'Autre' });
    await runner.begin();
    expect(keys).toEqual(['k1', 'k1', 'k2']);
  });

  test('a lost session is told as such', async () => {
    const { runner, submission } = scene(['arrives'], {
      createAlbum: () => Promise.reject(failure({ kind: 'expired' })),
    });
    await runner.begin();
    expect(submission.getState().notice).toMatchObject({
      kind: 'session',
      text: expect.stringMatching(/^Session expirée - /u),
    });
  });
});

describe('when images fail', () => {
  test('AL-54: some: partial, and a retry attaches no category twice', async () => {
    const { runner, submission, told, setQueue } = scene(['arrives', 'fails', 'arrives']);
    await runner.begin();
    expect(submission.getState().phase).toBe('partial');

    setQueue(['arrives', 'arrives', 'arrives']);
    await runner.resume();

    expect(submission.getState().phase).toBe('done');
    expect(told.filter((call) => call.startsWith('category'))).toHaveLength(2);
    expect(told.filter((call) => call.startsWith('album'))).toHaveLength(1);
  });

  test('AL-52: all: the album is deleted and the text of the spec told', async () => {
    const { runner, submission, sending, told } = scene(['fails', 'fails']);
    await runner.begin();
    expect(told.at(-1)).toBe('delete 7');
    expect(submission.getState()).toMatchObject({
      phase: 'editing',
      albumId: null,
      notice: { kind: 'error', text: "Aucune image n'a pu être ajoutée. L'album n'a pas été créé." },
    });
    expect(sending.getState().images['i0']).toEqual({ step: 'error', text: 'non' });
  });

  test('all, and the album is gone already: the same', async () => {
    const gone = failure({ kind: 'refused', text: 'x', status: 404 });
    const { runner, submission } = scene(['fails'], { deleteAlbum: () => Promise.reject(gone) });
    await runner.begin();
    expect(submission.getState().notice?.text).toBe(ALBUM_TEXTS.noImageAdded);
  });

  test('AL-11, AL-53: all, and the deletion too: the person is asked to delete the album by hand', async () => {
    const { runner, submission } = scene(['fails'], {
      deleteAlbum: () => Promise.reject(failure({ kind: 'refused', text: 'x', status: 500 })),
    });
    await runner.begin();
    // No list shows an album without images, so the notice links to it.
    expect(submission.getState().notice).toEqual({
      kind: 'error',
      text: SUBMISSION_TEXTS.deleteByHand,
      albumId: 7,
    });
  });

  test('all, and the session ended: it is told where it is read after the page was left', async () => {
    const { runner, submission, told } = scene(['fails'], {
      deleteAlbum: () => Promise.reject(failure({ kind: 'expired' })),
    });
    await runner.begin();
    expect(told.at(-1)).toBe(SUBMISSION_TEXTS.expiredOnDeletion);
    expect(submission.getState().notice?.kind).toBe('session');
  });
});

describe('stopping', () => {
  test('a lost session deletes nothing: the album waits', async () => {
    const { runner, submission, told, setQueue } = scene([]);
    setQueue(['fails'], 'expired');
    await runner.begin();
    expect(submission.getState()).toMatchObject({ phase: 'partial', albumId: 7 });
    expect(told).not.toContain('delete 7');
  });

  test('cancelling before the first image deletes the empty album', async () => {
    const { runner, submission, told, setQueue } = scene([]);
    setQueue(['fails'], 'cancelled');
    await runner.begin();
    expect(told.at(-1)).toBe('delete 7');
    expect(submission.getState()).toMatchObject({
      phase: 'editing',
      notice: { kind: 'info', text: SUBMISSION_TEXTS.cancelled },
    });
  });

  test('cancelling while the album is created opens the form again; later, it stops the queue', async () => {
    const { runner, submission, told } = scene(['arrives'], {
      createAlbum: (_album, { signal }) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(refused))),
    });
    const running = runner.begin();
    runner.cancel();
    await running;
    expect(submission.getState()).toMatchObject({
      phase: 'editing',
      notice: { kind: 'info', text: SUBMISSION_TEXTS.cancelled },
    });

    runner.cancel();
    runner.interrupt();
    expect(told).toEqual(['stop cancelled', 'stop interrupted']);
  });

  test('a partial album that is given up is deleted, and said so', async () => {
    const { runner, submission, told } = scene(['arrives', 'fails']);
    await runner.begin();
    await runner.abandon();
    expect(told.at(-1)).toBe('delete 7');
    expect(submission.getState()).toMatchObject({
      phase: 'editing',
      albumId: null,
      notice: { text: SUBMISSION_TEXTS.abandoned },
    });
  });
});
