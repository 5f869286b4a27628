import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { type AlbumForm, EMPTY_FORM, type FormImage } from './album-form.ts';
import { SUBMISSION_TEXTS } from './messages.ts';
import { type CallFailure, createSubmissionRunner, type SubmissionPorts } from './run-submission.ts';
import { createStore } from './store.ts';
import { NOT_SUBMITTED, reduceSubmission } from './submission.ts';

const image = (id: string): FormImage => ({
  id,
  fileName: `${id}.png`,
  name: ` ${id} `,
  description: '',
  url: id === 'b' ? 'ftp://non' : '',
  status: 'ready',
  fault: null,
  animated: false,
  fingerprint: id,
});
const idsUpTo = (count: number): string[] => Array.from({ length: count }, (_, index) => `i${index + 1}`);
const failure = (value: CallFailure): Error => Object.assign(new Error('refused'), { failure: value });
const refused = failure({ kind: 'refused', text: 'non', status: 422 });

/** A server of a few lines: it remembers what it was asked, and fails where it is told to. */
function scene(ids: string[], overrides: Partial<SubmissionPorts> = {}) {
  const calls: string[] = [];
  const traffic = { now: 0, most: 0 };
  let keys = 0;
  let form: AlbumForm = {
    ...EMPTY_FORM,
    name: ' Mon  album ',
    categories: ['Films', 'Sport'],
    images: ids.map(image),
  };
  const ports: SubmissionPorts = {
    createAlbum: async (album, { key }) => {
      calls.push(`album ${album.name} ${album.status} ${key}`);
      return 7;
    },
    uploadImage: async ({ position, name, url }, localId, { key }) => {
      traffic.now += 1;
      traffic.most = Math.max(traffic.most, traffic.now);
      await pause(1);
      traffic.now -= 1;
      calls.push(`image ${localId} ${position} ${name} ${url} ${key}`);
      return 100 + position;
    },
    changeTexts: async (imageId, { name }) => void calls.push(`texts ${imageId} ${name}`),
    attachCategory: async (albumId, category) => void calls.push(`category ${albumId} ${category}`),
    deleteAlbum: async (albumId) => void calls.push(`delete ${albumId}`),
    explain: (error) =>
      (error as { failure?: CallFailure }).failure ?? { kind: 'refused', text: 'coupé', status: null },
    tellExpired: (text) => void calls.push(text),
    makeKey: () => `k${(keys += 1)}`,
    wait: () => Promise.resolve(),
    ...overrides,
  };
  const store = createStore(reduceSubmission, NOT_SUBMITTED);
  const runner = createSubmissionRunner(store, () => form, ports);
  return {
    calls,
    traffic,
    store,
    runner,
    setForm: (change: Partial<AlbumForm>) => (form = { ...form, ...change }),
  };
}

describe('a submission', () => {
  test('creates, uploads in the order of the form with positions, attaches, and is done', async () => {
    const { calls, store, runner } = scene(['a', 'b']);
    await runner.begin();
    expect(store.getState().phase).toBe('done');
    expect(calls).toEqual([
      'album Mon album public k1',
      'image a 1 a null k2',
      'image b 2 b null k3',
      'category 7 Films',
      'category 7 Sport',
    ]);
  });

  test('P1 §9: keeps three images on their way, never more', async () => {
    const { traffic, runner, store } = scene(idsUpTo(40));
    await runner.begin();
    expect(traffic.most).toBe(3);
    expect(store.getState().phase).toBe('done');
  });

  test('ignores a category that cannot be attached', async () => {
    const { runner, store } = scene(['a'], { attachCategory: () => Promise.reject(refused) });
    await runner.begin();
    expect(store.getState().phase).toBe('done');
  });

  test('does not send what was refused in the form', async () => {
    const { runner, calls, setForm } = scene(['a', 'b']);
    setForm({ images: [{ ...image('a'), status: 'refused' }, image('b')] });
    await runner.begin();
    expect(calls.filter((call) => call.startsWith('image'))).toEqual(['image b 1 b null k2']);
  });
});

describe('when the album is refused', () => {
  const refusing = {
    createAlbum: () => Promise.reject(failure({ kind: 'refused', text: 'x', status: 500 })),
  };

  test('the form is open again with the text of the spec', async () => {
    const { runner, store } = scene(['a'], refusing);
    await runner.begin();
    expect(store.getState()).toMatchObject({
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
      const { runner, store } = scene(['a'], { createAlbum: () => Promise.reject(failure(failed)) });
      await runner.begin();
      expect(store.getState()).toMatchObject({ phase: 'editing', notice: { kind: 'error', text } });
    }
  });

  test('the same fields go under the same key, changed ones under another', async () => {
    const keys: string[] = [];
    const { runner, setForm } = scene(['a'], {
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
    const { runner, store } = scene(['a'], {
      createAlbum: () => Promise.reject(failure({ kind: 'expired' })),
    });
    await runner.begin();
    expect(store.getState().notice).toMatchObject({
      kind: 'session',
      text: expect.stringMatching(/^Session expirée - /u),
    });
  });
});

describe('when images fail', () => {
  test('some: partial, and a retry sends only those, under the keys they had', async () => {
    let broken = true;
    const sent: string[] = [];
    const { runner, store, calls } = scene(['a', 'b', 'c'], {
      uploadImage: async (_image, id, { key }) => {
        sent.push(`${id} ${key}`);
        if (id === 'b' && broken) throw refused;
        return 1;
      },
    });
    await runner.begin();
    expect(store.getState()).toMatchObject({
      phase: 'partial',
      images: { b: { step: 'error', text: 'non' } },
    });

    broken = false;
    await runner.resume();

    expect(store.getState().phase).toBe('done');
    expect(sent).toEqual(['a k2', 'b k3', 'c k4', 'b k3']);
    expect(calls.filter((call) => call.startsWith('category'))).toHaveLength(2);
  });

  test('a failed image that was renamed goes under a new key', async () => {
    const sent: string[] = [];
    const { runner, setForm } = scene(['a', 'b'], {
      uploadImage: async ({ name }, id, { key }) => {
        sent.push(`${id} ${name} ${key}`);
        if (name === 'b') throw refused;
        return 1;
      },
    });
    await runner.begin();
    setForm({ images: [image('a'), { ...image('b'), name: 'mieux' }] });
    await runner.resume();
    expect(sent.at(-1)).toBe('b mieux k4');
  });

  test('an image whose answer was lost and that was renamed since is there once, under its new name', async () => {
    const arrived = new Map<string, string>();
    const { runner, store, calls, setForm } = scene(['a', 'b'], {
      uploadImage: async ({ name, position }, id, { key }) => {
        const isNew = !arrived.has(key);
        arrived.set(key, name);
        if (id === 'b' && isNew) throw new Error('the answer was lost');
        return 100 + position;
      },
    });
    await runner.begin();
    setForm({ images: [image('a'), { ...image('b'), name: 'mieux' }] });
    await runner.resume();

    expect(store.getState().phase).toBe('done');
    expect([...arrived.values()]).toEqual(['a', 'b']);
    expect(calls).toContain('texts 102 mieux');
  });

  test('new texts that were refused after a lost answer are tried again, not the image', async () => {
    let attempts = 0;
    const sent: string[] = [];
    const { runner, store, setForm } = scene(['a', 'b'], {
      uploadImage: async ({ name }, id, { key }) => {
        sent.push(`${id} ${name} ${key}`);
        if (id === 'b' && sent.length === 2) throw new Error('the answer was lost');
        return 1;
      },
      changeTexts: async () => {
        attempts += 1;
        if (attempts === 1) throw refused;
      },
    });
    await runner.begin();
    setForm({ images: [image('a'), { ...image('b'), name: 'mieux' }] });
    await runner.resume();
    expect(store.getState().images['b']).toEqual({ step: 'error', text: 'non' });
    await runner.resume();

    expect(store.getState().phase).toBe('done');
    expect(sent).toEqual(['a a k2', 'b b k3', 'b b k3', 'b b k3']);
  });

  test('all: the album is deleted and the text of the spec told', async () => {
    const { runner, store, calls } = scene(['a', 'b'], { uploadImage: () => Promise.reject(refused) });
    await runner.begin();
    expect(calls.at(-1)).toBe('delete 7');
    expect(store.getState()).toMatchObject({
      phase: 'editing',
      albumId: null,
      notice: { kind: 'error', text: "Aucune image n'a pu être ajoutée. L'album n'a pas été créé." },
    });
  });

  test('all, and the deletion too: the person is asked to delete the album by hand', async () => {
    const { runner, store } = scene(['a'], {
      uploadImage: () => Promise.reject(refused),
      deleteAlbum: () => Promise.reject(failure({ kind: 'refused', text: 'x', status: 500 })),
    });
    await runner.begin();
    // No list shows an album without images: the notice leads to it.
    expect(store.getState().notice).toEqual({
      kind: 'error',
      text: SUBMISSION_TEXTS.deleteByHand,
      albumId: 7,
    });
  });

  test('a server that asks for patience gets it, then the image', async () => {
    let attempts = 0;
    const waits: number[] = [];
    const { runner, store } = scene(['a'], {
      uploadImage: async () => {
        attempts += 1;
        if (attempts < 3) throw failure({ kind: 'busy', retryAfterMs: 250, text: 'x' });
        return 1;
      },
      wait: async (ms) => void waits.push(ms),
    });
    await runner.begin();
    expect(store.getState().phase).toBe('done');
    expect(waits).toEqual([250, 250]);
  });
});

describe('stopping', () => {
  test('a lost session stops everything, deletes nothing and keeps what is left to send', async () => {
    const { runner, store, calls } = scene(idsUpTo(9), {
      uploadImage: async (_image, id) => {
        if (id !== 'i1') throw failure({ kind: 'expired' });
        return 1;
      },
    });
    await runner.begin();
    const state = store.getState();
    expect(state).toMatchObject({
      phase: 'partial',
      stop: 'expired',
      albumId: 7,
      notice: { kind: 'session' },
    });
    expect(Object.values(state.images).filter(({ step }) => step === 'error')).toEqual([]);
    expect(calls).not.toContain('delete 7');
    expect(calls.filter((call) => call.startsWith('Session expirée - '))).not.toEqual([]);
  });

  test('cancelling in the middle keeps the images that arrived', async () => {
    const { runner, store } = scene(idsUpTo(9), {
      uploadImage: async (_image, id, { signal }) => {
        if (id !== 'i1') await pause(1_000, undefined, { signal });
        return 1;
      },
    });
    const running = runner.begin();
    await pause(5);
    runner.cancel();
    await running;
    expect(store.getState()).toMatchObject({
      phase: 'partial',
      stop: 'cancelled',
      images: { i1: { step: 'success' } },
    });
  });

  test('cancelling before the first image deletes the empty album', async () => {
    const { runner, store, calls } = scene(['a'], {
      uploadImage: async (_image, _id, { signal }) => {
        await pause(1_000, undefined, { signal });
        return 1;
      },
    });
    const running = runner.begin();
    await pause(5);
    runner.cancel();
    await running;
    expect(calls.at(-1)).toBe('delete 7');
    expect(store.getState()).toMatchObject({
      phase: 'editing',
      notice: { kind: 'info', text: SUBMISSION_TEXTS.cancelled },
    });
  });
});
