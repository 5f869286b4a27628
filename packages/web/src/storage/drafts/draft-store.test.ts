import { describe, expect, it } from 'vitest';
import { deniedTexts, memoryTexts as memory } from '../memory-storage.ts';
import { type DraftName, draftKey } from './draft-keys.ts';
import { createDraftStore } from './draft-store.ts';

const MINE: DraftName = { owner: 5, kind: 'tierlist', subject: { album: 3 } };
const VISITORS: DraftName = { ...MINE, owner: 'visitor' };

describe('BU-25: a draft store', () => {
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
    const store = createDraftStore({ ...storage, write: () => false });
    expect(store.write(MINE, 'newer')).toBe(false);
    expect(store.read(MINE)).toBe('older');
  });

  it('lets go of every draft of a deleted content, and of no other', () => {
    const store = createDraftStore(memory());
    const deleted: DraftName = { owner: 5, kind: 'tierlist', subject: { content: 3 } };
    const others: DraftName[] = [
      MINE,
      { ...deleted, owner: 6 },
      { ...deleted, kind: 'ranking' },
      { ...deleted, subject: { content: 4 } },
    ];
    for (const name of [deleted, { ...deleted, aside: 'tab-x1' }, ...others]) store.write(name, 'work');

    store.removeOf(5, 'tierlist', 3);

    expect([...store.list(5), ...store.list(6)].map(draftKey).toSorted()).toEqual(
      others.map(draftKey).toSorted(),
    );
  });

  it('works without any storage', () => {
    const store = createDraftStore(deniedTexts);
    expect(store.write(MINE, 1)).toBe(false);
    expect(store.read(MINE)).toBeNull();
    expect(store.list(5)).toEqual([]);
    expect(() => store.remove(MINE)).not.toThrow();
  });

  it('AC-77: lists the drafts of one person only', () => {
    const store = createDraftStore(memory({ token: 'x', [draftKey(MINE)]: '1', [draftKey(VISITORS)]: '2' }));
    expect(store.list(5)).toEqual([MINE]);
    expect(store.list('visitor')).toEqual([VISITORS]);
  });

  it("hands a visitor's draft over to the user who signed in", () => {
    const store = createDraftStore(memory({ [draftKey(VISITORS)]: '"fresh"' }));
    store.handOver('visitor', 5, () => true);
    expect(store.read(MINE)).toBe('fresh');
    expect(store.list('visitor')).toEqual([]);
  });

  it('keeps both where the user has another one of the same subject', () => {
    const storage = memory({ [draftKey(VISITORS)]: '"short"', [draftKey(MINE)]: '"long"' });
    const store = createDraftStore(storage, () => 'a1');
    store.handOver('visitor', 5, () => true);
    expect(store.read(MINE)).toBe('long');
    expect(store.read({ ...MINE, aside: 'visitor-a1' })).toBe('short');
    expect(store.list('visitor')).toEqual([]);
  });

  it('leaves a draft where it is when the storage has no room for it elsewhere', () => {
    const storage = memory({ [draftKey(VISITORS)]: '"fresh"' });
    const store = createDraftStore({
      ...storage,
      write: (key, text) => key === draftKey(VISITORS) && storage.write(key, text),
    });
    store.handOver('visitor', 5, () => true);
    expect(store.read(VISITORS)).toBe('fresh');
  });

  it('hands over nothing but what was asked for', () => {
    const other: DraftName = { ...VISITORS, subject: { album: 9 } };
    const store = createDraftStore(memory({ [draftKey(VISITORS)]: '1', [draftKey(other)]: '2' }));
    store.handOver('visitor', 5, ({ subject }) => 'album' in subject && subject.album === 3);
    expect(store.list('visitor')).toEqual([other]);
    expect(store.list(5)).toEqual([MINE]);
  });
});
