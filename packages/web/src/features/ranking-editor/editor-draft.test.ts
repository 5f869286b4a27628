import { getPresent } from '@palmares/core/ranking/history';
import { createRanking } from '@palmares/core/ranking/ranking';
import { startRun } from '@palmares/core/ranking/rounds';
import { describe, expect, it } from 'vitest';
import { fitDraft, nameDraft } from '../../storage/drafts/versioned-draft.ts';
import {
  describeDraft,
  listDraftImages,
  parseStoredDraft,
  type RestoredRanking,
  rankedCount,
  resumeDraft,
  toStoredDraft,
} from './editor-draft.ts';
import { createEditorStore, type EditorStart, freshStart } from './editor-store.ts';

const DETAILS = { name: 'Bêtes', description: 'x', private: true };
const CONTEXT = { userKey: 'lina', albumId: 3 };
const ALL: ReadonlySet<number> = new Set([1, 2, 3, 4]);
const startOn = (ids: readonly number[], savedAs: EditorStart['savedAs'] = null): EditorStart =>
  freshStart(startRun(createRanking(ids, 5)), DETAILS, savedAs);

const getFit = (found: RestoredRanking | null, { savedAs, clean }: EditorStart) =>
  fitDraft(found, listDraftImages, { savedAs, selection: clean.ranking.images.map(({ id }) => id) });

/** Returns a draft after this number of validations, as read back from storage. */
function drafted(start: EditorStart, validations: number, known = ALL) {
  const store = createEditorStore(start, String);
  store.setQuick(false);
  for (let step = 0; step < validations; step++) {
    store.choose(getPresent(store.getState().history).run?.batch[0] ?? 0);
    store.validate();
  }
  const stored = JSON.parse(JSON.stringify(toStoredDraft(store.getState(), CONTEXT, 9)));
  const found = parseStoredDraft(stored, CONTEXT.albumId, known);
  if (found === null) throw new Error('The draft was not read');
  return { found, state: store.getState() };
}

describe('a ranking’s draft', () => {
  it('comes back with its batch, its undo and its details', () => {
    const start = startOn([1, 2, 3, 4]);
    const { found, state } = drafted(start, 6);
    const back = resumeDraft(found, start);
    expect(getPresent(back.history)).toEqual(getPresent(state.history));
    expect(back.history.actions).toHaveLength(6);
    expect(back.details).toEqual(DETAILS);
  });

  it('is resumed on the same selection in any order, and asks on another one', () => {
    const { found } = drafted(startOn([1, 2, 3, 4]), 1);
    expect(getFit(found, startOn([4, 3, 2, 1]))).toBe('resume');
    expect(getFit(found, startOn([1, 2, 3]))).toBe('ask');
    expect(getFit(null, startOn([1]))).toBe('none');
  });

  it('asks when the ranking was saved elsewhere since', () => {
    const savedAs = { id: 8, version: 2 };
    const { found } = drafted(startOn([1, 2, 3], savedAs), 1);
    expect(getFit(found, startOn([1, 2, 3], savedAs))).toBe('resume');
    expect(getFit(found, startOn([1, 2, 3], { id: 8, version: 3 }))).toBe('ask');
    expect(resumeDraft(found, startOn([1, 2, 3], { id: 8, version: 3 })).savedAs).toEqual(savedAs);
  });

  it('BU-31: loses the images that the album no longer has, and keeps the points of the others', () => {
    const start = startOn([1, 2, 3, 4]);
    const { found, state } = drafted(start, 8, new Set([1, 2, 3, 7]));
    expect(found.lost).toBe(1);
    expect(getFit(found, startOn([1, 2, 3]))).toBe('resume');
    const back = getPresent(resumeDraft(found, start).history);
    expect(back.images.map(({ id }) => id)).toEqual([1, 2, 3]);
    const points = new Map(getPresent(state.history).images.map((image) => [image.id, image.points]));
    for (const image of back.images) expect(image.points).toBe(points.get(image.id));
    expect(back.run).not.toBeNull();
  });

  it.each([null, 3, {}, { draft: null }, { draft: { v: 1 } }])('is not found in %j', (junk) => {
    expect(parseStoredDraft(junk, 3, ALL)).toBeNull();
  });

  it('is not that of another album', () => {
    const store = createEditorStore(startOn([1, 2]), String);
    expect(parseStoredDraft(toStoredDraft(store.getState(), CONTEXT, 1), 4, ALL)).toBeNull();
  });

  it('is nothing when no image of it is left', () => {
    const store = createEditorStore(startOn([1, 2]), String);
    expect(parseStoredDraft(toStoredDraft(store.getState(), CONTEXT, 1), 3, new Set([9]))).toBeNull();
  });

  it('tells what it holds where it meets another one', () => {
    const { found } = drafted(startOn([1, 2, 3, 4]), 1);
    expect(describeDraft(found)).toEqual({ title: 'Bêtes', worth: '0\u00A0image classée sur 4', savedAt: 9 });
  });

  it('BU-24, RK-60: counts what it is worth, and has one name per album, then per ranking', () => {
    expect(rankedCount(drafted(startOn([1, 2]), 5).found)).toBeGreaterThanOrEqual(0);
    expect(nameDraft('ranking', { owner: 2, albumId: 3 }, null)).toEqual({
      owner: 2,
      kind: 'ranking',
      subject: { album: 3 },
    });
    expect(nameDraft('ranking', { owner: 2, albumId: 3 }, { id: 8, version: 1 }).subject).toEqual({
      content: 8,
    });
  });
});
