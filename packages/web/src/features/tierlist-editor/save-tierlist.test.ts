import { createBoard } from '@palmares/core/tierlist/board';
import { reduce } from '@palmares/core/tierlist/reduce';
import { describe, expect, it } from 'vitest';
import { createSaver, type SavePorts, toSaveBody } from './save-tierlist.ts';

const DETAILS = { name: '  Animaux ', description: ' ', private: false };
const BOARD = reduce(createBoard([5, 6, 7], 7), {
  type: 'move',
  images: [6],
  to: { tier: 't1', before: null },
});

describe('toSaveBody', () => {
  it('says everything in one body, with the unclassified images in their own line', () => {
    const body = toSaveBody({ board: BOARD, details: DETAILS });
    expect(body).toEqual({
      name: 'Animaux',
      description: null,
      private: false,
      id_main_image: 7,
      lines: [
        { label: 'S', placement: 1, color: 'ff7f7f', images: [{ id_image: 6, placement: 1 }] },
        { label: 'A', placement: 2, color: 'ffbf7f', images: [] },
        { label: 'B', placement: 3, color: 'ffff7f', images: [] },
        { label: 'C', placement: 4, color: '7fff7f', images: [] },
        { label: 'D', placement: 5, color: '7f7fff', images: [] },
        {
          label: 'Non classé',
          placement: 0,
          color: 'CCCCCC',
          images: [
            { id_image: 5, placement: 1 },
            { id_image: 7, placement: 2 },
          ],
        },
      ],
    });
  });
});

class Lost extends Error {}

/** A server that keeps what it is given, and whose answers can get lost on the way. */
function server() {
  const byKey = new Map<string, { id: number; version: number; body: unknown }>();
  const state = { loseNextAnswer: false, refuse: false, byKey };
  let keys = 0;
  const ports: SavePorts = {
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
  return { state, save: createSaver(3, ports) };
}

describe('a saver', () => {
  const input = { board: BOARD, details: DETAILS, savedAs: null };

  it('creates once when the answer is lost and the same save is tried again', async () => {
    const { state, save } = server();
    state.loseNextAnswer = true;
    await expect(save(input)).rejects.toThrow(Lost);
    await expect(save(input)).resolves.toEqual({ id: 1, version: 1 });
    expect(state.byKey.size).toBe(1);
  });

  it('creates once and then updates when the board changed between the tries', async () => {
    const { state, save } = server();
    state.loseNextAnswer = true;
    await expect(save(input)).rejects.toThrow(Lost);
    const later = { ...input, details: { ...DETAILS, name: 'Bêtes' } };
    await expect(save(later)).resolves.toEqual({ id: 1, version: 2 });
    expect(state.byKey.size).toBe(1);
    expect([...state.byKey.values()][0]?.body).toMatchObject({ name: 'Bêtes' });
  });

  it('takes a new key after a refusal, since nothing was written', async () => {
    const { state, save } = server();
    state.refuse = true;
    await expect(save(input)).rejects.toThrow('refused');
    state.refuse = false;
    await save(input);
    expect([...state.byKey.keys()]).toEqual(['key-2']);
  });

  it('updates what is saved, on the version that was read', async () => {
    const { save } = server();
    const savedAs = await save(input);
    await expect(save({ ...input, savedAs })).resolves.toEqual({ id: 1, version: 2 });
    await expect(save({ ...input, savedAs })).rejects.toThrow('stale');
  });
});
