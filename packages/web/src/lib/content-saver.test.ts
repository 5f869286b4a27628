import { describe, expect, it } from 'vitest';
import { createSaver, isPublishing, type SavePorts } from './content-saver.ts';

type Body = { name: string };

class Lost extends Error {}

/** A server that keeps what it is given, and whose answers can get lost on the way. */
function server() {
  const byKey = new Map<string, { id: number; version: number; body: unknown }>();
  const state = { loseNextAnswer: false, refuse: false, byKey };
  let keys = 0;
  const ports: SavePorts<Body> = {
    newKey: () => `key-${++keys}`,
    isRefusal: (error) => !(error instanceof Lost),
    async create(body, key) {
      if (state.refuse) throw new Error('refused');
      const found = byKey.get(key) ?? { id: byKey.size + 1, version: 1, body };
      byKey.set(key, found);
      if (state.loseNextAnswer) {
        state.loseNextAnswer = false;
        throw new Lost();
      }
      return { id: found.id, version: found.version };
    },
    async update(id, body, version) {
      const found = [...byKey.values()].find((row) => row.id === id);
      if (found?.version !== version) throw new Error('stale');
      found.version += 1;
      found.body = body;
      return { id, version: found.version };
    },
  };
  return { state, ports, save: createSaver(3, ports) };
}

describe('a saver', () => {
  const body: Body = { name: 'Animaux' };

  it('creates once when the answer is lost and the same save is tried again', async () => {
    const { state, save } = server();
    state.loseNextAnswer = true;
    await expect(save(body, null)).rejects.toThrow(Lost);
    await expect(save(body, null)).resolves.toEqual({ id: 1, version: 1 });
    expect(state.byKey.size).toBe(1);
  });

  it('creates once and then updates when the content changed between the tries', async () => {
    const { state, save } = server();
    state.loseNextAnswer = true;
    await expect(save(body, null)).rejects.toThrow(Lost);
    await expect(save({ name: 'Bêtes' }, null)).resolves.toEqual({ id: 1, version: 2 });
    expect(state.byKey.size).toBe(1);
    expect([...state.byKey.values()][0]?.body).toMatchObject({ name: 'Bêtes' });
  });

  it('takes a new key after a refusal, since nothing was written', async () => {
    const { state, save } = server();
    state.refuse = true;
    await expect(save(body, null)).rejects.toThrow('refused');
    state.refuse = false;
    await save(body, null);
    expect([...state.byKey.keys()]).toEqual(['key-2']);
  });

  it('updates what is saved, on the version that was read', async () => {
    const { save } = server();
    const savedAs = await save(body, null);
    await expect(save(body, savedAs)).resolves.toEqual({ id: 1, version: 2 });
    await expect(save(body, savedAs)).rejects.toThrow('stale');
  });

  it('brings by an update what a creation leaves out', async () => {
    const { state, ports } = server();
    const save = createSaver(3, { ...ports, needsUpdate: ({ name }) => name === 'Publique' });
    await expect(save({ name: 'Privée' }, null)).resolves.toEqual({ id: 1, version: 1 });
    await expect(save({ name: 'Publique' }, null)).resolves.toEqual({ id: 2, version: 2 });
    expect(state.byKey.get('key-2')?.body).toEqual({ name: 'Publique' });
  });
});

describe('isPublishing', () => {
  it('holds only for a public content of an album that is not (access.md rule 3)', () => {
    expect(isPublishing(true, { private: false })).toBe(true);
    expect(isPublishing(true, { private: true })).toBe(false);
    expect(isPublishing(false, { private: false })).toBe(false);
  });
});
