import { createBoard } from '@palmares/core/tierlist/board';
import { getPresent } from '@palmares/core/tierlist/history';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEditorStore, freshStart } from './editor-store.ts';

const DETAILS = { name: 'Animaux', description: '', private: false };

function open({ images = [1, 2, 3, 4], always = true } = {}) {
  const getName = (image: number) => `image ${image}`;
  const store = createEditorStore(freshStart(createBoard(images), DETAILS, null), getName, always);
  const board = () => getPresent(store.getState().history);
  const selected = () => [...store.getState().selection.images];
  const said = () => store.getState().said.replaceAll('\u00A0', ' ');
  return { store, board, selected, said };
}

describe('the image that is offered under fingers', () => {
  it('is the first without a tier at the start, then the one that follows what was placed', () => {
    const { store, board, selected, said } = open();
    expect(selected()).toEqual([1]);
    store.placeSelection('t1');
    expect(selected()).toEqual([2]);
    expect(said()).toBe('« image 1 » placée en S, 1 sur 1. À classer : « image 2 »');
    store.click(4, 'only');
    store.placeSelection('t1');
    expect(selected()).toEqual([2]);
    expect(board().tiers[0]?.images).toEqual([1, 4]);
  });

  it('comes back with an undo, which says what it took back, as a redo says what it did again', () => {
    const { store, selected, said } = open();
    store.placeSelection('t1');
    store.undo();
    expect(said()).toBe('Annulé : Déplacer « image 1 » en S');
    expect(selected()).toEqual([1]);
    store.redo();
    expect(said()).toBe('Rétabli : Déplacer « image 1 » en S');
  });

  it('is skipped in favour of the next; after the last it begins again; a lonely one stays', () => {
    const { store, selected, said } = open({ images: [1, 2, 3] });
    const seen = [1, 2, 3, 4].map(() => {
      store.skip();
      return selected();
    });
    expect(seen).toEqual([[2], [3], [1], [2]]);
    expect(said()).toBe('À classer : « image 2 »');
    store.placeSelection('t1');
    store.placeSelection('t1');
    expect(selected()).toEqual([1]);
    store.skip();
    expect(selected()).toEqual([1]);
  });

  it('is kept by a click on it, and let go of by the click after', () => {
    const { store, selected } = open();
    store.click(1, 'only');
    expect(selected()).toEqual([1]);
    store.click(1, 'only');
    expect(selected()).toEqual([]);
  });

  it('takes no part in a selection that begins with Ctrl or Shift', () => {
    const { store, selected } = open();
    store.click(3, 'toggle');
    expect(selected()).toEqual([3]);
    store.clearSelection();
    store.skip();
    store.click(4, 'range');
    expect(selected()).toEqual([4]);
  });

  it('stays while others are dragged, and goes on when it is', () => {
    const { store, selected } = open();
    store.perform({ type: 'move', images: [3], to: { tier: 't1', before: null } });
    expect(selected()).toEqual([1]);
    store.perform({ type: 'move', images: [1], to: { tier: 't1', before: null } });
    expect(selected()).toEqual([2]);
    store.click(3, 'only');
    store.perform({ type: 'toPool', images: [3] });
    expect(selected()).toEqual([3]);
  });

  it('is the one that undo brings back, also the last; redo goes on again', () => {
    const { store, selected } = open({ images: [1, 2] });
    store.placeSelection('t1');
    store.placeSelection('t2');
    expect(selected()).toEqual([]);
    store.undo();
    expect(selected()).toEqual([2]);
    store.undo();
    expect(selected()).toEqual([1]);
    store.redo();
    expect(selected()).toEqual([2]);
  });

  it('is there again when a reset or a gone image fills or changes the pool', () => {
    const { store, selected } = open({ images: [1, 2, 3] });
    store.dropImages([1]);
    expect(selected()).toEqual([2]);
    store.perform({ type: 'move', images: [2, 3], to: { tier: 't1', before: null } });
    expect(selected()).toEqual([]);
    store.perform({ type: 'reset' });
    expect(selected()).toEqual([2]);
  });

  it('is nothing once let go of, until an image is placed', () => {
    const { store, selected } = open();
    store.clearSelection();
    store.perform({ type: 'renameTier', tier: 't1', label: 'Tops' });
    expect(selected()).toEqual([]);
    store.click(2, 'only');
    store.placeSelection('t1');
    expect(selected()).toEqual([3]);
  });

  it('is always in the pool, whatever is done', () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('place'), row: fc.constantFrom('t1', 't2', 'pool') }),
      fc.record({ kind: fc.constant('click'), image: fc.integer({ min: 1, max: 5 }) }),
      fc.record({ kind: fc.constant('drag'), image: fc.integer({ min: 1, max: 5 }) }),
      fc.record({ kind: fc.constantFrom('skip', 'undo', 'redo', 'back', 'reset') }),
    );
    fc.assert(
      fc.property(fc.boolean(), fc.array(step, { maxLength: 30 }), (always, steps) => {
        const { store, board, selected } = open({ images: [1, 2, 3, 4, 5], always });
        for (const taken of steps) {
          if ('row' in taken) store.placeSelection(taken.row);
          else if ('image' in taken && taken.kind === 'click') store.click(taken.image, 'toggle');
          else if ('image' in taken)
            store.perform({ type: 'move', images: [taken.image], to: { tier: 't1', before: null } });
          else if (taken.kind === 'back') store.perform({ type: 'toPool', images: [1] });
          else if (taken.kind === 'reset') store.perform({ type: 'reset' });
          else if (taken.kind === 'skip') store.skip();
          else if (taken.kind === 'undo') store.undo();
          else store.redo();
          if (store.getState().selection.isOffered)
            expect(board().pool).toEqual(expect.arrayContaining(selected()));
        }
      }),
    );
  });
});

describe('with a mouse', () => {
  it('nothing is offered before a click has placed an image, nor after a drag or a move between tiers', () => {
    const { store, selected } = open({ always: false });
    expect(selected()).toEqual([]);
    store.perform({ type: 'move', images: [3], to: { tier: 't1', before: null } });
    expect(selected()).toEqual([]);
    store.click(3, 'only');
    store.placeSelection('t2');
    expect(selected()).toEqual([]);
    store.click(1, 'only');
    store.placeSelection('t2');
    expect(selected()).toEqual([2]);
  });
});
