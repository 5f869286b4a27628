import { describe, expect, it } from 'vitest';
import { type DraftName, draftKey } from './draft-keys.ts';
import { createDraftStore, type DraftStorage } from './draft-store.ts';

const MINE: DraftName = { owner: 5, kind: 'tierlist', subject: { album: 3 } };
const VISITORS: DraftName = { ...MINE, owner: 'visitor' };

function memory(entries: Record<string, string> = {}): DraftStorage & { entries: Map<string, string> } {
  const map = new Map(Object.entries(entries));
  return {
    entries: map,
    get length() {
      return map.size;
    },
    key: (index) => [...map.keys()][index] ?? null,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
}

describe('a draft store', () => {
  it('gives back what was written', () => {
    const store = createDraftStore(memory());
    expect(store.write(MINE, { tiers: [1, 2] })).toBe(true);
    expect(store.read(MINE)).toEqual({ tiers: [1, 2] });
  });

  it('answers null for what is not there and for junk', () => {
    const store = createDraftStore(memory({ [draftKey(MINE)]: '{"v":1,' }));
    expect(store.read(MINE)).toBeNull();
    expect(store.read(VISITORS)).toBeNull();
  });

  it('says so when the storage is full, and keeps the older draft', () => {
    const storage = memory({ [draftKey(MINE)]: '"older"' });
    const full: DraftStorage = {
      ...storage,
      setItem() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const store = createDraftStore(full);
    expect(store.write(MINE, 'newer')).toBe(false);
    expect(store.read(MINE)).toBe('older');
  });

  it('works without any storage', () => {
    const store = createDraftStore(null);
    expect(store.write(MINE, 1)).toBe(false);
    expect(store.read(MINE)).toBeNull();
    expect(store.list(5)).toEqual([]);
    expect(() => store.remove(MINE)).not.toThrow();
  });

  it('lists the drafts of one person only', () => {
    const store = createDraftStore(memory({ token: 'x', [draftKey(MINE)]: '1', [draftKey(VISITORS)]: '2' }));
    expect(store.list(5)).toEqual([MINE]);
    expect(store.list('visitor')).toEqual([VISITORS]);
  });

  it("hands a visitor's draft over to the user who signed in", () => {
    const storage = memory({ [draftKey(VISITORS)]: '"fresh"', [draftKey(MINE)]: '"old"' });
    const store = createDraftStore(storage);
    store.handOver('visitor', 5, () => true);
    expect(store.read(MINE)).toBe('fresh');
    expect(store.list('visitor')).toEqual([]);
  });

  it('hands over nothing but what was asked for', () => {
    const other: DraftName = { ...VISITORS, subject: { album: 9 } };
    const store = createDraftStore(memory({ [draftKey(VISITORS)]: '1', [draftKey(other)]: '2' }));
    store.handOver('visitor', 5, ({ subject }) => 'album' in subject && subject.album === 3);
    expect(store.list('visitor')).toEqual([other]);
    expect(store.list(5)).toEqual([MINE]);
  });
});
