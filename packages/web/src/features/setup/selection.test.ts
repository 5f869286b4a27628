import { describe, expect, test } from 'vitest';
import { extend, NOTHING, selectAll, startSelection, toAddress, toggle } from './selection.ts';

const order = [10, 20, 30, 40, 50];
const taken = (selection: { taken: ReadonlySet<number> }) => order.filter((id) => selection.taken.has(id));

describe('the selection of a setup', () => {
  test('starts with every image', () => {
    expect(taken(startSelection(order, undefined))).toEqual(order);
  });

  test('finds again what was selected before', () => {
    expect(taken(startSelection(order, [20, 40]))).toEqual([20, 40]);
  });

  test.each([[null], ['20'], [[]], [[999]], [{ 0: 20 }]])(
    'takes every image when what was kept is junk: %j',
    (junk) => {
      expect(taken(startSelection(order, junk))).toEqual(order);
    },
  );

  test('a click takes an image and a second one lets it go', () => {
    const once = toggle(NOTHING, 30);
    expect(taken(once)).toEqual([30]);
    expect(taken(toggle(once, 30))).toEqual([]);
  });

  test('a Shift click takes everything between, in either direction', () => {
    expect(taken(extend(toggle(NOTHING, 20), order, 40))).toEqual([20, 30, 40]);
    expect(taken(extend(toggle(NOTHING, 40), order, 20))).toEqual([20, 30, 40]);
  });

  test('a Shift click lets everything between go when the first click let an image go', () => {
    const without20 = toggle(selectAll(order), 20);
    expect(taken(extend(without20, order, 40))).toEqual([10, 50]);
  });

  test('a Shift click without an earlier click is a click', () => {
    expect(taken(extend(NOTHING, order, 40))).toEqual([40]);
  });

  test('the address leaves the images out when all are taken', () => {
    expect(toAddress(selectAll(order), order)).toBeNull();
  });

  test('the address lists the images in the order of the album', () => {
    expect(toAddress(toggle(toggle(NOTHING, 50), 10), order)).toEqual([10, 50]);
  });
});
