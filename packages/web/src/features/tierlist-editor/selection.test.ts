import { createBoard } from '@palmares/core/tierlist/board';
import { describe, expect, it } from 'vitest';
import { NO_SELECTION, removeMissingImages, select } from './selection.ts';

const board = createBoard([1, 2, 3, 4, 5]);
const ids = (selection: { images: ReadonlySet<number> }) => [...selection.images];

describe('select', () => {
  it('keeps only the image that was clicked', () => {
    const first = select(board, NO_SELECTION, 1, 'only');
    expect(ids(select(board, first, 3, 'only'))).toEqual([3]);
  });

  it('lets go of the only selected image when it is clicked again', () => {
    const first = select(board, NO_SELECTION, 1, 'only');
    expect(ids(select(board, first, 1, 'only'))).toEqual([]);
  });

  it('adds and removes one with Ctrl', () => {
    const two = select(board, select(board, NO_SELECTION, 1, 'toggle'), 4, 'toggle');
    expect(ids(two)).toEqual([1, 4]);
    expect(ids(select(board, two, 1, 'toggle'))).toEqual([4]);
  });

  it('takes everything between with Shift, from the same anchor each time', () => {
    const first = select(board, NO_SELECTION, 3, 'only');
    const forward = select(board, first, 5, 'range');
    expect(ids(forward)).toEqual([3, 4, 5]);
    expect(ids(select(board, forward, 2, 'range'))).toEqual([2, 3]);
  });

  it('starts with the image itself when Shift comes first', () => {
    expect(ids(select(board, NO_SELECTION, 2, 'range'))).toEqual([2]);
  });
});

describe('removeMissingImages', () => {
  it('forgets images that left the board, and keeps the object when none did', () => {
    const selection = select(board, NO_SELECTION, 2, 'only');
    expect(removeMissingImages(board, selection)).toBe(selection);
    expect(ids(removeMissingImages(createBoard([1]), selection))).toEqual([]);
  });
});
