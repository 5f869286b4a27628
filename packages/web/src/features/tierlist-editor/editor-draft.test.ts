import { createBoard } from '@palmares/core/tierlist/board';
import { canUndo, getPresent } from '@palmares/core/tierlist/history';
import { describe, expect, it } from 'vitest';
import { fitDraft } from '../../storage/drafts/versioned-draft.ts';
import {
  describeDraft,
  listDraftImages,
  parseStoredDraft,
  placedCount,
  type RestoredTierlist,
  resumeDraft,
  toStoredDraft,
} from './editor-draft.ts';
import { createEditorStore, freshStart, isDirty } from './editor-store.ts';

const DETAILS = { name: 'Animaux', description: 'Les miens', private: false };
const IMAGES = [1, 2, 3];
const ALL: ReadonlySet<number> = new Set([...IMAGES, 7]);
const CONTEXT = { userKey: 'lina', albumId: 8, selection: IMAGES };

const getFit = (
  found: RestoredTierlist | null,
  selection: readonly number[],
  savedAs: { id: number; version: number } | null,
) => fitDraft(found, listDraftImages, { selection, savedAs });

function getDraft(savedAs: { id: number; version: number } | null = null, known = ALL) {
  const store = createEditorStore(freshStart(createBoard(IMAGES), DETAILS, savedAs), String);
  store.perform({ type: 'move', images: [3], to: { tier: 't1', before: null } });
  store.setDetails({ name: 'Bêtes' });
  const stored = JSON.parse(JSON.stringify(toStoredDraft(store.getState(), CONTEXT, 1_000))) as unknown;
  const found = parseStoredDraft(stored, 8, known);
  if (found === null) throw new Error('The draft is not read back');
  return found;
}

describe('a stored draft', () => {
  it('comes back whole, with what can be undone', () => {
    const start = freshStart(createBoard(IMAGES), DETAILS, null);
    const resumed = resumeDraft(getDraft(), start);
    expect(getPresent(resumed.history).tiers[0]?.images).toEqual([3]);
    expect(resumed.details.name).toBe('Bêtes');
    expect(canUndo(resumed.history)).toBe(true);
    expect(isDirty(createEditorStore(resumed, String).getState())).toBe(true);
  });

  it.each([null, 3, 'x', {}, { draft: null }, { draft: { v: 1 } }, []])('is null for junk: %j', (junk) => {
    expect(parseStoredDraft(junk, 8, ALL)).toBeNull();
  });

  it('is null for another album', () => {
    const stored = toStoredDraft(
      createEditorStore(freshStart(createBoard(IMAGES), DETAILS, null), String).getState(),
      CONTEXT,
      1_000,
    );
    expect(parseStoredDraft(stored, 9, ALL)).toBeNull();
  });

  it('comes back with the images that were added from the album', () => {
    const store = createEditorStore(freshStart(createBoard(IMAGES), DETAILS, { id: 4, version: 2 }), String);
    store.perform({ type: 'addImages', images: [7] });
    store.perform({ type: 'move', images: [7], to: { tier: 't1', before: null } });
    const found = parseStoredDraft(toStoredDraft(store.getState(), CONTEXT, 1_000), 8, ALL);
    if (found === null) throw new Error('The draft is not read back');

    const resumed = resumeDraft(found, store.getState());

    expect(getPresent(resumed.history).tiers[0]?.images).toEqual([7]);
    expect(canUndo(resumed.history)).toBe(true);
  });

  it('BU-31: loses the images that the album no longer has', () => {
    const start = freshStart(createBoard([1, 2]), DETAILS, null);
    const found = getDraft(null, new Set([1, 2]));
    expect(found.lost).toBe(1);
    expect(getFit(found, [1, 2], null)).toBe('resume');
    const resumed = resumeDraft(found, start);
    expect(getPresent(resumed.history).tiers[0]?.images).toEqual([]);
    expect(listDraftImages(found)).toEqual([1, 2]);
  });

  it('tells what it holds where it meets another one', () => {
    expect(describeDraft(getDraft())).toEqual({
      title: 'Bêtes',
      worth: '1\u00A0image classée sur 3',
      savedAt: 1_000,
    });
  });

  it('counts the images that stand in tiers', () => {
    expect(placedCount(getDraft())).toBe(1);
  });
});

describe('getFit', () => {
  it('resumes the same selection, in any order', () => {
    expect(getFit(getDraft(), [3, 2, 1], null)).toBe('resume');
  });

  it('asks when another selection of the album is opened', () => {
    expect(getFit(getDraft(), [1, 2], null)).toBe('ask');
  });

  it('asks when the tier list was saved elsewhere since', () => {
    expect(getFit(getDraft({ id: 4, version: 2 }), IMAGES, { id: 4, version: 2 })).toBe('resume');
    expect(getFit(getDraft({ id: 4, version: 2 }), IMAGES, { id: 4, version: 3 })).toBe('ask');
  });

  it('has nothing to ask without a draft', () => {
    expect(getFit(null, IMAGES, null)).toBe('none');
  });

  it('keeps the version of the draft, so that the save meets the conflict', () => {
    const start = freshStart(createBoard(IMAGES), DETAILS, { id: 4, version: 3 });
    expect(resumeDraft(getDraft({ id: 4, version: 2 }), start).savedAs).toEqual({
      id: 4,
      version: 2,
    });
  });
});
