import { describe, expect, it } from 'vitest';
import { createSaver, isPublishing, type SavePorts } from './content-saver.ts';

type Body = { name: string };

class Lost extends Error {}
class Door extends Error {}

/** A fake server that stores what it receives, replays the answers to known idempotency keys, and can lose answers. */
function server() {
  const rows = new Map<number, { version: number; body: unknown }>();
  const replies = new Map<string, { id: number; version: number }>();
  const keys: string[] = [];
  const state = { lose: 0, unreachable: false, closed: false, refuse: null as string | null };

  async function answer(key: string, name: string, write: () => { id: number; version: number }) {
    keys.push(key);
    if (state.unreachable) throw new Lost('unreachable');
    if (state.closed) throw new Door('closed');
    const known = replies.get(key);
    if (known === undefined && state.refuse === name) throw new Error('refused');
    const reply = known ?? write();
    replies.set(key, reply);
    if (state.lose > 0) {
      state.lose -= 1;
      throw new Lost('lost');
    }
    return reply;
  }

  const ports: SavePorts<Body> = {
    newKey: () => `key-${new Set(keys).size + 1}`,
    isRefusal: (error) => !(error instanceof Lost),
    failedBeforeIdempotency: (error) => error instanceof Door,
    create: (body, key) =>
      answer(key, body.name, () => {
        const id = rows.size + 1;
        rows.set(id, { version: 1, body });
        return { id, version: 1 };
      }),
    update: (id, body, version, key) =>
      answer(key, body.name, () => {
        const row = rows.get(id);
        if (row?.version !== version) throw new Error('stale');
        rows.set(id, { version: version + 1, body });
        return { id, version: version + 1 };
      }),
  };
  return { state, ports, rows, keys, save: createSaver(3, ports) };
}

const BODY: Body = { name: 'Animaux' };
const OTHER: Body = { name: 'Bêtes' };

describe('a first save', () => {
  it('BU-16: creates once when the answer is lost and the same save is tried again', async () => {
    const { state, rows, save } = server();
    state.lose = 1;
    await expect(save(BODY, null)).rejects.toThrow(Lost);
    await expect(save(BODY, null)).resolves.toEqual({ id: 1, version: 1 });
    expect(rows.size).toBe(1);
  });

  it('creates once and then updates when the content changed between the tries', async () => {
    const { state, rows, save } = server();
    state.lose = 1;
    await expect(save(BODY, null)).rejects.toThrow(Lost);
    await expect(save(OTHER, null)).resolves.toEqual({ id: 1, version: 2 });
    expect([...rows.values()].map(({ body }) => body)).toEqual([OTHER]);
  });

  it('takes a new key after a refusal, since nothing was written', async () => {
    const { state, keys, save } = server();
    state.refuse = BODY.name;
    await expect(save(BODY, null)).rejects.toThrow('refused');
    state.refuse = null;
    await save(BODY, null);
    expect(keys).toEqual(['key-1', 'key-2']);
  });

  it('brings by an update what a creation leaves out', async () => {
    const { rows, ports } = server();
    const save = createSaver(3, { ...ports, needsUpdate: ({ name }) => name === 'Publique' });
    await expect(save({ name: 'Privée' }, null)).resolves.toEqual({ id: 1, version: 1 });
    await expect(save({ name: 'Publique' }, null)).resolves.toEqual({ id: 2, version: 2 });
    expect(rows.get(2)?.body).toEqual({ name: 'Publique' });
  });

  it.each([1, 2])('is one content when answer %i of its two is lost', async (lost) => {
    const { state, rows, ports } = server();
    const { update } = ports;
    const save = createSaver(3, {
      ...ports,
      needsUpdate: () => true,
      update(...request) {
        if (lost === 2 && rows.get(1)?.version === 1) state.lose = 1;
        return update(...request);
      },
    });
    if (lost === 1) state.lose = 1;
    await expect(save(BODY, null)).rejects.toThrow(Lost);
    await expect(save(BODY, null)).resolves.toEqual({ id: 1, version: 2 });
    expect(rows.size).toBe(1);
  });
});

describe('an update', () => {
  async function afterOneSave() {
    const made = server();
    return { ...made, savedAs: await made.save(BODY, null) };
  }

  it('stands on the version that was read', async () => {
    const { save, savedAs } = await afterOneSave();
    await expect(save(OTHER, savedAs)).resolves.toEqual({ id: 1, version: 2 });
    await expect(save(OTHER, savedAs)).rejects.toThrow('stale');
  });

  it('is no conflict with oneself when it was applied and its answer was lost', async () => {
    const { state, rows, save, savedAs } = await afterOneSave();
    state.lose = 1;
    await expect(save(OTHER, savedAs)).rejects.toThrow(Lost);
    await expect(save(OTHER, savedAs)).resolves.toEqual({ id: 1, version: 2 });
    expect(rows.get(1)).toEqual({ version: 2, body: OTHER });
  });

  it('brings what changed since, on the version that the lost answer held', async () => {
    const { state, rows, save, savedAs } = await afterOneSave();
    state.lose = 1;
    await expect(save(OTHER, savedAs)).rejects.toThrow(Lost);
    await expect(save({ name: 'Encore' }, savedAs)).resolves.toEqual({ id: 1, version: 3 });
    expect(rows.get(1)?.body).toEqual({ name: 'Encore' });
  });

  it('is sent once when the first try never arrived', async () => {
    const { state, rows, save, savedAs } = await afterOneSave();
    state.unreachable = true;
    await expect(save(OTHER, savedAs)).rejects.toThrow(Lost);
    state.unreachable = false;
    await expect(save(OTHER, savedAs)).resolves.toEqual({ id: 1, version: 2 });
    expect(rows.get(1)?.version).toBe(2);
  });

  it('still meets the conflict with somebody else who saved meanwhile', async () => {
    const { state, rows, save, savedAs } = await afterOneSave();
    state.unreachable = true;
    await expect(save(OTHER, savedAs)).rejects.toThrow(Lost);
    state.unreachable = false;
    rows.set(1, { version: 2, body: 'theirs' });
    await expect(save(OTHER, savedAs)).rejects.toThrow('stale');
    expect(rows.get(1)?.body).toBe('theirs');
  });

  it('remembers the lost answer behind a closed door: a session that ended, too many requests', async () => {
    const { state, save, savedAs } = await afterOneSave();
    state.lose = 1;
    await expect(save(OTHER, savedAs)).rejects.toThrow(Lost);
    state.closed = true;
    await expect(save(OTHER, savedAs)).rejects.toThrow(Door);
    state.closed = false;
    await expect(save(OTHER, savedAs)).resolves.toEqual({ id: 1, version: 2 });
  });

  it('goes on without an earlier body that the server would not take', async () => {
    const { state, save, savedAs } = await afterOneSave();
    state.unreachable = true;
    await expect(save(OTHER, savedAs)).rejects.toThrow(Lost);
    state.unreachable = false;
    state.refuse = OTHER.name;
    await expect(save({ name: 'Encore' }, savedAs)).resolves.toEqual({ id: 1, version: 2 });
  });

  it('repeats nothing on another version, or for a copy', async () => {
    const { state, rows, keys, save, savedAs } = await afterOneSave();
    state.unreachable = true;
    await expect(save(OTHER, savedAs)).rejects.toThrow(Lost);
    state.unreachable = false;
    rows.set(1, { version: 2, body: 'theirs' });
    await expect(save(OTHER, { id: 1, version: 2 })).resolves.toEqual({ id: 1, version: 3 });
    await expect(save(OTHER, null)).resolves.toEqual({ id: 2, version: 1 });
    expect(keys).toEqual(['key-1', 'key-2', 'key-3', 'key-4']);
  });
});

describe('isPublishing', () => {
  it('AX-52, BU-4: holds only for a public content of an album that is not', () => {
    expect(isPublishing(true, { private: false })).toBe(true);
    expect(isPublishing(true, { private: true })).toBe(false);
    expect(isPublishing(false, { private: false })).toBe(false);
  });
});
