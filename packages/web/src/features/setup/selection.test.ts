import { describe, expect, test } from 'vitest';
import {
  chooseMain,
  EMPTY_SELECTION,
  extend,
  pick,
  selectAll,
  startSelection,
  toAddress,
  toggle,
  toggleRange,
} from './selection.ts';

const order = [10, 20, 30, 40, 50];
const taken = (selection: { taken: ReadonlySet<number> }) => order.filter((id) => selection.taken.has(id));

describe('the selection of a setup', () => {
  test('starts with every image', () => {
    expect(taken(startSelection(order, undefined))).toEqual(order);
  });

  test('finds again what was selected before', () => {
    const found = startSelection(order, { taken: [20, 40], main: 40 });

    expect(taken(found)).toEqual([20, 40]);
    expect(found.main).toBe(40);
  });

  test.each([
    [null],
    ['20'],
    [{ taken: [] }],
    [{ taken: [999], main: 999 }],
    [{ taken: { 0: 20 }, main: '20' }],
  ])('takes every image when what was kept is junk: %j', (junk) => {
    const found = startSelection(order, junk);

    expect(taken(found)).toEqual(order);
    expect(found.main).toBeNull();
  });

  test('SU-14, SU-15: a click takes an image and a second one lets it go', () => {
    const once = toggle(EMPTY_SELECTION, 30);
    expect(taken(once)).toEqual([30]);
    expect(taken(toggle(once, 30))).toEqual([]);
  });

  test('a Shift click takes everything between, in either direction', () => {
    expect(taken(extend(toggle(EMPTY_SELECTION, 20), order, 40))).toEqual([20, 30, 40]);
    expect(taken(extend(toggle(EMPTY_SELECTION, 40), order, 20))).toEqual([20, 30, 40]);
  });

  test('without Shift, two taps are the ends of a range once that was asked for, and the third is a tap again', () => {
    const first = pick(toggleRange(toggle(EMPTY_SELECTION, 10)), order, 30, false);
    expect([taken(first), first.ranging]).toEqual([[10, 30], true]);

    const second = pick(first, order, 50, false);
    expect([taken(second), second.ranging]).toEqual([[10, 30, 40, 50], false]);
    expect(taken(pick(second, order, 10, false))).toEqual([30, 40, 50]);
  });

  test('a range that is asked for and no longer wanted leaves a tap a tap', () => {
    const unwanted = toggleRange(toggleRange(toggle(EMPTY_SELECTION, 10)));

    expect(taken(pick(unwanted, order, 30, false))).toEqual([10, 30]);
  });

  test('a Shift click lets everything between go when the first click let an image go', () => {
    const without20 = toggle(selectAll(EMPTY_SELECTION, order), 20);
    expect(taken(extend(without20, order, 40))).toEqual([10, 50]);
  });

  test('a Shift click without an earlier click is a click', () => {
    expect(taken(extend(EMPTY_SELECTION, order, 40))).toEqual([40]);
  });

  test('the address lists the images in the order of the album, also when all are taken', () => {
    expect(toAddress(selectAll(EMPTY_SELECTION, order), order)).toEqual(order);
    expect(toAddress(toggle(toggle(EMPTY_SELECTION, 50), 10), order)).toEqual([10, 50]);
  });

  test('the main image is taken with its star, and a second touch takes only the star away', () => {
    const starred = chooseMain(toggle(EMPTY_SELECTION, 10), 30);
    expect(taken(starred)).toEqual([10, 30]);
    expect(starred.main).toBe(30);
    expect(chooseMain(starred, 30)).toMatchObject({ main: null, taken: new Set([10, 30]) });
  });

  test('an image that is let go is no longer the main one, whichever way it goes', () => {
    const starred = chooseMain(selectAll(EMPTY_SELECTION, order), 30);
    expect(toggle(starred, 30).main).toBeNull();
    expect(extend(toggle(starred, 20), order, 40).main).toBeNull();
    expect(extend(toggle(starred, 50), order, 40).main).toBe(30);
  });
});
