import { createBoard, POOL } from '@palmares/core/tierlist/board';
import { getPresent } from '@palmares/core/tierlist/history';
import { describe, expect, it, vi } from 'vitest';
import { createEditorStore, freshStart, isDirty, shownBoard } from './editor-store.ts';

const DETAILS = { name: 'Animaux', description: '', private: false };

function setUp(images = [1, 2, 3, 4]) {
  const store = createEditorStore(
    freshStart(createBoard(images), DETAILS, null),
    (image) => `image ${image}`,
  );
  const board = () => getPresent(store.getState().history);
  return { store, board };
}

describe('the editor store', () => {
  it('performs an action, says it and can take it back', () => {
    const { store, board } = setUp();
    expect(store.perform({ type: 'move', images: [2], to: { tier: 't1', before: null } })).toBeNull();
    expect(board().tiers[0]?.images).toEqual([2]);
    expect(store.getState().said).toContain('image 2');
    store.undo();
    expect(board().pool).toEqual([1, 2, 3, 4]);
    store.redo();
    expect(board().tiers[0]?.images).toEqual([2]);
  });

  it('answers why an action is refused, and leaves the board alone', () => {
    const { store, board } = setUp();
    const before = board();
    expect(store.perform({ type: 'renameTier', tier: 't1', label: '  ' })).toBe('empty_label');
    expect(board()).toBe(before);
  });

  it('tells its listeners once for each change', () => {
    const { store } = setUp();
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    store.perform({ type: 'reset' });
    store.setDetails({ name: 'Bêtes' });
    stop();
    store.setDetails({ name: 'Autre' });
    expect(listener.mock.calls.length).toBeLessThanOrEqual(2);
    expect(store.getState().details.name).toBe('Autre');
  });

  it('places the selected images at the end of a tier, and offers the next unclassified one', () => {
    const { store, board } = setUp();
    expect(store.placeSelection('t2')).toBe(false);
    store.click(3, 'only');
    store.click(1, 'toggle');
    expect(store.placeSelection('t2')).toBe(true);
    expect(board().tiers[1]?.images).toEqual([1, 3]);
    expect([...store.getState().selection.images]).toEqual([4]);
    store.click(1, 'only');
    store.placeSelection(POOL);
    expect(board().pool).toEqual([2, 4, 1]);
    expect(store.getState().selection.images.size).toBe(0);
  });

  it('shows a lifted image where it would land, and moves it only when it is dropped', () => {
    const { store, board } = setUp();
    store.grab(1);
    store.stepGrab('up');
    expect(shownBoard(store.getState()).tiers[4]?.images).toEqual([1]);
    expect(board().pool).toEqual([1, 2, 3, 4]);
    store.cancelGrab();
    expect(shownBoard(store.getState())).toBe(board());
    store.grab(1);
    store.stepGrab('up');
    store.dropGrab();
    expect(board().tiers[4]?.images).toEqual([1]);
    expect(store.getState().grab).toBeNull();
  });

  it('knows whether something is not saved', () => {
    const { store, board } = setUp();
    expect(isDirty(store.getState())).toBe(false);
    store.setDetails({ private: true });
    expect(isDirty(store.getState())).toBe(true);
    store.markSaved({ id: 7, version: 1 }, { board: board(), details: store.getState().details });
    expect(isDirty(store.getState())).toBe(false);
    store.perform({ type: 'move', images: [2], to: { tier: 't1', before: null } });
    expect(isDirty(store.getState())).toBe(true);
    store.undo();
    expect(isDirty(store.getState())).toBe(false);
  });

  it('drops from the selection what an undo takes off the board', () => {
    const { store } = setUp([1, 2]);
    store.perform({ type: 'addImages', images: [9] });
    store.setSelection([9, 1]);
    store.undo();
    expect([...store.getState().selection.images]).toEqual([1]);
  });

  it('lets go of images that left the album, with what could bring them back', () => {
    const { store, board } = setUp();
    store.perform({ type: 'move', images: [2, 3], to: { tier: 't1', before: null } });
    store.setSelection([2, 4]);
    store.dropImages([2]);
    expect(board().tiers[0]?.images).toEqual([3]);
    expect(store.imageIds().toSorted()).toEqual([1, 3, 4]);
    expect([...store.getState().selection.images]).toEqual([4]);
    store.undo();
    expect(store.imageIds()).not.toContain(2);
    expect(isDirty(store.getState())).toBe(true);
  });

  it('saves disabled images too', () => {
    const hidden = { ...createBoard([1]), hidden: [{ image: 7, row: POOL }] };
    const store = createEditorStore(freshStart(hidden, DETAILS, null), String);
    expect(store.imageIds()).toEqual([1, 7]);
    store.dropImages([7]);
    expect(store.imageIds()).toEqual([1]);
  });
});
