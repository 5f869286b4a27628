import { describe, expect, test } from 'vitest';
import type { Action } from './actions.ts';
import { assertBoard, type Board, POOL } from './board.ts';
import { reduce } from './reduce.ts';

const board: Board = {
  tiers: [
    { id: 't1', label: 'S', color: 'ff7f7f', images: [1, 2] },
    { id: 't2', label: 'A', color: 'ffbf7f', images: [3] },
    { id: 't3', label: 'B', color: 'ffff7f', images: [] },
  ],
  pool: [4, 5],
  hidden: [
    { image: 8, row: 't1' },
    { image: 9, row: POOL },
  ],
  mainImage: 3,
};

function after(...actions: Action[]): Board {
  const next = actions.reduce(reduce, board);
  assertBoard(next);
  return next;
}

const labels = ({ tiers }: Board): string => tiers.map(({ label }) => label).join(' ');

describe('move and toPool', () => {
  test('a move goes where it says', () => {
    expect(after({ type: 'move', images: [4], to: { tier: 't2', before: 3 } }).tiers[1]?.images).toEqual([
      4, 3,
    ]);
  });

  test('TL-39: toPool appends to the pool what was placed, and leaves the rest where it is', () => {
    expect(after({ type: 'toPool', images: [4, 2] }).pool).toEqual([4, 5, 2]);
  });

  test('toPool of an image already there changes nothing', () => {
    expect(reduce(board, { type: 'toPool', images: [4] })).toBe(board);
  });
});

const add = (at: number): Action => ({ type: 'addTier', label: 'x', color: 'ffffff', at });

describe('tiers', () => {
  test('TL-50, TL-51: a tier is added at the end, with a free id and a trimmed label', () => {
    const next = after({ type: 'addTier', label: '  Top  10 ', color: 'ABCDEF' });
    expect(next.tiers.at(-1)).toEqual({ id: 't4', label: 'Top 10', color: 'ABCDEF', images: [] });
  });

  test('or at an index, which is brought inside the list', () => {
    expect(labels(after(add(1)))).toBe('S x A B');
    expect(labels(after(add(-5)))).toBe('x S A B');
    expect(labels(after(add(99)))).toBe('S A B x');
  });

  test('a tier added after one was removed has an id of its own', () => {
    const next = after({ type: 'removeTier', tier: 't1' }, { type: 'addTier', label: 'x', color: 'ffffff' });
    expect(new Set(next.tiers.map(({ id }) => id)).size).toBe(3);
  });

  test('TL-50, TL-51: removing a tier sends its images to the pool, hidden ones included', () => {
    const next = after({ type: 'removeTier', tier: 't1' });
    expect(labels(next)).toBe('A B');
    expect(next.pool).toEqual([4, 5, 1, 2]);
    expect(next.hidden).toEqual([
      { image: 8, row: POOL },
      { image: 9, row: POOL },
    ]);
  });

  test('removing an empty tier shares the pool', () => {
    expect(after({ type: 'removeTier', tier: 't3' }).pool).toBe(board.pool);
  });

  test('TL-49: a tier is renamed and recoloured, the others being shared', () => {
    const next = after(
      { type: 'renameTier', tier: 't1', label: ' Top ' },
      { type: 'recolourTier', tier: 't1', color: '000000' },
    );
    expect(next.tiers[0]).toEqual({ id: 't1', label: 'Top', color: '000000', images: [1, 2] });
    expect(next.tiers[1]).toBe(board.tiers[1]);
  });

  test('the same label or colour changes nothing', () => {
    expect(reduce(board, { type: 'renameTier', tier: 't1', label: ' S ' })).toBe(board);
    expect(reduce(board, { type: 'recolourTier', tier: 't1', color: 'ff7f7f' })).toBe(board);
  });

  test('TL-48: a tier moves up and down with its images', () => {
    expect(labels(after({ type: 'moveTier', tier: 't2', direction: 'up' }))).toBe('A S B');
    expect(labels(after({ type: 'moveTier', tier: 't2', direction: 'down' }))).toBe('S B A');
    expect(after({ type: 'moveTier', tier: 't2', direction: 'up' }).tiers[0]).toBe(board.tiers[1]);
  });

  test('at the edge it stays', () => {
    expect(reduce(board, { type: 'moveTier', tier: 't1', direction: 'up' })).toBe(board);
    expect(reduce(board, { type: 'moveTier', tier: 't3', direction: 'down' })).toBe(board);
  });
});

describe('reset', () => {
  test('TL-52: brings every image back to the pool and keeps the tiers', () => {
    const next = after({ type: 'reset' });
    expect(labels(next)).toBe('S A B');
    expect(next.tiers.every(({ images }) => images.length === 0)).toBe(true);
    expect(next.pool).toEqual([4, 5, 1, 2, 3]);
    expect(next.hidden).toBe(board.hidden);
    expect(next.mainImage).toBe(3);
  });

  test('shares the tiers that were empty, and changes nothing the second time', () => {
    const next = after({ type: 'reset' });
    expect(next.tiers[2]).toBe(board.tiers[2]);
    expect(reduce(next, { type: 'reset' })).toBe(next);
  });
});

describe('applyPreset', () => {
  test('relabels by position and adds the tiers that miss', () => {
    const love = ['J’adore', 'J’aime bien', ' Sans  plus ', 'Je n’aime pas', 'Connais pas'];
    const next = after({ type: 'applyPreset', preset: 'love', labels: love });
    expect(next.tiers.map(({ label, images }) => `${label} [${images.join()}]`)).toEqual([
      'J’adore [1,2]',
      'J’aime bien [3]',
      'Sans plus []',
      'Je n’aime pas []',
      'Connais pas []',
    ]);
    expect(next.tiers.slice(0, 3).map(({ id }) => id)).toEqual(['t1', 't2', 't3']);
    expect(next.pool).toBe(board.pool);
  });

  test('sends the images of tiers beyond it to the pool', () => {
    const seven = after(
      { type: 'applyPreset', preset: 's-to-f' },
      { type: 'move', images: [4], to: { tier: 't7', before: null } },
    );
    const next = reduce(seven, { type: 'applyPreset', preset: 's-to-d' });
    expect(labels(next)).toBe('S A B C D');
    expect(next.pool).toEqual([5, 4]);
  });

  test('changes nothing when it is already there', () => {
    const once = after({ type: 'applyPreset', preset: 's-to-d' });
    expect(reduce(once, { type: 'applyPreset', preset: 's-to-d' })).toBe(once);
  });

  test('gives its labels to as many tiers as it has, and its colour to the one that lost it', () => {
    const once = after({ type: 'applyPreset', preset: 's-to-d' });
    expect(labels(reduce(once, { type: 'applyPreset', preset: 'one-to-five' }))).toBe('5 4 3 2 1');
    const recoloured = reduce(once, { type: 'recolourTier', tier: 't1', color: '000000' });
    expect(reduce(recoloured, { type: 'applyPreset', preset: 's-to-d' })).toEqual(once);
  });
});

describe('main image', () => {
  test('is set and unset', () => {
    expect(after({ type: 'setMainImage', image: 4 }).mainImage).toBe(4);
    expect(after({ type: 'setMainImage', image: null }).mainImage).toBeNull();
    expect(reduce(board, { type: 'setMainImage', image: 3 })).toBe(board);
  });

  test('follows the image wherever it goes', () => {
    expect(after({ type: 'toPool', images: [3] }).mainImage).toBe(3);
  });

  test('TL-23: is re-chosen when it is removed: the best placed image', () => {
    expect(after({ type: 'removeImages', images: [3] }).mainImage).toBe(1);
  });

  test('is none when nothing is left', () => {
    expect(after({ type: 'removeImages', images: [1, 2, 3, 4, 5] }).mainImage).toBeNull();
  });
});

describe('an album that changed', () => {
  test('new images join the pool once', () => {
    expect(after({ type: 'addImages', images: [6, 1, 6, 9] }).pool).toEqual([4, 5, 6]);
  });

  test('removed images leave their rows, shown or hidden', () => {
    const next = after({ type: 'removeImages', images: [1, 4, 8, 77] });
    expect(next.tiers[0]?.images).toEqual([2]);
    expect(next.pool).toEqual([5]);
    expect(next.hidden).toEqual([{ image: 9, row: POOL }]);
    expect(next.tiers[1]).toBe(board.tiers[1]);
  });

  test('nothing new, nothing gone: the same board', () => {
    expect(reduce(board, { type: 'addImages', images: [1, 9] })).toBe(board);
    expect(reduce(board, { type: 'removeImages', images: [77] })).toBe(board);
  });
});
