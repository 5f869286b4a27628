import { setTimeout as pause } from 'node:timers/promises';
import type { Image } from '@palmares/core/contract/types';
import { describe, expect, test } from 'vitest';
import { createReducerStore } from '../lib/reducer-store.ts';
import type { ChosenImage } from './chosen-images.ts';
import { createImageSender, type SenderOptions, type SendFailure, type UploadCalls } from './send-images.ts';
import { NOT_SENT, reduceSending } from './sending.ts';

const image = (id: string): ChosenImage => ({
  id,
  fileName: `${id}.png`,
  name: ` ${id} `,
  description: '',
  url: id === 'b' ? 'ftp://non' : '',
  status: 'ready',
  failure: null,
  animated: false,
  fingerprint: id,
});
const added = (id: number, name: string): Image => ({
  id,
  name,
  description: null,
  url: null,
  path_image: null,
  id_album: 7,
  width: 1,
  height: 1,
  color: 'ffffff',
  animated: false,
});
const idsUpTo = (count: number): string[] => Array.from({ length: count }, (_, index) => `i${index + 1}`);
const failure = (value: SendFailure): Error => Object.assign(new Error('refused'), { failure: value });
const refused = failure({ kind: 'refused', text: 'non', status: 422 });

/** A minimal fake server that records requests and fails on demand. */
function scene(ids: string[], overrides: Partial<UploadCalls> = {}, options: Partial<SenderOptions> = {}) {
  const told: string[] = [];
  const traffic = { now: 0, most: 0 };
  let keys = 0;
  let images = ids.map(image);
  const calls: UploadCalls = {
    upload: async ({ position, name, url }, localId, { key }) => {
      traffic.now += 1;
      traffic.most = Math.max(traffic.most, traffic.now);
      await pause(1);
      traffic.now -= 1;
      told.push(`${localId} ${position} ${name} ${url} ${key}`);
      return added(100 + (position ?? 0), name);
    },
    changeTexts: async (id, { name }) => {
      told.push(`texts ${id} ${name}`);
      return added(id, name);
    },
    explain: (error) =>
      (error as { failure?: SendFailure }).failure ?? { kind: 'refused', text: 'coupé', status: null },
    makeKey: () => `k${(keys += 1)}`,
    wait: () => Promise.resolve(),
    ...overrides,
  };
  const sending = createReducerStore(reduceSending, NOT_SENT);
  const sender = createImageSender(sending, () => images, calls, { lanes: 3, isOrdered: true, ...options });
  return {
    told,
    traffic,
    sending,
    stop: sender.stop,
    send: () => {
      sending.dispatch({ type: 'lined_up', ids: images.map(({ id }) => id) });
      return sender.send(7);
    },
    rename: (id: string, name: string) =>
      (images = images.map((one) => (one.id === id ? { ...one, name } : one))),
  };
}

describe('sending', () => {
  test('goes in the order of the list, each image with its position, its texts cleaned and a key of its own', async () => {
    const { told, send } = scene(['a', 'b']);
    expect(await send()).toMatchObject({ isRunning: false, stop: null });
    expect(told).toEqual(['a 1 a null k1', 'b 2 b null k2']);
  });

  test('AL-49: keeps three images on their way, never more', async () => {
    const { traffic, send, sending } = scene(idsUpTo(40));
    await send();
    expect(traffic.most).toBe(3);
    expect(Object.values(sending.getState().images).every(({ step }) => step === 'success')).toBe(true);
  });

  test('AL-67: one after the other where there is one lane, behind the images that are there', async () => {
    const names: string[] = [];
    const onAdded = ({ name }: Image) => void names.push(name);
    const { traffic, told, send } = scene(['a', 'b', 'c'], {}, { lanes: 1, isOrdered: false, onAdded });
    await send();
    expect(traffic.most).toBe(1);
    expect(told).toEqual(['a null a null k1', 'b null b null k2', 'c null c null k3']);
    expect(names).toEqual(['a', 'b', 'c']);
  });
});

describe('when images fail', () => {
  test('AL-51: a retry sends only those, under the keys they had', async () => {
    let broken = true;
    const sent: string[] = [];
    const { send, sending } = scene(['a', 'b', 'c'], {
      upload: async (_image, id, { key }) => {
        sent.push(`${id} ${key}`);
        if (id === 'b' && broken) throw refused;
        return added(1, id);
      },
    });
    await send();
    expect(sending.getState().images['b']).toEqual({ step: 'error', text: 'non' });

    broken = false;
    await send();

    expect(sending.getState().images['b']).toEqual({ step: 'success' });
    expect(sent).toEqual(['a k1', 'b k2', 'c k3', 'b k2']);
  });

  test('a refused image that was renamed goes under a new key', async () => {
    const sent: string[] = [];
    const { send, rename } = scene(['a', 'b'], {
      upload: async ({ name }, id, { key }) => {
        sent.push(`${id} ${name} ${key}`);
        if (name === 'b') throw refused;
        return added(1, name);
      },
    });
    await send();
    rename('b', 'mieux');
    await send();
    expect(sent.at(-1)).toBe('b mieux k3');
  });

  test('an image whose answer was lost and that was renamed since is there once, under its new name', async () => {
    const arrived = new Map<string, string>();
    const names: string[] = [];
    const { send, rename, told } = scene(
      ['a', 'b'],
      {
        upload: async ({ name, position }, id, { key }) => {
          const isNew = !arrived.has(key);
          arrived.set(key, name);
          if (id === 'b' && isNew) throw new Error('the answer was lost');
          return added(100 + (position ?? 0), name);
        },
      },
      { onAdded: ({ name }) => void names.push(name) },
    );
    await send();
    rename('b', 'mieux');
    const { images } = await send();

    expect(images['b']).toEqual({ step: 'success' });
    expect([...arrived.values()]).toEqual(['a', 'b']);
    expect(told).toEqual(['texts 102 mieux']);
    expect(names).toEqual(['a', 'mieux']);
  });

  test('new texts that were refused after a lost answer are tried again, not the image', async () => {
    let attempts = 0;
    const sent: string[] = [];
    const { send, rename, sending } = scene(['a', 'b'], {
      upload: async ({ name }, id, { key }) => {
        sent.push(`${id} ${name} ${key}`);
        if (id === 'b' && sent.length === 2) throw new Error('the answer was lost');
        return added(1, name);
      },
      changeTexts: async (id, { name }) => {
        attempts += 1;
        if (attempts === 1) throw refused;
        return added(id, name);
      },
    });
    await send();
    rename('b', 'mieux');
    await send();
    expect(sending.getState().images['b']).toEqual({ step: 'error', text: 'non' });
    await send();

    expect(sending.getState().images['b']).toEqual({ step: 'success' });
    expect(sent).toEqual(['a a k1', 'b b k2', 'b b k2', 'b b k2']);
  });
});

describe('a server that asks for a pause', () => {
  const busy = failure({ kind: 'busy', retryAfterMs: 250, text: 'Plus tard.' });

  test('gets it, then the image', async () => {
    let attempts = 0;
    const waits: number[] = [];
    const { send } = scene(['a'], {
      upload: async () => {
        attempts += 1;
        if (attempts < 3) throw busy;
        return added(1, 'a');
      },
      wait: async (ms) => void waits.push(ms),
    });
    expect((await send()).images['a']).toEqual({ step: 'success' });
    expect(waits).toEqual([250, 250]);
  });

  test('is told after six attempts', async () => {
    let attempts = 0;
    const { send } = scene(['a'], {
      upload: () => {
        attempts += 1;
        return Promise.reject(busy);
      },
    });
    expect((await send()).images['a']).toEqual({ step: 'error', text: 'Plus tard.' });
    expect(attempts).toBe(6);
  });
});

describe('stopping', () => {
  test('a lost session stops everything, is told once and keeps what is left to send', async () => {
    let expired = 0;
    const { send } = scene(
      idsUpTo(9),
      {
        upload: async (_image, id) => {
          if (id !== 'i1') throw failure({ kind: 'expired' });
          return added(1, id);
        },
      },
      { onExpired: () => (expired += 1) },
    );
    const { stop, images } = await send();
    expect(stop).toBe('expired');
    expect(expired).toBe(1);
    expect(Object.values(images).map(({ step }) => step)).toEqual(['success', ...Array(8).fill('pending')]);
  });

  test('a session that was lost while the screen was left is still told', async () => {
    let expired = 0;
    let end: () => void = () => undefined;
    const { send, stop } = scene(
      ['a'],
      { upload: () => new Promise((_, reject) => (end = () => reject(failure({ kind: 'expired' })))) },
      { onExpired: () => (expired += 1) },
    );
    const running = send();
    stop('interrupted');
    end();
    expect((await running).stop).toBe('expired');
    expect(expired).toBe(1);
  });

  test('AL-51: cancelling keeps what arrived and sends nothing more', async () => {
    const sent: string[] = [];
    const { send, stop } = scene(idsUpTo(9), {
      upload: async (_image, id, { signal }) => {
        sent.push(id);
        if (id !== 'i1') await pause(1_000, undefined, { signal });
        return added(1, id);
      },
    });
    const running = send();
    await pause(5);
    stop('cancelled');
    const { images, ...state } = await running;
    expect(state).toMatchObject({ stop: 'cancelled', isRunning: false });
    expect(images).toMatchObject({
      i1: { step: 'success' },
      i2: { step: 'pending' },
      i9: { step: 'pending' },
    });
    expect(sent).toEqual(['i1', 'i2', 'i3', 'i4']);
  });

  test('cancelling ends the pause that a server asked for', async () => {
    const busy = failure({ kind: 'busy', retryAfterMs: 60_000, text: 'x' });
    const { send, stop } = scene(['a'], {
      upload: () => Promise.reject(busy),
      wait: (ms, signal) => pause(ms, undefined, { signal }),
    });
    const running = send();
    await pause(5);
    stop('cancelled');
    expect((await running).images['a']).toEqual({ step: 'pending' });
  });
});
